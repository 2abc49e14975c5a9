package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.file.ProductFiles.Meant;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// POST /v1/products/import.
public record ProductImportRoutes(ProductFiles files) implements Routes {

  private static final Boolean[] EITHER = {true, false};

  @Override
  public void register(RouteTable routes) {
    routes.postTable(
        "/v1/products/import",
        Role.OPERATOR,
        ProductImportJson::read,
        (call, asked) ->
            taken(call, asked.content().getBytes(StandardCharsets.UTF_8), asked.dryRun()),
        this::table);
  }

  private Reply table(Call call, InputStream table) throws IOException {
    boolean dry =
        call.query(query -> Boolean.TRUE.equals(query.choice("dryRun", EITHER, String::valueOf)));
    return taken(call, FileText.bytes(table), dry);
  }

  private Reply taken(Call call, byte[] file, boolean dry) {
    var preview = files.preview(call.caller(), file, Meant.OUNCES_AND_DOLLARS);
    var intake = dry ? preview.intake() : files.take(call.caller(), preview);
    return Reply.ok(ProductImportJson.of(preview, intake, dry));
  }
}
