package dev.quayside.engine.print.station;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.station.KnownStation;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A station on the wire.
///
/// @param status online or offline
/// @param printers names of those it has
record StationJson(
    String id,
    String name,
    String status,
    Instant lastSeenAt,
    @Nullable String version,
    List<String> printers) {

  static StationJson of(KnownStation known, List<String> printers) {
    return new StationJson(
        known.station().id(),
        known.station().name(),
        known.online() ? "online" : "offline",
        known.lastSeenAt(),
        known.version(),
        printers);
  }

  static String readName(Fields body) {
    return body.requiredText("name");
  }
}
