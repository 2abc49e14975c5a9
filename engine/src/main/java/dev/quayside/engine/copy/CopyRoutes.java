package dev.quayside.engine.copy;

import dev.quayside.engine.account.access.Credentials;
import dev.quayside.engine.account.workspace.WorkspaceWords;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// /v1/workspaces/:id/copy: settings of another workspace, copied into the caller's own. The other
/// one is proven by a credential of its own, which may be of the other environment.
public record CopyRoutes(SettingsCopies copies, Credentials credentials) implements Routes {

  private static final String COPY = "/v1/workspaces/:id/copy";

  @Override
  public void register(RouteTable routes) {
    routes.post(COPY, Role.ADMIN, CopyJson::read, this::copy);
    routes.post(COPY + "/preview", Role.ADMIN, CopyJson::read, this::preview);
  }

  private Reply copy(Call call, CopyJson.Asked asked) {
    var request = request(call, asked);
    return call.<List<Copied>>ok(key -> copies.copy(request, key), CopyJson::of);
  }

  private Reply preview(Call call, CopyJson.Asked asked) {
    return Reply.ok(CopyJson.of(copies.preview(request(call, asked))));
  }

  private CopyRequest request(Call call, CopyJson.Asked asked) {
    var own = call.caller().workspace();
    if (!own.value().equals(call.path("id"))) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, WorkspaceWords.NONE, call.path("id"));
    }
    return new CopyRequest(
        other(asked.fromKey()), true, call.caller(), asked.kinds(), asked.replace());
  }

  private Caller other(String credential) {
    return credentials
        .caller(credential)
        .orElseThrow(
            () ->
                ProblemException.invalid(ProblemCode.INVALID_REQUEST, "fromKey", CopyWords.NO_KEY));
  }
}
