package dev.quayside.printing.printer;

import dev.quayside.printing.measure.Length;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Words a printer's settings for its test label.
final class ProfileWords {

  private static final double MM_PER_MIL = 0.0254;

  private ProfileWords() {}

  static List<String> of(Printer printer) {
    Profile profile = printer.profile();
    return List.of(
        "%s, %d dpi, %s"
            .formatted(printer.language(), profile.dpi().dotsPerInch(), profile.mediaSize()),
        "Darkness %s, speed %s".formatted(own(profile.darkness()), own(profile.speed())),
        String.format(
            Locale.ROOT,
            "Right %.2f mm, down %.2f mm",
            millimetres(profile.right()),
            millimetres(profile.down())),
        "%s, tracking %s, handling %s"
            .formatted(
                profile.upsideDown() ? "Foot first" : "Head first",
                own(profile.tracking()),
                own(profile.handling())),
        printer.transport().address());
  }

  private static double millimetres(Length length) {
    return length.inMils() * MM_PER_MIL;
  }

  private static String own(@Nullable Object setting) {
    return setting == null
        ? "as set"
        : setting.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
