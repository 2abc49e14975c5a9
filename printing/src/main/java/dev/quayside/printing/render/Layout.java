package dev.quayside.printing.render;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.measure.Target;
import java.util.List;
import java.util.stream.Stream;

/// A document resolved against one target: every element on the dot grid.
public record Layout(Target target, List<Placement> placements) {

  public Layout {
    placements = List.copyOf(placements);
  }

  public static Layout of(LabelDocument document, Target target) {
    return new Layout(
        target, document.elements().stream().map(element -> element.place(target)).toList());
  }

  public Stream<Mark> marks() {
    return placements.stream().flatMap(placement -> placement.marks().stream());
  }
}
