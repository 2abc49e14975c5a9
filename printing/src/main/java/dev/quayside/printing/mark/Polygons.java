package dev.quayside.printing.mark;

import dev.quayside.printing.measure.DotRect;
import java.util.List;

/// Filled shapes. A dot belongs to a shape when its centre lies inside an odd number of contours.
public record Polygons(List<Polygon> contours, Ink ink) implements Mark {

  public Polygons {
    contours = List.copyOf(contours);
  }

  @Override
  public DotRect extent() {
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (Polygon contour : contours) {
      for (int i = 0; i < contour.corners(); i++) {
        left = Math.min(left, contour.x(i));
        right = Math.max(right, contour.x(i));
        top = Math.min(top, contour.y(i));
        bottom = Math.max(bottom, contour.y(i));
      }
    }
    if (right < left) {
      return new DotRect(0, 0, 0, 0);
    }
    int x = (int) Math.floor(left);
    int y = (int) Math.floor(top);
    return new DotRect(x, y, (int) Math.ceil(right) - x, (int) Math.ceil(bottom) - y);
  }
}
