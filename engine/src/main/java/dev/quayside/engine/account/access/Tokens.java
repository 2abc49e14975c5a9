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
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.setting.InstallationKeys;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.UUID;

/// Bearer tokens: HS256 JWTs with the claims of docs/api/workspaces.md. They are valid for an hour
/// by the workspace's clock, while their key works.
public final class Tokens {

  public static final int KEY_BYTES = InstallationKeys.TOKEN_BYTES;

  private static final Duration LIFETIME = Duration.ofMinutes(60);
  private static final String ISSUER = "quayside";
  private static final String WORKSPACE = "ws";
  private static final String USER = "usr";

  private final ApiKeys keys;
  private final People people;
  private final WorkspaceClock clock;
  private final JWSSigner signer;
  private final JWSVerifier verifier;

  /// Finds the people of a workspace.
  @FunctionalInterface
  public interface People {
    Optional<Person> find(WorkspaceId workspace, String id);
  }

  /// @param people those who may have signed in
  /// @param clock the time of each workspace
  /// @param signingKey {@link #KEY_BYTES} random bytes, this installation's own
  public Tokens(ApiKeys keys, People people, WorkspaceClock clock, byte[] signingKey) {
    this.keys = keys;
    this.people = people;
    this.clock = clock;
    try {
      signer = new MACSigner(signingKey);
      verifier = new MACVerifier(signingKey);
    } catch (JOSEException e) {
      throw new IllegalArgumentException("the signing key is too short", e);
    }
  }

  /// Issues a token to a caller with a key, and to the person who signed in with it.
  public AccessToken issue(Caller key) {
    var issuedAt = clock.now(key.workspace());
    var expiresAt = Instant.ofEpochSecond(issuedAt.plus(LIFETIME).getEpochSecond());
    var person = key.person();
    var claims =
        new JWTClaimsSet.Builder()
            .issuer(ISSUER)
            .subject(key.keyId())
            .claim(WORKSPACE, key.workspace().value())
            .claim("env", key.environment().wire())
            .claim("role", key.role().wire())
            .claim(USER, person == null ? null : person.id())
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

  /// The caller behind an unexpired token issued here: its key works, and the person who signed in
  /// is still there. The rights are their present ones, not those in the token.
  public Optional<Caller> authenticate(String token) {
    try {
      var signed = SignedJWT.parse(token);
      if (!signed.getHeader().getAlgorithm().equals(JWSAlgorithm.HS256)
          || !signed.verify(verifier)) {
        return Optional.empty();
      }
      return caller(signed.getJWTClaimsSet());
    } catch (ParseException | JOSEException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Optional<Caller> caller(JWTClaimsSet claims) throws ParseException {
    var workspace = claims.getStringClaim(WORKSPACE);
    var expires = claims.getExpirationTime();
    var user = claims.getStringClaim(USER);
    if (!ISSUER.equals(claims.getIssuer()) || workspace == null || expires == null) {
      return Optional.empty();
    }
    return keys.find(new WorkspaceId(workspace), claims.getSubject())
        .filter(key -> clock.now(key.workspace()).isBefore(expires.toInstant()))
        .map(ApiKey::caller)
        .flatMap(
            caller ->
                user == null
                    ? Optional.of(caller)
                    : people.find(caller.workspace(), user).map(caller::with));
  }
}
