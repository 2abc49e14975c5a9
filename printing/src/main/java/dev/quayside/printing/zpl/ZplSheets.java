package dev.quayside.printing.zpl;

import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.artwork.SheetFile;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.render.Renders;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;

/// The labels of a ZPL file, drawn for a printer that does not know ZPL. A dot is that of a head of
/// 203 dpi, or of 300 where the label is too wide for any of those.
public final class ZplSheets implements SheetFile {

  private static final int MOST = 500;
  private static final int MOST_SHAPES = 50_000;
  private static final Renders RENDERS = new Renders();

  private static final int USUAL_DPI = 203;
  private static final int FINE_DPI = 300;
  private static final double WIDEST_INCHES = 4.5;
  private static final int USUAL_INCHES = 4;
  private static final int USUAL_LENGTH = 6;

  private final List<ZplLabel> labels;

  private ZplSheets(List<ZplLabel> labels) {
    this.labels = labels;
  }

  /// Whether every command of the file is known.
  public static boolean isDrawable(byte[] file) {
    try {
      return !of(file).labels.isEmpty();
    } catch (RuntimeException unknown) {
      return false;
    }
  }

  /// @throws ZplUnknown when a command cannot be drawn
  public static ZplSheets of(byte[] file) {
    List<ZplLabel> labels = new ArrayList<>();
    Reading reading = new Reading(labels);
    ZplCommands.each(ZplCommands.text(file), reading::read);
    return new ZplSheets(labels);
  }

  private static final class Reading {
    private final List<ZplLabel> labels;
    private ZplLabel label = new ZplLabel();
    private int times = 1;
    private int drawn;

    Reading(List<ZplLabel> labels) {
      this.labels = labels;
    }

    void read(ZplCommand command) {
      if (command.name().equals("^XA")) {
        label = new ZplLabel();
        times = 1;
      }
      label.read(command);
      if (command.name().equals("^PQ")) {
        times = Math.max(1, command.number(0, 1));
      }
      if (command.name().equals("^XZ") && !label.shapes().isEmpty()) {
        drawn += label.shapes().size();
        if (labels.size() + (long) times > MOST || drawn > MOST_SHAPES) {
          throw new ZplUnknown("^PQ" + times);
        }
        for (int i = 0; i < times; i++) {
          labels.add(label);
        }
      }
    }
  }

  @Override
  public int pages() {
    return labels.size();
  }

  @Override
  public boolean lies(int page) {
    return false;
  }

  @Override
  public Bits draw(int page, Placing placing, Target target) {
    ZplLabel label = labels.get(page);
    int dpi = label.width() > USUAL_DPI * WIDEST_INCHES ? FINE_DPI : USUAL_DPI;
    double perDot = scale(target.dpi().dotsPerInch(), dpi);
    int width = label.width() > 0 ? label.width() : USUAL_INCHES * dpi;
    int height = label.height() > 0 ? label.height() : USUAL_LENGTH * dpi;
    AffineTransform place =
        placing.on(width * perDot, height * perDot, target.width(), target.height());
    place.scale(perDot, perDot);
    List<Mark> marks = label.shapes().stream().map(shape -> shape.mark(place)).toList();
    LabelDocument document =
        new LabelDocument(target.size(), List.of(_ -> Placement.of("ZPL label", Role.TEXT, marks)));
    return RENDERS.raster(document, target.dpi()).bits();
  }

  /// Dots stay whole where the heads' resolutions allow it, so that bars keep their widths.
  private static double scale(int head, int dpi) {
    double scale = head / (double) dpi;
    return Math.abs(scale - Math.rint(scale)) < 0.05 ? Math.rint(scale) : scale;
  }

  @Override
  public void close() {
    // all of it is in memory
  }
}
