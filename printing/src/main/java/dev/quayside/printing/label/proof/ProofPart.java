package dev.quayside.printing.label.proof;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.barcode.DataMatrixBarcode;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.MaxiCodeBarcode;
import dev.quayside.printing.label.barcode.MaxiCodeMessage;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.barcode.Pdf417Barcode;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.List;

/// A strip across a test label.
///
/// @param width the narrowest label it fits on, in mils
/// @param height the height it takes, in mils
record ProofPart(int width, int height, Drawing drawing) {

  @FunctionalInterface
  interface Drawing {
    /// @param y where the strip begins
    /// @param room from [#LEFT] to the right margin
    void draw(Sheet sheet, int y, int room);
  }

  private static final int LEFT = 330;
  private static final int MARGINS = 600;
  private static final int WIDEST = 3400;
  private static final int FULL = 4000;

  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  private static final String GS1 = "[420]90210[92]05590175547700000011";
  private static final int[] TYPE_SIZES = {6, 8, 10, 14, 20};

  void draw(Sheet sheet, int y, int label) {
    drawing.draw(sheet, y, Math.min(WIDEST, label - MARGINS));
  }

  /// The strips from top to bottom, the most telling ones first, since small labels hold only some.
  static List<ProofPart> of(String printer, List<String> profile) {
    return List.of(
        new ProofPart(1200, 430, (sheet, y, room) -> name(sheet, y, room, printer)),
        new ProofPart(FULL, 1070, (sheet, y, _) -> settings(sheet, y, profile)),
        new ProofPart(2900, 650, ProofPart::code128),
        new ProofPart(FULL, 650, ProofPart::gs1),
        new ProofPart(FULL, 950, ProofPart::matrices),
        new ProofPart(FULL, 1300, ProofPart::maxiCode),
        new ProofPart(2600, 250, ProofPart::hints));
  }

  private static void name(Sheet sheet, int y, int room, String printer) {
    sheet.at(Face.DISPLAY, 19).atLeast(6).line("QUAYSIDE TEST LABEL", LEFT, y + 200, room);
    sheet.at(Face.BOLD, 12).atLeast(6).line(printer, LEFT, y + 390, room);
  }

  private static void settings(Sheet sheet, int y, List<String> profile) {
    sheet.block(
        "profile",
        profile.stream().map(Paragraph::of).toList(),
        Area.mils(LEFT, y + 50, 1850, 900),
        9,
        6);
    sheet.add(new DotLadder(Area.mils(2300, y + 50, 680, 800), true));
    sheet.add(new DotLadder(Area.mils(3080, y + 50, 650, 800), false));
    sheet.at(Face.REGULAR, 7).line("1 2 3 4 dots", 2300, y + 960, 700);
  }

  private static void code128(Sheet sheet, int y, int room) {
    Area bars = Area.mils(LEFT, y, room, 420);
    sheet.add(LinearBarcode.code128("Code 128", TestLabel.CODE, bars, MODULE));
    caption(sheet, "Code 128: " + TestLabel.CODE, y + 550, room);
  }

  private static void gs1(Sheet sheet, int y, int room) {
    sheet.add(LinearBarcode.gs1("GS1-128", GS1, Area.mils(LEFT, y, room, 420), MODULE));
    caption(sheet, "GS1-128: " + GS1.replace('[', '(').replace(']', ')'), y + 550, room);
  }

  private static void matrices(Sheet sheet, int y, int room) {
    sheet.add(
        new Pdf417Barcode(
            "PDF417",
            "PDF417: the quick brown fox jumps over the lazy dog 0123456789",
            6,
            4,
            Area.mils(LEFT, y + 20, 2300, 700),
            MODULE));
    caption(sheet, "PDF417", y + 850, room);
    sheet.add(
        new DataMatrixBarcode(
            "Data Matrix",
            "Data Matrix " + TestLabel.CODE,
            false,
            Area.mils(2750, y, 900, 740),
            new ModuleWidth(Length.micrometres(245), Length.mils(40))));
    sheet.at(Face.REGULAR, 8).line("Data Matrix", 2930, y + 850, 800);
  }

  private static void maxiCode(Sheet sheet, int y, int room) {
    sheet.add(
        new MaxiCodeBarcode(
            "MaxiCode",
            MaxiCodeMessage.unitedStates("902101234", 3, TestLabel.CODE),
            Length.mils(LEFT),
            Length.mils(y)));
    caption(sheet, "MaxiCode", y + 1200, room);
    int baseline = y + 150;
    for (int size : TYPE_SIZES) {
      sheet.at(Face.REGULAR, size).line(size + " pt Ship ÄÉ Жж 東京", 1650, baseline, 2100);
      baseline += 120 + size * 14;
    }
  }

  private static void hints(Sheet sheet, int y, int room) {
    sheet.at(Face.BOLD, 9).line("The frame touches all four edges.", LEFT, y + 80, room);
    caption(sheet, "One inch is eight marks of the rulers.", y + 210, room);
  }

  private static void caption(Sheet sheet, String words, int baseline, int room) {
    sheet.at(Face.REGULAR, 8).line(words, LEFT, baseline, room);
  }
}
