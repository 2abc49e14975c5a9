package dev.quayside.engine.print.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.render.Renders;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The documents of the installation itself: a printer's test label and the sheet of scanner
/// commands.
final class PrinterSheets implements DocumentSource {

  private final LabelPrintRenderer renderer;
  private final Renders renders = new Renders();

  PrinterSheets(LabelPrintRenderer renderer) {
    this.renderer = renderer;
  }

  @Override
  public Optional<Paper> find(Caller caller, String documentId) {
    return switch (documentId) {
      case TEST_LABEL ->
          Optional.of(new Paper(PrintKind.LABEL, "Test label", null, this::testLabel));
      case COMMAND_SHEET ->
          Optional.of(new Paper(PrintKind.SHEET, "Scanner commands", null, this::commands));
      default -> Optional.empty();
    };
  }

  private byte[] testLabel(Printer printer) {
    return renderer.print(printer, List.of(LabelContent.of(printer.testLabel())), null);
  }

  /// Draws the command sheet to fit the media loaded in the printer.
  private byte[] commands(Printer printer) {
    var page = Documents.commandSheet(printer.profile().media(), Locale.getDefault());
    return printer.render(page, renders);
  }
}
