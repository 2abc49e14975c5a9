package dev.quayside.printing.zpl;

import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.artwork.SheetFile;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.ArrayList;
import java.util.List;

/// The labels of a ZPL file, drawn for a printer that does not know ZPL. A dot is that of a head of
/// 203 dpi, or of 300 where the label is too wide for any of those.
public final class ZplSheets implements SheetFile {

  private static final int MOST = 500;
  private static final int MOST_SHAPES = 50_000;
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
    BufferedImage paper =
        new BufferedImage(target.width(), target.height(), BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D drawing = paper.createGraphics();
    try {
      drawing.setBackground(Color.WHITE);
      drawing.clearRect(0, 0, paper.getWidth(), paper.getHeight());
      drawing.transform(place);
      label.shapes().forEach(shape -> draw(drawing, shape));
    } finally {
      drawing.dispose();
    }
    return dots(paper);
  }

  /// Dots stay whole where the heads' resolutions allow it, so that bars keep their widths.
  private static double scale(int head, int dpi) {
    double scale = head / (double) dpi;
    return Math.abs(scale - Math.rint(scale)) < 0.05 ? Math.rint(scale) : scale;
  }

  private static void draw(Graphics2D drawing, ZplShape shape) {
    if (shape.reversed()) {
      drawing.setPaintMode();
      drawing.setXORMode(Color.WHITE);
      drawing.setColor(Color.BLACK);
    } else {
      drawing.setPaintMode();
      drawing.setColor(shape.white() ? Color.WHITE : Color.BLACK);
    }
    drawing.fill(shape.ink());
  }

  private static Bits dots(BufferedImage paper) {
    byte[] grey = ((DataBufferByte) paper.getRaster().getDataBuffer()).getData();
    int rowBytes = (paper.getWidth() + 7) / 8;
    byte[] rows = new byte[rowBytes * paper.getHeight()];
    for (int y = 0; y < paper.getHeight(); y++) {
      for (int x = 0; x < paper.getWidth(); x++) {
        if ((grey[y * paper.getWidth() + x] & 0x80) == 0) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
    return Bits.of(paper.getWidth(), paper.getHeight(), rows);
  }

  @Override
  public void close() {
    // all of it is in memory
  }
}
