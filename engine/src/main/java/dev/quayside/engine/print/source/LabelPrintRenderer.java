package dev.quayside.engine.print.source;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.render.Renders;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Labels as bytes for a printer. On label sheets they go on from the place where the last job
/// ended; elsewhere they come out one after the other.
public final class LabelPrintRenderer {

  private final PrinterRegistry printers;
  private final Renders renders = new Renders();

  public LabelPrintRenderer(PrinterRegistry printers) {
    this.printers = printers;
  }

  /// @param job whose labels they are, null for none of the queue's
  /// @throws ProblemException `CONFLICT` for more than one label in a language of single pictures
  public byte[] print(Printer printer, List<LabelContent> labels, @Nullable String job) {
    var sheet = printer.profile().sheet();
    if (sheet != null) {
      int start = printers.sheetPlace(printer.name());
      var bytes = printer.render(sheet, start, labels, renders);
      printers.turnTo(printer.name(), sheet.after(start, labels.size()), job);
      return bytes;
    }
    if (labels.size() > 1 && printer.language() == Language.PNG) {
      throw ProblemException.refused(ProblemCode.CONFLICT, PrintWords.ONE_A_FILE, printer.name());
    }
    return printer.renderAll(labels, renders);
  }
}
