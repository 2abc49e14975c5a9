package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.sheet.Sheet;
import dev.quayside.printing.label.text.Align;
import dev.quayside.printing.label.text.SlantedText;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// What no carrier asks for: the marks of labels that must not travel.
final class Overprint {

  /// The foot of the label, below everything a carrier's layout uses.
  private static final int STRIP_TOP = 5735;

  private static final int STRIP_BOTTOM = 5940;

  private Overprint() {}

  /// A black strip no barcode comes near.
  static List<Element> sandbox() {
    Sheet sheet = new Sheet();
    sheet.fill(60, STRIP_TOP, 3880, STRIP_BOTTOM - STRIP_TOP);
    sheet
        .at(Face.DISPLAY, 10)
        .white()
        .line("SANDBOX – NOT FOR SHIPMENT", 200, STRIP_BOTTOM - 55, 3600, Align.CENTER);
    return sheet.elements();
  }

  /// Open letters from corner to corner: the label stays readable for whoever has to find out why.
  static List<Element> voided() {
    return List.of(new SlantedText("VOID", Face.DISPLAY, Area.mils(250, 500, 3500, 4900)));
  }
}
