package dev.quayside.printing.render;

import dev.quayside.printing.mark.Ink;
import java.util.Arrays;
import java.util.List;

/// Fills contours on a dot grid: a dot is inked when its centre is inside. No antialiasing, nothing
/// from the platform, so the same shape gives the same dots on every machine.
final class ScanFill {

  enum Winding {
    EVEN_ODD,
    NON_ZERO
  }

  private record Edge(double x1, double y1, double x2, double y2, int direction) {

    double xAt(double y) {
      return x1 + (y - y1) * (x2 - x1) / (y2 - y1);
    }
  }

  private record Crossing(double x, int direction) implements Comparable<Crossing> {

    @Override
    public int compareTo(Crossing other) {
      return Double.compare(x, other.x);
    }
  }

  private ScanFill() {}

  /// @param contours closed, x and y in turn, in dots
  static void fill(Plot plot, List<double[]> contours, Winding winding, Ink ink) {
    Edge[] edges = edges(contours);
    if (edges.length == 0) {
      return;
    }
    Arrays.sort(edges, (a, b) -> Double.compare(a.y1, b.y1));
    int top = Math.max(0, (int) Math.floor(edges[0].y1));
    Crossing[] crossings = new Crossing[edges.length];
    Edge[] active = new Edge[edges.length];
    int activeCount = 0;
    int next = 0;
    for (int row = top; row < plot.height() && (next < edges.length || activeCount > 0); row++) {
      double y = row + 0.5;
      while (next < edges.length && edges[next].y1 <= y) {
        active[activeCount++] = edges[next++];
      }
      int kept = 0;
      for (int i = 0; i < activeCount; i++) {
        if (active[i].y2 > y) {
          active[kept] = active[i];
          crossings[kept] = new Crossing(active[i].xAt(y), active[i].direction);
          kept++;
        }
      }
      activeCount = kept;
      Arrays.sort(crossings, 0, kept);
      row(plot, row, crossings, kept, winding, ink);
    }
  }

  private static void row(
      Plot plot, int row, Crossing[] crossings, int count, Winding winding, Ink ink) {
    int wound = 0;
    for (int i = 0; i + 1 < count; i++) {
      wound += winding == Winding.NON_ZERO ? crossings[i].direction : 1;
      boolean inside = winding == Winding.NON_ZERO ? wound != 0 : (wound & 1) == 1;
      if (inside) {
        plot.span(row, firstDot(crossings[i].x), firstDot(crossings[i + 1].x), ink);
      }
    }
  }

  /// The first dot whose centre is not left of `x`.
  private static int firstDot(double x) {
    return (int) Math.ceil(x - 0.5);
  }

  private static Edge[] edges(List<double[]> contours) {
    int count = contours.stream().mapToInt(c -> c.length / 2).sum();
    Edge[] edges = new Edge[count];
    int n = 0;
    for (double[] c : contours) {
      for (int i = 0; i < c.length; i += 2) {
        int j = (i + 2) % c.length;
        if (c[i + 1] < c[j + 1]) {
          edges[n++] = new Edge(c[i], c[i + 1], c[j], c[j + 1], 1);
        } else if (c[i + 1] > c[j + 1]) {
          edges[n++] = new Edge(c[j], c[j + 1], c[i], c[i + 1], -1);
        }
      }
    }
    return Arrays.copyOf(edges, n);
  }
}
