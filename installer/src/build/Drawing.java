import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/// A square SVG of rectangles, circles and paths (`M L C Z` with absolute coordinates, separated by
/// spaces). Java can draw this subset without a library.
final class Drawing {

  private record Figure(Shape shape, String fill, String stroke, float strokeWidth) {}

  private final double side;
  private final List<Figure> figures = new ArrayList<>();

  private Drawing(double side) {
    this.side = side;
  }

  static Drawing read(Path svg) throws Exception {
    var root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(svg.toFile())
            .getDocumentElement();
    var drawing = new Drawing(number(root, "width"));
    var children = root.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element element) {
        drawing.figures.add(figure(element));
      }
    }
    return drawing;
  }

  /// The drawing as a PNG file.
  ///
  /// @param pixels width and height
  byte[] png(int pixels) throws IOException {
    var bytes = new ByteArrayOutputStream();
    ImageIO.write(picture(pixels), "png", bytes);
    return bytes.toByteArray();
  }

  /// Whether a PNG file shows this drawing, pixel by pixel.
  boolean isShownBy(Path png) throws IOException {
    var shown = ImageIO.read(png.toFile());
    int width = shown.getWidth();
    return shown.getHeight() == width
        && Arrays.equals(
            shown.getRGB(0, 0, width, width, null, 0, width),
            picture(width).getRGB(0, 0, width, width, null, 0, width));
  }

  private BufferedImage picture(int pixels) {
    var picture = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_ARGB);
    Graphics2D canvas = picture.createGraphics();
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    canvas.scale(pixels / side, pixels / side);
    for (Figure figure : figures) {
      if (!figure.fill.equals("none")) {
        canvas.setColor(Color.decode(figure.fill));
        canvas.fill(figure.shape);
      }
      if (!figure.stroke.isEmpty()) {
        canvas.setColor(Color.decode(figure.stroke));
        canvas.setStroke(new BasicStroke(figure.strokeWidth));
        canvas.draw(figure.shape);
      }
    }
    canvas.dispose();
    return picture;
  }

  private static Figure figure(Element element) {
    var shape =
        switch (element.getTagName()) {
          case "rect" -> {
            double corner = 2 * number(element, "rx");
            yield new RoundRectangle2D.Double(
                number(element, "x"),
                number(element, "y"),
                number(element, "width"),
                number(element, "height"),
                corner,
                corner);
          }
          case "circle" -> {
            double radius = number(element, "r");
            yield new Ellipse2D.Double(
                number(element, "cx") - radius,
                number(element, "cy") - radius,
                2 * radius,
                2 * radius);
          }
          case "path" -> path(element.getAttribute("d"));
          default -> throw new IllegalArgumentException("cannot draw " + element.getTagName());
        };
    return new Figure(
        shape,
        element.getAttribute("fill"),
        element.getAttribute("stroke"),
        element.hasAttribute("stroke-width") ? (float) number(element, "stroke-width") : 0);
  }

  private static Path2D path(String data) {
    var path = new Path2D.Double();
    var words = new Scanner(data);
    while (words.hasNext()) {
      var command = words.next();
      switch (command) {
        case "M" -> path.moveTo(next(words), next(words));
        case "L" -> path.lineTo(next(words), next(words));
        case "C" ->
            path.curveTo(
                next(words), next(words), next(words), next(words), next(words), next(words));
        case "Z" -> path.closePath();
        default -> throw new IllegalArgumentException("cannot draw the path command " + command);
      }
    }
    return path;
  }

  private static double next(Scanner words) {
    return Double.parseDouble(words.next());
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }
}
