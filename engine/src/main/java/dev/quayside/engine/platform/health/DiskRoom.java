package dev.quayside.engine.platform.health;

/// What is left of the disk the data is on.
public enum DiskRoom {
  OK,
  /// Somebody should make room.
  LOW,
  /// The next changes may not fit.
  FULL;

  private static final long LOW_BYTES = 512L << 20;
  private static final long FULL_BYTES = 16L << 20;

  public static DiskRoom of(long usableBytes) {
    if (usableBytes < FULL_BYTES) {
      return FULL;
    }
    return usableBytes < LOW_BYTES ? LOW : OK;
  }
}
