package dev.quayside.printing.label.barcode;

import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;

/// MaxiCode (ISO/IEC 16023): a symbol of one fixed size, 28.14 x 26.91 mm with its quiet zone.
///
/// @param message the symbol's content
/// @param x left edge of the quiet zone
/// @param y upper edge of the quiet zone
public record MaxiCodeBarcode(String name, MaxiCodeMessage message, Length x, Length y)
    implements Barcode {

  /// The width to leave for the symbol, with its quiet zone.
  public static final Length WIDTH = Length.micrometres(28_140);

  public static final Length HEIGHT = Length.micrometres(26_910);

  private static final int COLUMNS = 30;
  private static final int ROWS = 33;

  /// The distance from one column to the next.
  private static final Length COLUMN = Length.micrometres(880);

  private static final Length ROW = Length.micrometres(762);

  /// The bull's eye: three dark rings, as radii in columns from the outside in (okapibarcode draws
  /// columns 2.46 wide).
  private static final double[] RADII = {
    10.85 / 2.46, 8.97 / 2.46, 7.10 / 2.46, 5.22 / 2.46, 3.31 / 2.46, 1.43 / 2.46
  };

  private static final int CIRCLE_CORNERS = 72;

  @Override
  public Area area() {
    return new Area(x, y, WIDTH, HEIGHT);
  }

  @Override
  public Placement place(Target target) {
    Grid grid = Grid.of(target.dpi(), x, y);
    List<Polygon> shapes = new ArrayList<>();
    message.encode().getHexagons().forEach(h -> shapes.add(grid.hexagon(h.centreX, h.centreY)));
    for (double radius : RADII) {
      shapes.add(grid.circle(radius));
    }
    return BarcodePlacement.of(
            name, new Polygons(shapes, Ink.BLACK), grid.symbol(), grid.withQuietZone())
        .withNativeZpl(zpl(grid.symbol()));
  }

  private String zpl(DotRect at) {
    return "^FO%d,%d^BD%d,1,1%s"
        .formatted(
            at.x(),
            at.y(),
            message.mode(),
            ZplText.field(message.zplPrimary() + message.secondary()));
  }

  /// Columns and rows snapped to whole dots, so that all modules print alike.
  private record Grid(int left, int top, int column, int row) {

    static Grid of(Dpi dpi, Length x, Length y) {
      int column = dpi.dots(COLUMN);
      int row = dpi.dots(ROW);
      int slackX = dpi.dots(WIDTH) - (COLUMNS * column);
      int slackY = dpi.dots(HEIGHT) - (ROWS * row + row / 3);
      return new Grid(dpi.dots(x) + slackX / 2, dpi.dots(y) + slackY / 2, column, row);
    }

    DotRect symbol() {
      return new DotRect(left, top, COLUMNS * column, ROWS * row + row / 3);
    }

    DotRect withQuietZone() {
      return symbol().grow(column, row);
    }

    /// A dark module at okapibarcode's coordinates: columns 2.46 and rows 2.135 apart, the first
    /// row at 1.43, odd rows moved by half a column.
    Polygon hexagon(double x, double y) {
      int r = (int) Math.round((y - 1.43) / 2.135);
      int c = (int) Math.round((x - 1.23) / 2.46 - (r % 2) / 2.0);
      double cx = left + (c + 0.5 + (r % 2) / 2.0) * column;
      double cy = top + r * row + row * 2 / 3.0;
      double gap = Math.max(1, column / 8.0);
      double half = (column - gap) / 2;
      double tip = row * 2 / 3.0 - gap / 2;
      return new Polygon(
          cx,
          cy - tip,
          cx + half,
          cy - tip / 2,
          cx + half,
          cy + tip / 2,
          cx,
          cy + tip,
          cx - half,
          cy + tip / 2,
          cx - half,
          cy - tip / 2);
    }

    /// One circle of the bull's eye: its rings are as wide as a module however columns and rows
    /// were rounded.
    ///
    /// @param columns the radius, in columns
    Polygon circle(double columns) {
      double cx = left + (35.76 / 2.46) * column;
      double cy = top + (35.6 - 1.43) / 2.135 * row + row * 2 / 3.0;
      double radius = columns * column;
      double[] xy = new double[2 * CIRCLE_CORNERS];
      for (int i = 0; i < CIRCLE_CORNERS; i++) {
        double angle = 2 * Math.PI * i / CIRCLE_CORNERS;
        xy[2 * i] = cx + radius * StrictMath.cos(angle);
        xy[2 * i + 1] = cy + radius * StrictMath.sin(angle);
      }
      return new Polygon(xy);
    }
  }
}
