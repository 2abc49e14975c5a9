package dev.quayside.printing.measure;

/// What a document is laid out for: the head's resolution and the size of the label.
public record Target(Dpi dpi, Size size) {

  /// The label's width in dots.
  public int width() {
    return dpi.dots(size.width());
  }

  /// The label's height in dots.
  public int height() {
    return dpi.dots(size.height());
  }

  /// The dots an area covers. Edges are rounded to dots, not sizes, so areas that touch on paper
  /// touch on the grid.
  public DotRect dots(Area area) {
    int left = dpi.dots(area.x());
    int top = dpi.dots(area.y());
    return new DotRect(left, top, dpi.dots(area.right()) - left, dpi.dots(area.bottom()) - top);
  }
}
