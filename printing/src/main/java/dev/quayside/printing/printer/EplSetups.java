package dev.quayside.printing.printer;

import org.jspecify.annotations.Nullable;

/// Converts a profile to the scales of EPL2.
final class EplSetups {

  /// The gap in dots between two labels on a roll, about an eighth of an inch; the sensor finds the
  /// exact gap.
  private static final int GAP = 24;

  /// The speed steps of the 28xx desktop printers, in half inches a second.
  private static final int[] STEPS = {3, 4, 5, 7};

  private EplSetups() {}

  static EplSetup of(Profile profile) {
    Integer darkness = profile.darkness();
    return new EplSetup(
        darkness == null ? null : darkness / 2,
        step(profile.speed()),
        profile.dpi().dots(profile.right()),
        profile.dpi().dots(profile.down()),
        profile.upsideDown(),
        options(profile.handling()),
        length(profile));
  }

  private static @Nullable Integer step(@Nullable Integer inches) {
    if (inches == null) {
      return null;
    }
    int step = 1;
    while (step < STEPS.length && STEPS[step] <= 2 * inches) {
      step++;
    }
    return step;
  }

  private static @Nullable String options(@Nullable Handling handling) {
    return switch (handling) {
      case CUT -> "C";
      case PEEL_OFF -> "P";
      case TEAR_OFF -> "";
      case null -> null;
    };
  }

  private static @Nullable String length(Profile profile) {
    int dots = profile.dpi().dots(profile.media().height());
    return switch (profile.tracking()) {
      case GAP -> "Q" + dots + "," + GAP;
      case MARK -> "Q" + dots + ",B" + GAP;
      case CONTINUOUS -> "Q" + dots + ",0";
      case null -> null;
    };
  }
}
