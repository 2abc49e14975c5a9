package dev.quayside.printing.render;

import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.LayoutViolation.Rule;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.measure.DotRect;
import java.util.ArrayList;
import java.util.List;

/// Finds what would make a label useless: ink off the label, overlapping elements, ink in quiet
/// zones, bars of a width scanners do not accept.
final class LayoutCheck {

  private final Layout layout;
  private final List<LayoutViolation> found = new ArrayList<>();

  private LayoutCheck(Layout layout) {
    this.layout = layout;
  }

  static List<LayoutViolation> of(Layout layout) {
    LayoutCheck check = new LayoutCheck(layout);
    check.run();
    return List.copyOf(check.found);
  }

  private void run() {
    DotRect label = new DotRect(0, 0, layout.target().width(), layout.target().height());
    List<Placement> placements = layout.placements();
    for (int i = 0; i < placements.size(); i++) {
      Placement placement = placements.get(i);
      found.addAll(placement.violations());
      boolean barcode = placement.role() == Role.BARCODE;
      if (!label.holds(barcode ? placement.keepClear() : placement.ink())) {
        add(
            barcode ? Rule.QUIET_ZONE : Rule.OVERFLOW,
            placement,
            "reaches beyond the edge of the label");
      }
      for (Placement other : placements.subList(i + 1, placements.size())) {
        pair(placement, other);
      }
    }
  }

  private void pair(Placement a, Placement b) {
    if (a.role() == Role.OVERLAY || b.role() == Role.OVERLAY) {
      return;
    }
    if (a.role() == Role.BARCODE) {
      quiet(a, b);
    }
    if (b.role() == Role.BARCODE) {
      quiet(b, a);
    }
    boolean text = a.role() == Role.TEXT && b.role() == Role.TEXT;
    boolean crossed = a.role() == Role.TEXT && b.role() == Role.DECORATION && crosses(b, a);
    boolean crossing = b.role() == Role.TEXT && a.role() == Role.DECORATION && crosses(a, b);
    if ((text && a.ink().overlaps(b.ink())) || crossed || crossing) {
      add(Rule.OVERLAP, a, "lies over " + b.name());
    }
  }

  private void quiet(Placement barcode, Placement other) {
    boolean disturbed =
        other.role() == Role.DECORATION
            ? touches(other, barcode.keepClear(), false)
            : other.ink().overlaps(barcode.keepClear());
    if (disturbed) {
      add(Rule.QUIET_ZONE, barcode, other.name() + " is in its quiet zone");
    }
  }

  /// Whether a decoration spoils a text: white text belongs on black, any other text must not touch
  /// black decoration.
  private static boolean crosses(Placement decoration, Placement text) {
    return touches(decoration, text.ink(), isWhite(text));
  }

  private static boolean touches(Placement decoration, DotRect area, boolean whiteText) {
    for (Mark mark : decoration.marks()) {
      if (mark instanceof Rects rects && rects.ink() == Ink.BLACK) {
        for (DotRect rect : rects.rects()) {
          if (rect.overlaps(area) && !(whiteText && rect.holds(area))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isWhite(Placement text) {
    return text.marks().stream()
        .allMatch(mark -> mark instanceof TextRun run && run.ink() == Ink.WHITE);
  }

  private void add(Rule rule, Placement placement, String text) {
    found.add(new LayoutViolation(rule, placement.name(), text));
  }
}
