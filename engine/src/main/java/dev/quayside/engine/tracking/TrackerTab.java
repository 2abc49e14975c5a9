package dev.quayside.engine.tracking;

/// What a person looks for among parcels.
public enum TrackerTab {
  /// Those that may still move, with trouble first.
  UNDER_WAY,
  /// Exceptions, and those that are later than promised.
  ATTENTION,
  /// Those whose journey has ended.
  ENDED,
  ALL
}
