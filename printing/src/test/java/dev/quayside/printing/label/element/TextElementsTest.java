package dev.quayside.printing.label.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextElementsTest {

  private static final Target TARGET = new Target(Dpi.DPI_203, Size.FOUR_BY_SIX);

  @Test
  void aLineWithRoomIsSetAsAsked() {
    TextRun run = run(line("SHORT", Align.LEFT, 3000));
    assertThat(run.size()).isEqualTo(33.75);
    assertThat(run.stretch()).isEqualTo(1);
    assertThat(run.x()).isEqualTo(102);
  }

  @ParameterizedTest
  @EnumSource(Align.class)
  void aLineNeverLeavesItsRoom(Align align) {
    for (int width = 250; width < 3000; width += 50) {
      TextLine line = line("A LINE OF SOME LENGTH 1234", align, width);
      DotRect ink = line.place(TARGET).ink();
      assertThat(ink.x()).isGreaterThanOrEqualTo(101);
      assertThat(ink.right()).isLessThanOrEqualTo(TARGET.dpi().dots(Length.mils(500 + width)) + 2);
    }
  }

  @Test
  void aLineShrinksBeforeItIsCondensedAndIsReportedOnlyWhenItIsTooSmall() {
    TextRun smaller = run(line("A LINE OF SOME LENGTH 1234", Align.LEFT, 1700));
    assertThat(smaller.size()).isLessThan(33.75);
    assertThat(smaller.stretch()).isEqualTo(1);
    TextLine condensed = line("A LINE OF SOME LENGTH 1234", Align.LEFT, 1150);
    assertThat(run(condensed).stretch()).isLessThan(1);
    assertThat(condensed.place(TARGET).violations()).isEmpty();
    assertThat(line("A LINE OF SOME LENGTH 1234", Align.LEFT, 500).place(TARGET).violations())
        .extracting(LayoutViolation::rule)
        .containsExactly(LayoutViolation.Rule.TEXT_SIZE);
  }

  @Test
  void turnedTextRunsAlongTheLabel() {
    Style style = Style.of(Face.BOLD, Length.points(12));
    Length middle = Length.mils(2000);
    for (Turn turn : List.of(Turn.UP, Turn.DOWN)) {
      TextLine line =
          new TextLine("TURNED", style, middle, middle, Length.mils(1000), Align.CENTER, turn);
      DotRect ink = line.place(TARGET).ink();
      assertThat(ink.height()).isGreaterThan(2 * ink.width());
    }
  }

  @Test
  void aBlockKeepsItsLinesWholeWhereTheyFitAndBreaksThemWhereTheyDoNot() {
    assertThat(block("9876 WILSHIRE BOULEVARD SUITE 1200", 3000, 800).marks()).hasSize(1);
    assertThat(block("9876 WILSHIRE BOULEVARD SUITE 1200", 1600, 320).marks()).hasSize(2);
  }

  @Test
  void aBlockNeverLosesAWordAndNeverLeavesItsArea() {
    String words = "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN DONAUDAMPFSCHIFFFAHRT";
    for (int width = 300; width < 3000; width += 100) {
      Placement placed = block(words, width, 700);
      String set =
          String.join("", placed.marks().stream().map(mark -> ((TextRun) mark).text()).toList());
      assertThat(set.replace(" ", "")).isEqualTo(words.replace(" ", ""));
      assertThat(placed.ink().right())
          .isLessThanOrEqualTo(TARGET.dpi().dots(Length.mils(500 + width)) + 1);
    }
  }

  private static Placement block(String text, int width, int height) {
    return new TextBlock(
            "block",
            List.of(Paragraph.of(text)),
            Area.mils(500, 500, width, height),
            Length.points(12),
            Length.points(7))
        .place(TARGET);
  }

  private static TextLine line(String text, Align align, int width) {
    return new TextLine(
        text,
        Style.of(Face.REGULAR, Length.points(12)),
        Length.mils(500),
        Length.mils(1000),
        Length.mils(width),
        align,
        Turn.UPRIGHT);
  }

  private static TextRun run(TextLine line) {
    return (TextRun) line.place(TARGET).marks().getFirst();
  }
}
