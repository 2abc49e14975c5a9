package dev.quayside.printing.file;

import dev.quayside.printing.artwork.PdfSheets;
import dev.quayside.printing.artwork.PictureSheet;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.artwork.SheetFile;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.zpl.ZplCommands;
import dev.quayside.printing.zpl.ZplFormats;
import dev.quayside.printing.zpl.ZplSheets;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A file of another program, and how it is to be printed.
///
/// @param pages which of them, in a PDF
/// @param turn of the pages, clockwise
/// @param sheet the sheets to print it on, where the printer can choose; null for the loaded media
/// @param times how often all of it is printed, one set after the other
public record PrintFile(
    FileType type,
    byte[] bytes,
    Placing.Fit fit,
    Turn turn,
    PageRange pages,
    @Nullable Size sheet,
    int times) {

  private static final int HEAD = 1024;

  /// How a page is turned.
  ///
  /// @param degrees 0, 90, 180 or 270, clockwise
  /// @param absolute whether that is how it stands on paper, 0 being upright, and not how much it
  ///   is turned from how it comes
  public record Turn(int degrees, boolean absolute) {

    public static final Turn NONE = new Turn(0, false);

    private static final int QUARTER = 90;
    private static final int FULL = 360;

    int of(boolean lies) {
      return absolute && lies ? (degrees - QUARTER + FULL) % FULL : degrees;
    }
  }

  /// A single page of it, once.
  ///
  /// @param page from 0
  public PrintFile only(int page) {
    return new PrintFile(
        type, bytes, fit, turn, new PageRange(Integer.toString(page + 1)), sheet, 1);
  }

  /// Looks whether it is what it is said to be, and whole. Pixels and pages are not drawn.
  ///
  /// @throws dev.quayside.printing.message.Refusal when it cannot be printed anywhere
  public void check() {
    if (bytes.length == 0) {
      throw new BadFile(Why.FILE_EMPTY.of());
    }
    switch (type) {
      case PDF -> checkPdf();
      case PNG -> {
        try (SheetFile picture = PictureSheet.open(bytes)) {
          var unused = pages.of(picture.pages());
        }
      }
      case ZPL -> checkZpl();
      case EPL -> {
        if (isPdf() || isPng() || text().contains("^XA")) {
          throw new BadFile(Why.FILE_NOT_EPL.of());
        }
      }
      case RAW -> checkCommands();
    }
  }

  private void checkPdf() {
    try (PdfSheets sheets = pdf()) {
      sheets.demandWhole(pages.of(sheets.pages()));
    }
  }

  private void checkZpl() {
    if (isPdf() || isPng() || !text().toUpperCase(Locale.ROOT).contains("^XA")) {
      throw new BadFile(Why.FILE_NOT_ZPL.of());
    }
    checkCommands();
    ZplFormats formats = ZplFormats.of(bytes);
    if (!formats.whole()) {
      throw new BadFile(Why.FILE_UNBALANCED.of());
    }
    if (formats.labels() == 0) {
      throw new BadFile(Why.FILE_NO_LABEL.of());
    }
  }

  /// Refuses what would spoil the labels of others that come behind it.
  private void checkCommands() {
    var change = ZplCommands.syntaxChange(text());
    if (change.isPresent()) {
      throw new BadFile(Why.FILE_SYNTAX.of(change.get()));
    }
    if (type == FileType.RAW && ZplFormats.of(bytes).open()) {
      throw new BadFile(Why.FILE_LABELS_STAY_OPEN.of());
    }
  }

  /// The pages that are to be printed, from 0; of what is not drawn just one.
  ///
  /// @throws dev.quayside.printing.message.Refusal as {@link #check}
  public List<Integer> wanted() {
    if (!type.isDrawn() && type != FileType.ZPL) {
      return List.of(0);
    }
    try (SheetFile sheets = open()) {
      return pages.of(sheets.pages());
    }
  }

  SheetFile open() {
    return switch (type) {
      case PDF -> pdf();
      case PNG -> PictureSheet.open(bytes);
      case ZPL -> ZplSheets.of(bytes);
      case EPL, RAW -> throw new BadFile(Why.FILE_UNKNOWN_COMMAND.of(type.name()));
    };
  }

  PdfSheets pdf() {
    if (!isPdf()) {
      throw new BadFile(Why.FILE_NOT_PDF.of());
    }
    return PdfSheets.open(bytes);
  }

  Placing placing(boolean lies) {
    return new Placing(fit, turn.of(lies));
  }

  private boolean isPdf() {
    int length = Math.min(bytes.length, HEAD);
    return new String(bytes, 0, length, StandardCharsets.ISO_8859_1).contains("%PDF-");
  }

  private boolean isPng() {
    return bytes.length > 3 && bytes[1] == 'P' && bytes[2] == 'N' && bytes[3] == 'G';
  }

  private String text() {
    return ZplCommands.text(bytes);
  }
}
