package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.nio.charset.StandardCharsets;

/// POST /v1/orders/import.
public record OrderImportRoutes(OrderFiles files) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/import", Role.OPERATOR, OrderImportJson::read, this::take);
  }

  private Reply take(Call call, OrderImportJson.Asked asked) {
    var seen = files.preview(call.caller(), asked.content().getBytes(StandardCharsets.UTF_8));
    var preview =
        asked.columns().isEmpty()
            ? seen
            : files.preview(seen, OrderImportJson.mapping(seen.sheet(), asked.columns()));
    if (asked.dryRun()) {
      return Reply.ok(OrderImportJson.of(preview, null));
    }
    var taken =
        files.take(
            call.caller(),
            asked.name(),
            preview,
            call.receipt(200, made -> OrderImportJson.of(preview, made)));
    return Reply.ok(OrderImportJson.of(preview, taken));
  }
}
