package dev.quayside.app.screen.settings.shops;

import dev.quayside.engine.source.SyncTally;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.printing.message.Message;
import org.jspecify.annotations.Nullable;

/// An order of a shop that was not taken in.
///
/// @param number as the shop shows it
/// @param reason null when it was refused
/// @param fault what is wrong with it; null when there is nothing to ship
public record LeftOut(
    String externalId, String number, @Nullable SkipReason reason, @Nullable Message fault) {

  static LeftOut of(SyncTally.Skipped one) {
    return new LeftOut(one.externalId(), one.number(), one.reason(), null);
  }

  static LeftOut of(SyncTally.Refused one) {
    return new LeftOut(one.externalId(), one.number(), null, one.message());
  }

  /// 0 for what could not be taken in, 1 for a status to be explained, 2 for what is not shipped
  /// from here.
  int rank() {
    if (reason == null) {
      return 0;
    }
    return reason == SkipReason.UNKNOWN_STATUS ? 1 : 2;
  }
}
