package dev.quayside.printing.label.proof;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.DataMatrixBarcode;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.MaxiCodeBarcode;
import dev.quayside.printing.label.barcode.MaxiCodeMessage;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.barcode.Pdf417Barcode;
import dev.quayside.printing.label.sheet.Sheet;
import dev.quayside.printing.label.text.Paragraph;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.List;

/// A 4 x 6 inch label with everything that goes wrong on printers: edges, scale, heat, and every
/// kind of barcode there is on carriers' labels.
public final class TestLabel {

  /// What the Code 128 says: a scanner that reads it back has read this label.
  public static final String CODE = "QUAYSIDE-TEST";

  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  private static final int LEFT = 330;
  private static final int WIDTH = 3400;

  private TestLabel() {}

  /// @param printer its name
  /// @param profile how it is set up, a line for each thing to tell
  public static LabelDocument of(String printer, List<String> profile) {
    Sheet sheet = new Sheet();
    edges(sheet);
    words(sheet, printer, profile);
    linear(sheet);
    matrices(sheet);
    return new LabelDocument(Size.FOUR_BY_SIX, sheet.elements());
  }

  private static void edges(Sheet sheet) {
    sheet.frame(0, 0, 4000, 6000, 10);
    sheet.add(new Ruler(Area.mils(0, 0, 4000, 180), true));
    sheet.add(new Ruler(Area.mils(0, 0, 180, 6000), false));
  }

  private static void words(Sheet sheet, String printer, List<String> profile) {
    sheet.at(Face.DISPLAY, 19).line("QUAYSIDE TEST LABEL", LEFT, 530, WIDTH);
    sheet.at(Face.BOLD, 12).line(printer, LEFT, 740, WIDTH);
    sheet.block(
        "profile",
        profile.stream().map(Paragraph::of).toList(),
        Area.mils(LEFT, 830, 1850, 900),
        9,
        6);
    sheet.add(new DotLadder(Area.mils(2300, 830, 680, 800), true));
    sheet.add(new DotLadder(Area.mils(3080, 830, 650, 800), false));
    sheet.at(Face.REGULAR, 7).line("1 2 3 4 dots", 2300, 1740, 700);
  }

  private static void linear(Sheet sheet) {
    sheet.add(LinearBarcode.code128("Code 128", CODE, Area.mils(LEFT, 1850, WIDTH, 420), MODULE));
    sheet.at(Face.REGULAR, 8).line("Code 128: " + CODE, LEFT, 2400, WIDTH);
    String gs1 = "[420]90210[92]05590175547700000011";
    sheet.add(LinearBarcode.gs1("GS1-128", gs1, Area.mils(LEFT, 2500, WIDTH, 420), MODULE));
    sheet
        .at(Face.REGULAR, 8)
        .line("GS1-128: (420)90210(92)05590175547700000011", LEFT, 3050, WIDTH);
    sheet.add(
        new Pdf417Barcode(
            "PDF417",
            "PDF417: the quick brown fox jumps over the lazy dog 0123456789",
            6,
            4,
            Area.mils(LEFT, 3150, 2300, 700),
            MODULE));
    sheet.at(Face.REGULAR, 8).line("PDF417", LEFT, 3980, 1000);
  }

  private static void matrices(Sheet sheet) {
    sheet.add(
        new DataMatrixBarcode(
            "Data Matrix",
            "Data Matrix " + CODE,
            false,
            Area.mils(2750, 3130, 900, 740),
            new ModuleWidth(Length.micrometres(245), Length.mils(40))));
    sheet.at(Face.REGULAR, 8).line("Data Matrix", 2750, 3980, 1000);
    sheet.add(
        new MaxiCodeBarcode(
            "MaxiCode",
            MaxiCodeMessage.unitedStates("902101234", 3, CODE),
            Length.mils(LEFT),
            Length.mils(4150)));
    sheet.at(Face.REGULAR, 8).line("MaxiCode", LEFT, 5390, 1000);
    int[] sizes = {6, 8, 10, 14, 20};
    int baseline = 4330;
    for (int size : sizes) {
      sheet.at(Face.REGULAR, size).line(size + " pt Ship ÄÉ Жж 東京", 1650, baseline, 2100);
      baseline += 130 + size * 14;
    }
    sheet.at(Face.BOLD, 9).line("The frame touches all four edges.", LEFT, 5620, WIDTH);
    sheet.at(Face.REGULAR, 8).line("One inch is eight marks of the rulers.", LEFT, 5770, WIDTH);
  }
}
