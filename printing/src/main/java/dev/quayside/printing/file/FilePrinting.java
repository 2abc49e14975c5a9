package dev.quayside.printing.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.quayside.printing.artwork.PdfSheets;
import dev.quayside.printing.artwork.SheetFile;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Image;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplSettings;
import dev.quayside.printing.zpl.ZplCommands;
import dev.quayside.printing.zpl.ZplFormats;
import dev.quayside.printing.zpl.ZplSheets;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Turns a file of another program into the bytes a printer prints it from: unchanged where it is
/// in the printer's own language, drawn page by page elsewhere.
public final class FilePrinting {

  /// How every label of ours ends.
  private static final String ZPL_END = ZplSettings.close(new StringBuilder());

  private final Renders renders = new Renders();

  /// Whether a printer of this language can print a file.
  public boolean prints(PrintFile file, Language language) {
    return file.type().isDrawn()
        || file.type().isUnderstoodBy(language)
        || (file.type() == FileType.ZPL && ZplSheets.isDrawable(file.bytes()));
  }

  /// @throws dev.quayside.printing.message.Refusal when it cannot be printed there, or a page
  ///   cannot be drawn
  public byte[] bytes(PrintFile file, Printer printer) {
    if (file.type().isUnderstoodBy(printer.language())) {
      return repeated(file.bytes(), file.times());
    }
    if (file.type() == FileType.PDF && printer.language() == Language.PDF) {
      return officeSheets(file, printer);
    }
    try (SheetFile sheets = file.open()) {
      return drawn(file, sheets, printer);
    }
  }

  private static byte[] officeSheets(PrintFile file, Printer printer) {
    try (PdfSheets pdf = file.pdf()) {
      List<Integer> pages = file.pages().of(pdf.pages());
      return pdf.sheets(pages, file.times(), file::placing, media(file, printer));
    }
  }

  private byte[] drawn(PrintFile file, SheetFile sheets, Printer printer) {
    List<Integer> pages = file.pages().of(sheets.pages());
    if (printer.language().holdsOneLabel() && pages.size() * file.times() > 1) {
      throw new BadFile(Why.FILE_ONE_PAGE.of(printer.name()));
    }
    return switch (printer.language()) {
      case ZPL, EPL2, PNG -> {
        ByteArrayOutputStream once = new ByteArrayOutputStream();
        pages.forEach(
            page ->
                once.writeBytes(fed(printer.render(page(file, sheets, page, printer), renders))));
        yield repeated(once.toByteArray(), file.times());
      }
      case PDF -> {
        List<LabelDocument> all = new ArrayList<>();
        pages.forEach(page -> all.add(page(file, sheets, page, printer)));
        yield renders.pdf(
            Collections.nCopies(file.times(), all).stream().flatMap(List::stream).toList(),
            printer.profile().dpi());
      }
    };
  }

  /// A blank page comes out as a blank label: a ZPL printer feeds none for a format that draws
  /// nothing, and the count of labels would be wrong.
  private static byte[] fed(byte[] rendered) {
    String text = ZplCommands.text(rendered);
    return text.endsWith(ZPL_END) && ZplFormats.of(text).labels() == 0
        ? text.replace(ZPL_END, "^FO0,0^GB1,1,1,W^FS" + ZPL_END).getBytes(ISO_8859_1)
        : rendered;
  }

  private static LabelDocument page(PrintFile file, SheetFile sheets, int page, Printer printer) {
    Size media = media(file, printer);
    var dots =
        sheets.draw(
            page, file.placing(sheets.lies(page)), new Target(printer.profile().dpi(), media));
    return new LabelDocument(
        media, List.of(new Image("page " + (page + 1), Length.ZERO, Length.ZERO, dots)));
  }

  private static Size media(PrintFile file, Printer printer) {
    Size sheet = file.sheet();
    return sheet != null && printer.language().isPaged() ? sheet : printer.profile().media();
  }

  private static byte[] repeated(byte[] once, int times) {
    if (times == 1) {
      return once;
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream(once.length * times);
    for (int i = 0; i < times; i++) {
      all.writeBytes(once);
    }
    return all.toByteArray();
  }
}
