package dev.quayside.printing.label;

import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.measure.DotRect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An element on the dot grid of one target.
///
/// @param name what to call the element in a report
/// @param ink the dots it touches
/// @param keepClear the dots that belong to it alone: a barcode's quiet zone, else its ink
/// @param violations what is wrong with this element by itself
/// @param nativeZpl the ZPL command that draws it in the printer; null when only its marks will do
public record Placement(
    String name,
    Role role,
    List<Mark> marks,
    DotRect ink,
    DotRect keepClear,
    List<LayoutViolation> violations,
    @Nullable String nativeZpl) {

  public Placement {
    marks = List.copyOf(marks);
    violations = List.copyOf(violations);
  }

  public static Placement of(String name, Role role, List<Mark> marks) {
    DotRect ink = ink(marks);
    return new Placement(name, role, marks, ink, ink, List.of(), null);
  }

  public static DotRect ink(List<Mark> marks) {
    return marks.stream().map(Mark::extent).reduce(new DotRect(0, 0, 0, 0), DotRect::union);
  }

  public Placement with(List<LayoutViolation> found) {
    return new Placement(name, role, marks, ink, keepClear, found, nativeZpl);
  }

  public Placement withNativeZpl(String zpl) {
    return new Placement(name, role, marks, ink, keepClear, violations, zpl);
  }
}
