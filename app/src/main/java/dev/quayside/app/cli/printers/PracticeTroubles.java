package dev.quayside.app.cli.printers;

import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.util.Locale;

/// Gives a practice printer faults by typed words.
final class PracticeTroubles {

  private final PracticePrinter printer;

  PracticeTroubles(PracticePrinter printer) {
    this.printer = printer;
  }

  /// @return the printer's state, or the list of words
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
