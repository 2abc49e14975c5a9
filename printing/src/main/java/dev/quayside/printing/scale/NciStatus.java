package dev.quayside.printing.scale;

import java.util.Optional;

/// The status bytes of an NCI scale (SCP-01): bits 4 and 5 are always set, bit 6 says that another
/// byte follows.
///
/// @param first motion, at zero, faults of its memory
/// @param second under and over capacity, faults of its program and calibration
/// @param third range, net, fault of its zero; 0 when the scale sends two bytes
record NciStatus(int first, int second, int third) {

  private static final int MARK = 0x30;
  private static final int FOLLOWS = 0x40;
  private static final int MOTION = 0x1;
  private static final int MEMORY_FAULTS = 0xc;
  private static final int CAPACITY_AND_FAULTS = 0xf;
  private static final int RANGE = 0x3;
  private static final int ZERO_FAULT = 0x8;

  /// The status of these bytes; empty when their number is not what they announce.
  static Optional<NciStatus> of(String bytes) {
    if (bytes.length() < 2 || bytes.length() > 3 || !bytes.chars().allMatch(NciStatus::isMarked)) {
      return Optional.empty();
    }
    boolean more = (bytes.charAt(1) & FOLLOWS) != 0;
    boolean end = (bytes.charAt(bytes.length() - 1) & FOLLOWS) == 0;
    return more == (bytes.length() == 3) && end
        ? Optional.of(new NciStatus(bytes.charAt(0), bytes.charAt(1), more ? bytes.charAt(2) : 0))
        : Optional.empty();
  }

  private static boolean isMarked(int status) {
    return (status & MARK) == MARK;
  }

  boolean isStable() {
    return (first & MOTION) == 0;
  }

  /// Whether the scale shows a valid weight. Of the ranges only low and high are defined.
  boolean isWell() {
    int range = third & RANGE;
    return (first & MEMORY_FAULTS) == 0
        && (second & CAPACITY_AND_FAULTS) == 0
        && (third & ZERO_FAULT) == 0
        && (range == 0 || range == RANGE);
  }
}
