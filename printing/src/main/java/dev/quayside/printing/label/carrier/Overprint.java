package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.label.element.SlantedText;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// The marks of labels that must not travel: voided, or bought in the sandbox.
final class Overprint {

  /// Upper edge of the strip in mils, at the foot of the label below everything a carrier's layout
  /// uses.
  private static final int STRIP_TOP = 5735;

  private static final int STRIP_BOTTOM = 5940;

  private static final String SANDBOX = "SANDBOX – NOT FOR SHIPMENT";

  private Overprint() {}

  /// A black strip across the foot of a label, clear of every barcode.
  static List<Element> sandbox() {
    Sheet sheet = new Sheet();
    sheet.fill(60, STRIP_TOP, 3880, STRIP_BOTTOM - STRIP_TOP);
    sheet.at(Face.DISPLAY, 10).white().line(SANDBOX, 200, STRIP_BOTTOM - 55, 3600, Align.CENTER);
    return sheet.elements();
  }

  /// The strip as a label of its own, its upper edge at the top.
  static List<Element> sandbox(int width, int height) {
    Sheet sheet = new Sheet();
    sheet.fill(60, 0, width - 120, height);
    sheet
        .at(Face.DISPLAY, height / 20)
        .atLeast(4)
        .white()
        .line(SANDBOX, 100, height * 73 / 100, width - 200, Align.CENTER);
    return sheet.elements();
  }

  /// The word VOID in outlined letters from corner to corner, so that the label below stays
  /// readable for a person.
  static List<Element> voided() {
    return List.of(new SlantedText("VOID", Face.DISPLAY, Area.mils(250, 500, 3500, 4900)));
  }
}
