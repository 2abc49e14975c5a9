package dev.quayside.engine.tracking;

/// The tabs of the list of parcels.
public enum TrackerTab {
  /// Parcels under way, with exceptions and late ones first.
  UNDER_WAY,
  /// Exceptions and late parcels.
  ATTENTION,
  /// Parcels whose journey has ended.
  ENDED,
  ALL
}
