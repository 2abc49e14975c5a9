package dev.quayside.engine.print.source;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.printer.Printer;
import java.util.function.Supplier;

/// Documents on whole sheets: they are printed on printers that take PDF, never on label printers.
public final class OfficePaper {

  private OfficePaper() {}

  /// Whether it is a label printer, which has no sheets.
  public static boolean hasLabels(Printer printer) {
    return !printer.language().isPaged();
  }

  /// @throws ProblemException `CONFLICT` when it is a label printer
  public static byte[] on(Printer printer, Supplier<byte[]> pdf) {
    if (hasLabels(printer)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, PrintWords.LABELS_ONLY, printer.name());
    }
    return pdf.get();
  }
}
