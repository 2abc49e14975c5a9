package dev.quayside.app.cli.sources;

import dev.quayside.app.cli.api.ApiCommand;
import dev.quayside.app.cli.client.Answer;
import dev.quayside.app.cli.client.Api;
import dev.quayside.engine.base.identity.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What the commands of sources share.
abstract class SourcesAccess extends ApiCommand {

  static final String SOURCES = "/v1/sources";

  /// Shops are kept with their secrets.
  @Override
  protected Role role() {
    return Role.ADMIN;
  }

  final Answer source(Api api, String id) {
    return api.get(SOURCES + "/" + id, Map.of());
  }

  final void show(Answer source) {
    show(source, Stream.of(source.text("id")), () -> lines(source));
  }

  private static List<String> lines(Answer source) {
    var lines = new ArrayList<String>();
    lines.add(
        source.text("name") + " (" + source.text("kindName") + ", " + source.text("id") + ")");
    lines.add("connection: " + source.text("connection") + with(source.text("message")));
    lines.add(
        "pulls: "
            + source.at("sync").text("status")
            + with(source.at("sync").at("error").text("message")));
    var counts = source.at("counts");
    lines.add(
        "orders: %s open, %s held; parcels to tell of: %s, refused: %s"
            .formatted(
                counts.text("open"),
                counts.text("held"),
                counts.text("waitingPostBacks"),
                counts.text("refusedPostBacks")));
    var notTold = source.at("postBack").text("message");
    if (!notTold.isEmpty()) {
      lines.add(notTold);
    }
    return lines;
  }

  private static String with(String message) {
    return message.isEmpty() ? "" : ", " + message;
  }
}
