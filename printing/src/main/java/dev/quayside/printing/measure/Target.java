package dev.quayside.printing.measure;

/// What a document is laid out against: the head's resolution and the size of the label.
public record Target(Dpi dpi, Size size) {

  /// In dots.
  public int width() {
    return dpi.dots(size.width());
  }

  /// In dots.
  public int height() {
    return dpi.dots(size.height());
  }

  /// The dots an area covers. Edges snap, not sizes, so areas that meet on paper meet on the grid.
  public DotRect dots(Area area) {
    int left = dpi.dots(area.x());
    int top = dpi.dots(area.y());
    return new DotRect(left, top, dpi.dots(area.right()) - left, dpi.dots(area.bottom()) - top);
  }
}
