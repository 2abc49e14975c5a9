package dev.quayside.engine.print.setup;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.source.PrintKind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A print route on the wire.
///
/// @param carrier null for every carrier
/// @param station the desk at which it counts
record PrintRouteJson(
    String kind, @Nullable String carrier, String printer, @Nullable String station) {

  static PrintRouteJson of(PrintRoute route) {
    var carrier = route.carrier().isEmpty() ? null : route.carrier();
    return new PrintRouteJson(route.kind().wire(), carrier, route.printer(), route.station());
  }

  static PrintRoute read(Fields body) {
    body.require("kind");
    var kind = body.choice("kind", PrintKind.values(), PrintKind::wire);
    return new PrintRoute(
        Objects.requireNonNullElse(kind, PrintKind.LABEL),
        Objects.requireNonNullElse(body.text("carrier"), ""),
        body.requiredText("printer"),
        body.text("station"));
  }
}
