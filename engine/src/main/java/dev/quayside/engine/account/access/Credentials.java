package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Admission;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.Authenticator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the two credential headers. A bearer token wins over a key beside it, which must then be
/// of the same workspace.
public final class Credentials implements Authenticator {

  private static final String BEARER = "bearer ";

  private final ApiKeys keys;
  private final Tokens tokens;

  public Credentials(ApiKeys keys, Tokens tokens) {
    this.keys = keys;
    this.tokens = tokens;
  }

  @Override
  public Admission authenticate(@Nullable String apiKey, @Nullable String authorization) {
    var token = bearer(authorization);
    if (token.isEmpty() && apiKey == null) {
      throw unauthorized(
          "send an API key as X-API-Key, or a token of POST /v1/auth/token as Authorization:"
              + " Bearer");
    }
    var byToken = token.map(this::ofToken).map(this::admitted);
    var byKey = Optional.ofNullable(apiKey).map(this::ofKey);
    if (byToken.isPresent()
        && byKey.isPresent()
        && !byToken.get().caller().workspace().equals(byKey.get().caller().workspace())) {
      throw unauthorized("the token and the API key belong to different workspaces");
    }
    var admitted = byToken.or(() -> byKey).orElseThrow();
    keys.noteUse(admitted.caller());
    return admitted;
  }

  /// Whose credential a key or a token is, which came beside that of the request.
  public Optional<Caller> caller(String keyOrToken) {
    return KeyText.isOne(keyOrToken)
        ? keys.admit(keyOrToken).map(Admission::caller)
        : tokens.authenticate(keyOrToken);
  }

  private Admission admitted(Caller caller) {
    return new Admission(caller, () -> keys.isArchived(caller.workspace()));
  }

  private Caller ofToken(String token) {
    if (KeyText.isOne(token)) {
      throw unauthorized("an API key goes into the header X-API-Key, without Bearer");
    }
    return tokens
        .authenticate(token)
        .orElseThrow(() -> unauthorized("the token is not valid or has expired: get a new one"));
  }

  private Admission ofKey(String apiKey) {
    return keys.admit(apiKey)
        .orElseThrow(() -> unauthorized("the API key is not valid or was revoked"));
  }

  private static Optional<String> bearer(@Nullable String authorization) {
    return Optional.ofNullable(authorization)
        .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
        .map(header -> header.substring(BEARER.length()).strip());
  }

  private static ProblemException unauthorized(String message) {
    return ProblemException.refused(ProblemCode.UNAUTHORIZED, message);
  }
}
