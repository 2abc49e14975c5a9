package dev.quayside.engine.account.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.JWSVerifier;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.MACVerifier;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.UUID;

/// Bearer tokens: HS256 JWTs with the claims of decisions section 2. They are valid for an hour by
/// the workspace's clock, while their key works.
public final class Tokens {

  public static final int KEY_BYTES = 32;

  private static final Duration LIFETIME = Duration.ofMinutes(60);
  private static final String ISSUER = "quayside";
  private static final String WORKSPACE = "ws";

  private final ApiKeys keys;
  private final WorkspaceClock clock;
  private final JWSSigner signer;
  private final JWSVerifier verifier;

  /// @param clock the time of each workspace
  /// @param signingKey {@link #KEY_BYTES} random bytes, this installation's own
  public Tokens(ApiKeys keys, WorkspaceClock clock, byte[] signingKey) {
    this.keys = keys;
    this.clock = clock;
    try {
      signer = new MACSigner(signingKey);
      verifier = new MACVerifier(signingKey);
    } catch (JOSEException e) {
      throw new IllegalArgumentException("the signing key is too short", e);
    }
  }

  /// Issues a token to a caller with a key.
  public AccessToken issue(Caller key) {
    var issuedAt = clock.now(key.workspace());
    var expiresAt = Instant.ofEpochSecond(issuedAt.plus(LIFETIME).getEpochSecond());
    var claims =
        new JWTClaimsSet.Builder()
            .issuer(ISSUER)
            .subject(key.keyId())
            .claim(WORKSPACE, key.workspace().value())
            .claim("env", key.environment().wire())
            .claim("role", key.role().wire())
            .issueTime(Date.from(issuedAt))
            .expirationTime(Date.from(expiresAt))
            .jwtID(UUID.randomUUID().toString())
            .build();
    var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims);
    try {
      token.sign(signer);
    } catch (JOSEException e) {
      throw new IllegalStateException("a token could not be signed", e);
    }
    return new AccessToken(token.serialize(), expiresAt);
  }

  /// The working key behind an unexpired token issued here. The rights are the key's present ones,
  /// not those in the token.
  public Optional<ApiKey> authenticate(String token) {
    try {
      var signed = SignedJWT.parse(token);
      if (!signed.getHeader().getAlgorithm().equals(JWSAlgorithm.HS256)
          || !signed.verify(verifier)) {
        return Optional.empty();
      }
      return key(signed.getJWTClaimsSet());
    } catch (ParseException | JOSEException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Optional<ApiKey> key(JWTClaimsSet claims) throws ParseException {
    var workspace = claims.getStringClaim(WORKSPACE);
    var expires = claims.getExpirationTime();
    if (!ISSUER.equals(claims.getIssuer()) || workspace == null || expires == null) {
      return Optional.empty();
    }
    return keys.find(new WorkspaceId(workspace), claims.getSubject())
        .filter(key -> clock.now(key.workspace()).isBefore(expires.toInstant()));
  }
}
