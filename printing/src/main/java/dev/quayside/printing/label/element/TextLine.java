package dev.quayside.printing.label.element;

import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.Printable;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// One line of text on a base line. A line too long for its width shrinks; it is never cut.
///
/// @param x left end of the room for the line (of the label, also for turned text)
/// @param baseline y of the base line
/// @param width room along the line; zero for no limit, with left alignment only
public record TextLine(
    String text, Style style, Length x, Length baseline, Length width, Align align, Turn turn)
    implements Element {

  public TextLine {
    text = Printable.line(text);
  }

  @Override
  public Placement place(Target target) {
    if (text.isEmpty()) {
      return Placement.of(text, Role.TEXT, List.of());
    }
    double ems = GlyphLine.width(text, style.face());
    Fit fit = Fit.line(ems, style, width);
    Placement placed = Placement.of(text, Role.TEXT, List.of(run(target.dpi(), ems, fit)));
    return fit.readable() ? placed : placed.with(List.of(tooSmall(fit)));
  }

  private TextRun run(Dpi dpi, double ems, Fit fit) {
    double slack = width.units() - ems * fit.size() * fit.stretch();
    double indent =
        switch (align) {
          case LEFT -> 0;
          case CENTER -> slack / 2;
          case RIGHT -> slack;
        };
    Length along = new Length((long) Math.floor(indent));
    return new TextRun(
        text,
        style.face(),
        Sizes.dots(dpi, fit.size()),
        fit.stretch(),
        dpi.dots(turn == Turn.UPRIGHT ? x.plus(along) : x),
        dpi.dots(
            switch (turn) {
              case UPRIGHT -> baseline;
              case UP -> baseline.minus(along);
              case DOWN -> baseline.plus(along);
            }),
        turn,
        style.ink());
  }

  private LayoutViolation tooSmall(Fit fit) {
    return new LayoutViolation(
        LayoutViolation.Rule.TEXT_SIZE,
        text,
        "set at %.1f pt to fit %.0f mil"
            .formatted(new Length((long) fit.size()).inPoints(), width.inMils()));
  }
}
