package dev.quayside.app.screen.ship;

import java.util.List;

/// How the last scan went, large enough to be read from where the parcels are.
///
/// @param key of its words in the bundles
/// @param values for `{0}`, `{1}`
/// @param leads whether what the next key does is said after it
public record ScanState(Kind kind, String key, List<Object> values, boolean leads) {

  /// Its colour.
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

  /// Its colour, when this is what the next key does.
  Kind kindBefore(NextKey next) {
    return leads && kind == Kind.READY && !next.isSmooth() ? Kind.ATTENTION : kind;
  }

  /// Whether nothing but the next key is to be told.
  boolean isReady() {
    return key.equals(NextKey.SCAN.words());
  }
}
