package dev.quayside.engine.platform.health;

/// The free space on the data's disk.
public enum DiskRoom {
  OK,
  /// A person should free some space.
  LOW,
  /// The next changes may not fit on it.
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
