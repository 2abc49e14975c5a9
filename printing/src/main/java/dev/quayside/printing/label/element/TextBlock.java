package dev.quayside.printing.label.element;

import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// Several lines set at one size: the largest at which all of them fit the area.
///
/// Whole lines at a slightly smaller size come before broken lines; nothing is ever cut.
///
/// @param largest the em when there is room
/// @param smallest the em below which the label is reported
public record TextBlock(
    String name, List<Paragraph> paragraphs, Area area, Length largest, Length smallest)
    implements Element {

  /// The distance from one base line to the next, in ems.
  private static final double LEADING = 1.14;

  /// The height of capitals in ems, a little over what the faces have.
  private static final double CAPITALS = 0.72;

  /// The share of the largest size below which a line is broken instead of set smaller.
  private static final double RATHER_BROKEN = 0.78;

  private static final double STEP = 0.98;

  private static final double LEAST_POINTS = 3.5;

  private record Line(String text, Paragraph of) {}

  private record Setting(List<Line> lines, double size) {}

  public TextBlock {
    paragraphs = paragraphs.stream().filter(p -> !p.text().isEmpty()).toList();
  }

  @Override
  public Placement place(Target target) {
    if (paragraphs.isEmpty()) {
      return Placement.of(name, Role.TEXT, List.of());
    }
    Setting setting = setting();
    Placement placed = Placement.of(name, Role.TEXT, marks(setting, target));
    return setting.size() >= smallest.units() * STEP
        ? placed
        : placed.with(List.of(tooSmall(setting)));
  }

  private Setting setting() {
    double size = largest.units();
    for (; size >= largest.units() * RATHER_BROKEN && size >= smallest.units(); size *= STEP) {
      Setting whole = new Setting(whole(), size);
      if (fits(whole)) {
        return whole;
      }
    }
    double least = LEAST_POINTS * Length.points(1).units();
    for (size = largest.units(); size > least; size *= STEP) {
      Setting broken = new Setting(lines(size, Paragraph::lines), size);
      if (fits(broken)) {
        return broken;
      }
    }
    return new Setting(lines(least, Paragraph::linesWithin), least);
  }

  private List<Line> whole() {
    return paragraphs.stream().map(p -> new Line(p.text(), p)).toList();
  }

  private List<Line> lines(double size, BiFunction<Paragraph, Double, List<String>> breaker) {
    List<Line> lines = new ArrayList<>();
    for (Paragraph paragraph : paragraphs) {
      double ems = area.width().units() / em(paragraph, size);
      breaker.apply(paragraph, ems).forEach(text -> lines.add(new Line(text, paragraph)));
    }
    return lines;
  }

  private boolean fits(Setting setting) {
    if (height(setting) > area.height().units()) {
      return false;
    }
    for (Line line : setting.lines()) {
      double ems = GlyphLine.width(line.text(), line.of().face());
      if (ems * em(line.of(), setting.size()) > area.width().units()) {
        return false;
      }
    }
    return true;
  }

  private static double height(Setting setting) {
    double height = 0;
    for (Line line : setting.lines()) {
      height += em(line.of(), setting.size()) * LEADING;
    }
    return height - em(setting.lines().getFirst().of(), setting.size()) * (LEADING - CAPITALS);
  }

  private static double em(Paragraph paragraph, double size) {
    return size * paragraph.scale() / 100;
  }

  private List<Mark> marks(Setting setting, Target target) {
    List<Mark> marks = new ArrayList<>();
    double baseline = area.y().units();
    double gap = CAPITALS;
    for (Line line : setting.lines()) {
      double em = em(line.of(), setting.size());
      baseline += em * gap;
      gap = LEADING;
      marks.add(
          new TextRun(
              line.text(),
              line.of().face(),
              Sizes.dots(target.dpi(), em),
              1,
              target.dpi().dots(area.x()),
              target.dpi().dots(new Length(Math.round(baseline))),
              Turn.UPRIGHT,
              Ink.BLACK));
    }
    return marks;
  }

  private LayoutViolation tooSmall(Setting setting) {
    return new LayoutViolation(
        LayoutViolation.Rule.TEXT_SIZE,
        name,
        "set at %.1f pt, below its smallest of %.1f pt"
            .formatted(new Length((long) setting.size()).inPoints(), smallest.inPoints()));
  }
}
