package dev.quayside.engine.retention;

import dev.quayside.engine.platform.server.json.JsonText;
import java.time.Instant;

/// The `data` of the event data.purged.
record PurgeJson(
    Instant startedAt,
    Instant closedBefore,
    int shipments,
    int labelFiles,
    int orders,
    int contacts) {

  static String of(Purge purge) {
    var tally = purge.tally();
    return JsonText.write(
        new PurgeJson(
            purge.startedAt(),
            purge.before(),
            tally.shipments(),
            tally.labelFiles(),
            tally.orders(),
            tally.contacts()));
  }
}
