package dev.quayside.printing.printer;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.box.Frame;
import dev.quayside.printing.label.rule.Rule;
import dev.quayside.printing.label.text.Align;
import dev.quayside.printing.label.text.Style;
import dev.quayside.printing.label.text.TextLine;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A label that shows whether a printer is set up right: a frame on the very edge of what is
/// loaded, a ruler, a barcode to scan, and the profile in words.
public final class TestLabel {

  private static final Length EDGE = Length.mils(20);
  private static final Length MARGIN = Length.mils(150);
  private static final Length LINE = Length.mils(220);
  private static final Length TYPE = Length.points(11);
  private static final int INCH_PARTS = 8;

  private TestLabel() {}

  public static LabelDocument of(Printer printer) {
    Size media = printer.profile().media();
    List<Element> elements = new ArrayList<>();
    elements.add(
        new Frame(new Area(Length.ZERO, Length.ZERO, media.width(), media.height()), EDGE));
    ruler(elements, media);
    Length y = Length.mils(620);
    for (String words : lines(printer)) {
      elements.add(line(words, y, media));
      y = y.plus(LINE);
    }
    Length bars = y.plus(Length.mils(100));
    if (bars.plus(Length.mils(700)).compareTo(media.height()) < 0) {
      elements.add(
          LinearBarcode.code128(
              "test",
              "QUAYSIDE",
              new Area(MARGIN, bars, media.width().minus(MARGIN.times(2)), Length.mils(500)),
              new ModuleWidth(Length.mils(10), Length.mils(20))));
    }
    return new LabelDocument(media, elements);
  }

  /// Eighths of an inch from the left edge, every inch a long stroke.
  private static void ruler(List<Element> elements, Size media) {
    Length step = Length.mils(1000 / INCH_PARTS);
    int part = 1;
    for (Length x = step; x.compareTo(media.width().minus(EDGE)) < 0; x = x.plus(step)) {
      Length height = Length.mils(part % INCH_PARTS == 0 ? 260 : part % 4 == 0 ? 180 : 110);
      elements.add(new Rule(new Area(x, EDGE, Length.mils(5), height)));
      part++;
    }
  }

  private static List<String> lines(Printer printer) {
    Profile profile = printer.profile();
    return List.of(
        printer.name(),
        "%s, %d dpi, %s"
            .formatted(printer.language(), profile.dpi().dotsPerInch(), profile.mediaSize()),
        "Darkness %s, speed %s".formatted(own(profile.darkness()), own(profile.speed())),
        String.format(
            Locale.ROOT,
            "Right %.2f mm, down %.2f mm",
            millimetres(profile.right()),
            millimetres(profile.down())),
        "%s, tracking %s, %s"
            .formatted(
                profile.upsideDown() ? "Foot first" : "Head first",
                own(profile.tracking()),
                own(profile.handling())),
        printer.transport().address());
  }

  private static double millimetres(Length length) {
    return length.inMils() * 0.0254;
  }

  private static String own(@org.jspecify.annotations.Nullable Object setting) {
    return setting == null
        ? "as the printer is set"
        : setting.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static TextLine line(String words, Length y, Size media) {
    return new TextLine(
        words,
        Style.of(Face.REGULAR, TYPE),
        MARGIN,
        y,
        media.width().minus(MARGIN.times(2)),
        Align.LEFT,
        Turn.UPRIGHT);
  }
}
