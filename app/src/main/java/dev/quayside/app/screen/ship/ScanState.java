package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.packing.NextKey;
import java.util.List;

/// The result of the last scan, large enough to be read from beside the parcels.
///
/// @param key of its text in the bundles
/// @param values for `{0}`, `{1}`
/// @param leads whether the text of the next key follows
public record ScanState(Kind kind, String key, List<Object> values, boolean leads) {

  /// The colours of the result.
  public enum Kind {
    READY,
    BUSY,
    DONE,
    ATTENTION,
    STOP
  }

  public ScanState {
    values = List.copyOf(values);
  }

  static ScanState of(Kind kind, String key, Object... values) {
    return new ScanState(kind, key, List.of(values), false);
  }

  ScanState leading() {
    return new ScanState(kind, key, values, true);
  }

  /// The colour when this is what the next key does.
  Kind kindBefore(NextKey next) {
    return leads && kind == Kind.READY && !next.isSmooth() ? Kind.ATTENTION : kind;
  }

  /// Whether only the next key is to be shown.
  boolean isReady() {
    return key.equals(NextKey.SCAN.words());
  }
}
