package dev.quayside.printing.mark;

import dev.quayside.printing.measure.DotRect;
import java.util.List;

/// Filled rectangles of whole dots: bars, rules, frames.
public record Rects(List<DotRect> rects, Ink ink) implements Mark {

  public Rects {
    rects = List.copyOf(rects);
  }

  public static Rects black(DotRect... rects) {
    return new Rects(List.of(rects), Ink.BLACK);
  }

  @Override
  public DotRect extent() {
    return rects.stream().reduce(new DotRect(0, 0, 0, 0), DotRect::union);
  }
}
