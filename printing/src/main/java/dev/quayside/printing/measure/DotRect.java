package dev.quayside.printing.measure;

/// A rectangle of whole dots.
public record DotRect(int x, int y, int width, int height) {

  public int right() {
    return x + width;
  }

  public int bottom() {
    return y + height;
  }

  public boolean isEmpty() {
    return width <= 0 || height <= 0;
  }

  public boolean overlaps(DotRect other) {
    return x < other.right()
        && other.x < right()
        && y < other.bottom()
        && other.y < bottom()
        && !isEmpty()
        && !other.isEmpty();
  }

  public boolean holds(DotRect other) {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }

  public DotRect grow(int dx, int dy) {
    return new DotRect(x - dx, y - dy, width + 2 * dx, height + 2 * dy);
  }

  public DotRect union(DotRect other) {
    if (isEmpty()) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    int left = Math.min(x, other.x);
    int top = Math.min(y, other.y);
    return new DotRect(
        left,
        top,
        Math.max(right(), other.right()) - left,
        Math.max(bottom(), other.bottom()) - top);
  }
}
