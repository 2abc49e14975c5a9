package dev.quayside.engine.order.file.api;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.external.ShippedImport;
import dev.quayside.engine.order.file.ShippedFile;
import dev.quayside.engine.order.file.ShippedFiles;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.nio.charset.StandardCharsets;

/// POST /v1/orders/shipped/import.
public record ShippedImportRoutes(ShippedImport shipped) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/shipped/import", Role.OPERATOR, ShippedImportJson::read, this::take);
  }

  private Reply take(Call call, ShippedImportJson.Asked asked) {
    var caller = call.caller();
    ShippedFiles files = shipped.files();
    var seen = files.preview(caller, asked.content().getBytes(StandardCharsets.UTF_8));
    ShippedFile file =
        asked.columns().isEmpty()
            ? seen
            : files.preview(seen, OrderImportJson.mapping(seen.sheet(), asked.columns()));
    if (asked.dryRun()) {
      return Reply.ok(ShippedImportJson.of(file, shipped.tried(caller, file), true));
    }
    return call.<ShippedImport.Result>ok(
        key -> shipped.take(caller, file, key),
        result -> ShippedImportJson.of(file, result, false));
  }
}
