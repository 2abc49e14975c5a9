package dev.quayside.engine.retention;

import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How long customer data is kept, on the wire.
///
/// @param days null for ever
/// @param last the purge that began last; null before the first
record RetentionJson(@Nullable Integer days, @Nullable RoundJson last) {

  /// @param finishedAt null while it runs
  record RoundJson(
      Instant startedAt, Instant closedBefore, @Nullable Instant finishedAt, TallyJson forgotten) {}

  record TallyJson(int shipments, int labelFiles, int orders, int contacts) {
    static TallyJson of(PurgeCount count) {
      return new TallyJson(count.shipments(), count.labelFiles(), count.orders(), count.contacts());
    }
  }

  static RetentionJson of(Retention retention, Optional<Purge> last) {
    return new RetentionJson(retention.days(), last.map(RetentionJson::round).orElse(null));
  }

  private static RoundJson round(Purge purge) {
    return new RoundJson(
        purge.startedAt(), purge.before(), purge.finishedAt(), TallyJson.of(purge.tally()));
  }

  static Retention read(Fields body) {
    var retention = new Retention(body.integer("days"));
    retention.check(body.violations());
    return retention;
  }
}
