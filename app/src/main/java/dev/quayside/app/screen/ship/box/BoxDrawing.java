package dev.quayside.app.screen.ship.box;

import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.parcel.carton.Carton;
import dev.quayside.engine.parcel.carton.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Text;

/// The box seen from above a corner, with the pieces up to one layer; each bears the number of its
/// line.
final class BoxDrawing extends Pane {

  private static final double WIDTH = 148;
  private static final double HEIGHT = 124;
  private static final double MARGIN = 4;
  private static final double COS = Math.cos(Math.PI / 6);
  private static final double SIN = Math.sin(Math.PI / 6);
  private static final double TOLERANCE = 0.001;

  /// More pieces than can be told apart are drawn by their places alone.
  private static final int MOST_SORTED = 150;

  private final double length;
  private final double width;
  private final double scale;

  /// @param layer from 0; pieces that begin above it are left out
  BoxDrawing(BoxParcel parcel, List<Double> layers, int layer) {
    var carton = parcel.box().carton();
    length = carton.lengthIn().doubleValue();
    width = carton.widthIn().doubleValue();
    scale = scale(carton);
    setMinSize(WIDTH, HEIGHT);
    setPrefSize(WIDTH, HEIGHT);
    setMaxSize(WIDTH, HEIGHT);
    getStyleClass().add("box-drawing");
    double height = carton.heightIn().doubleValue();
    inside(height);
    double top = layers.get(layer);
    var shown =
        parcel.load().placements().stream()
            .filter(each -> each.z().doubleValue() <= top + TOLERANCE)
            .toList();
    for (var piece : backToFront(shown)) {
      piece(piece, Math.abs(piece.z().doubleValue() - top) <= TOLERANCE);
    }
  }

  private static double scale(Carton carton) {
    double length = carton.lengthIn().doubleValue();
    double width = carton.widthIn().doubleValue();
    double height = carton.heightIn().doubleValue();
    double across = (length + width) * COS;
    double down = (length + width) * SIN + height;
    return Math.min((WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / down);
  }

  /// Where layers of pieces begin, the lowest first.
  static List<Double> layers(BoxParcel parcel) {
    var found = new ArrayList<Double>();
    parcel.load().placements().stream()
        .map(each -> each.z().doubleValue())
        .sorted()
        .filter(z -> found.isEmpty() || z - found.getLast() > TOLERANCE)
        .forEach(found::add);
    return found;
  }

  /// The three inner sides behind the pieces.
  private void inside(double height) {
    getChildren()
        .addAll(
            face("box-wall", at(0, 0, 0), at(length, 0, 0), at(length, width, 0), at(0, width, 0)),
            face(
                "box-wall", at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)),
            face("box-wall", at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height)));
  }

  private void piece(Placement place, boolean top) {
    double x = place.x().doubleValue();
    double y = place.y().doubleValue();
    double z = place.z().doubleValue();
    double xx = x + place.dx().doubleValue();
    double yy = y + place.dy().doubleValue();
    double zz = z + place.dz().doubleValue();
    var kind = top ? "box-piece" : "box-below";
    getChildren()
        .addAll(
            face(kind + "-side", at(xx, y, z), at(xx, yy, z), at(xx, yy, zz), at(xx, y, zz)),
            face(kind + "-front", at(x, yy, z), at(xx, yy, z), at(xx, yy, zz), at(x, yy, zz)),
            face(kind, at(x, y, zz), at(xx, y, zz), at(xx, yy, zz), at(x, yy, zz)),
            number(place.line(), at((x + xx) / 2, (y + yy) / 2, zz)));
  }

  private static Node number(int line, double[] at) {
    var text = new Text(Integer.toString(line));
    text.getStyleClass().add("box-line");
    text.setX(at[0] - text.getLayoutBounds().getWidth() / 2);
    text.setY(at[1] + text.getLayoutBounds().getHeight() / 4);
    return text;
  }

  private static Polygon face(String kind, double[]... corners) {
    var polygon = new Polygon();
    for (var corner : corners) {
      polygon.getPoints().addAll(corner[0], corner[1]);
    }
    polygon.getStyleClass().add(kind);
    return polygon;
  }

  /// Where a point of the box is in the drawing.
  private double[] at(double x, double y, double z) {
    double left = (x - y + width) * COS * scale;
    double down = (x + y) * SIN * scale - z * scale;
    double base = HEIGHT - MARGIN - (length + width) * SIN * scale;
    return new double[] {MARGIN + left, base + down};
  }

  /// In the order in which they cover each other.
  private static List<Placement> backToFront(List<Placement> pieces) {
    if (pieces.size() > MOST_SORTED) {
      return pieces.stream()
          .sorted((one, other) -> Double.compare(depth(one), depth(other)))
          .toList();
    }
    var left = new ArrayList<>(pieces);
    var sorted = new ArrayList<Placement>();
    while (!left.isEmpty()) {
      var next =
          left.stream()
              .filter(each -> left.stream().noneMatch(o -> o != each && isBehind(o, each)))
              .findFirst()
              .orElseGet(left::getFirst);
      left.remove(next);
      sorted.add(next);
    }
    return sorted;
  }

  private static double depth(Placement piece) {
    return piece.x().add(piece.y()).add(piece.z()).doubleValue();
  }

  /// Whether the piece is drawn before the other: it is further from the eye along some side.
  private static boolean isBehind(Placement piece, Placement other) {
    return isBefore(piece, other) && !isBefore(other, piece);
  }

  private static boolean isBefore(Placement piece, Placement other) {
    return Stream.of(
            new double[] {piece.x().add(piece.dx()).doubleValue(), other.x().doubleValue()},
            new double[] {piece.y().add(piece.dy()).doubleValue(), other.y().doubleValue()},
            new double[] {piece.z().add(piece.dz()).doubleValue(), other.z().doubleValue()})
        .anyMatch(side -> side[0] <= side[1] + TOLERANCE);
  }
}
