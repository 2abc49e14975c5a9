package dev.quayside.engine.access;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import java.time.Instant;

/// POST /v1/auth/token.
public final class TokenRoutes implements Routes {

  private final ApiKeys keys;
  private final Tokens tokens;

  public TokenRoutes(ApiKeys keys, Tokens tokens) {
    this.keys = keys;
    this.tokens = tokens;
  }

  @Override
  public void register(RouteTable routes) {
    routes.postCredential(
        "/v1/auth/token", body -> body.requiredText("apiKey"), this::identity, this::exchange);
  }

  private Caller identity(String apiKey) {
    return keys.authenticate(apiKey)
        .orElseThrow(
            () ->
                ProblemException.refused(
                    ProblemCode.UNAUTHORIZED, "the apiKey is not valid or was revoked"))
        .caller();
  }

  private Reply exchange(Call call, String apiKey) {
    var token = tokens.issue(call.caller());
    return Reply.ok(new Issued(token.token(), token.expiresAt(), "Bearer"));
  }

  private record Issued(String token, Instant expiresAt, String tokenType) {}
}
