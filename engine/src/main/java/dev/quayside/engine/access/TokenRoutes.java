package dev.quayside.engine.access;

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
    routes.openPost("/v1/auth/token", body -> body.requiredText("apiKey"), this::exchange);
  }

  private Reply exchange(Call call, String apiKey) {
    var key =
        keys.authenticate(apiKey)
            .orElseThrow(
                () ->
                    ProblemException.refused(
                        ProblemCode.UNAUTHORIZED, "the apiKey is not valid or was revoked"));
    call.requireListener(key.environment());
    var token = tokens.issue(key);
    return Reply.ok(new Issued(token.token(), token.expiresAt(), "Bearer"));
  }

  private record Issued(String token, Instant expiresAt, String tokenType) {}
}
