package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
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
    var caller =
        keys.authenticate(apiKey)
            .orElseThrow(
                () -> ProblemException.refused(ProblemCode.UNAUTHORIZED, AccessWords.WRONG_KEY))
            .caller();
    keys.noteUse(caller);
    return caller;
  }

  private Reply exchange(Call call, String apiKey) {
    var token = tokens.issue(call.caller());
    call.goodUntil(token.expiresAt());
    return Reply.ok(new Issued(token.token(), token.expiresAt(), "Bearer"));
  }

  private record Issued(String token, Instant expiresAt, String tokenType) {}
}
