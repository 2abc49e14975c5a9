package dev.quayside.engine.order.file.api;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.order.file.ProductFiles.Meant;
import dev.quayside.engine.order.file.ProductTable;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// POST /v1/orders/import, POST /v1/products/import and GET /v1/products/export.
public record ImportRoutes(OrderFiles orders, ProductFiles products, ProductTable table)
    implements Routes {

  private static final Boolean[] EITHER = {true, false};

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/import", Role.OPERATOR, OrderImportJson::read, this::takeOrders);
    routes.postTable(
        "/v1/products/import",
        Role.OPERATOR,
        ProductImportJson::read,
        (call, asked) ->
            takeProducts(call, bytes(asked.content()), asked.columns(), asked.dryRun()),
        this::takeTable);
    routes.get("/v1/products/export", Role.VIEWER, this::export);
  }

  private Reply export(Call call) {
    var search = call.query(query -> Objects.requireNonNullElse(query.textOrNothing("search"), ""));
    return Reply.Download.csv("products.csv", table.csv(call.caller(), search, call.baseUrl()));
  }

  private Reply takeOrders(Call call, OrderImportJson.Asked asked) {
    var preview = preview(call.caller(), asked);
    if (asked.dryRun()) {
      return Reply.ok(OrderImportJson.of(preview, null));
    }
    return call.<Imported>ok(
        key -> orders.take(call.caller(), asked.name(), preview, key),
        taken -> OrderImportJson.of(preview, taken));
  }

  private Preview preview(Caller caller, OrderImportJson.Asked asked) {
    var seen = orders.preview(caller, bytes(asked.content()));
    var mapped =
        asked.columns().isEmpty()
            ? seen
            : orders.preview(caller, seen, OrderImportJson.mapping(seen.sheet(), asked.columns()));
    var currency = asked.currency();
    return currency == null ? mapped : orders.preview(caller, mapped, currency);
  }

  private Reply takeTable(Call call, InputStream table) throws IOException {
    boolean dry =
        call.query(query -> Boolean.TRUE.equals(query.choice("dryRun", EITHER, String::valueOf)));
    return takeProducts(call, FileText.bytes(table), List.of(), dry);
  }

  private Reply takeProducts(
      Call call, byte[] file, List<OrderImportJson.Chosen> columns, boolean dry) {
    var caller = call.caller();
    var seen = products.preview(caller, file, Meant.OUNCES_AND_DOLLARS);
    var preview =
        columns.isEmpty()
            ? seen
            : products.preview(caller, seen, OrderImportJson.mapping(seen.sheet(), columns));
    preview.requireColumns();
    var intake = dry ? preview.intake() : products.take(caller, preview);
    return Reply.ok(ProductImportJson.of(preview, intake, dry));
  }

  private static byte[] bytes(String content) {
    return content.getBytes(StandardCharsets.UTF_8);
  }
}
