package dev.quayside.app.screen.ship;

import java.util.List;

/// How the last scan went, large enough to be read from where the parcels are.
///
/// @param key of its words in the bundles
/// @param values for `{0}`, `{1}`
public record ScanState(Kind kind, String key, List<Object> values) {

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
    return new ScanState(kind, key, List.of(values));
  }
}
