package dev.quayside.app.cli.printers;

import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.util.Locale;

/// What a person does to a practice printer, by words.
final class PracticeTroubles {

  private final PracticePrinter printer;

  PracticeTroubles(PracticePrinter printer) {
    this.printer = printer;
  }

  /// @return how the printer is now, or the words there are
  String hear(String typed) {
    return switch (typed.strip().toLowerCase(Locale.ROOT)) {
      case "paper" -> give(Trouble.PAPER_OUT, "out of paper");
      case "ribbon" -> give(Trouble.RIBBON_OUT, "out of ribbon");
      case "cover" -> give(Trouble.HEAD_OPEN, "cover open");
      case "pause" -> give(Trouble.PAUSED, "paused");
      case "ok" -> mend();
      default -> "type paper, ribbon, cover, pause or ok";
    };
  }

  private String give(Trouble trouble, String state) {
    printer.give(trouble);
    return state;
  }

  private String mend() {
    for (var trouble : Trouble.values()) {
      printer.relieve(trouble);
    }
    return "ready";
  }
}
