package dev.quayside.engine.print.source;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.render.Renders;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Draws labels as bytes for a printer. On label sheets they start at the next free position;
/// elsewhere they are printed one after the other.
public final class LabelPrintRenderer {

  private final PrinterRegistry printers;
  private final Renders renders = new Renders();

  public LabelPrintRenderer(PrinterRegistry printers) {
    this.printers = printers;
  }

  Optional<Printer> printer(String name) {
    return printers.find(name);
  }

  /// @param job the print job of the labels; null when they are not printed by the queue
  /// @throws ProblemException `CONFLICT` for several labels on a PNG printer, which takes one
  ///   picture per file
  public byte[] print(Printer printer, List<LabelContent> labels, @Nullable String job) {
    var sheet = printer.profile().sheet();
    if (sheet != null) {
      int start = printers.sheetPlace(printer.name());
      var bytes = printer.render(sheet, start, labels, renders);
      printers.turnTo(printer.name(), sheet.after(start, labels.size()), job);
      return bytes;
    }
    if (labels.size() > 1 && printer.language().holdsOneLabel()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, PrintWords.ONE_A_FILE, printer.name());
    }
    return printer.renderAll(labels, renders);
  }
}
