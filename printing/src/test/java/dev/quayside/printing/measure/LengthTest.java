package dev.quayside.printing.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LengthTest {

  @Test
  void milsPointsAndMicrometresMeetExactly() {
    assertThat(Length.mils(1000)).isEqualTo(Length.points(72));
    assertThat(Length.mils(1000)).isEqualTo(Length.micrometres(25_400));
    assertThat(Length.mils(500).plus(Length.points(36))).isEqualTo(Length.mils(1000));
  }

  @ParameterizedTest
  @CsvSource({"203, 812, 1218", "300, 1200, 1800", "600, 2400, 3600"})
  void aFourBySixLabelHasTheHeadsDots(int dpi, int width, int height) {
    Target target = new Target(Dpi.of(dpi), Size.FOUR_BY_SIX);
    assertThat(target.width()).isEqualTo(width);
    assertThat(target.height()).isEqualTo(height);
  }

  @Test
  void dotsRoundAndTheirBoundsDoNot() {
    Length length = Length.mils(13);
    assertThat(Dpi.DPI_203.dots(length)).isEqualTo(3);
    assertThat(Dpi.DPI_203.dotsAtLeast(length)).isEqualTo(3);
    assertThat(Dpi.DPI_203.dotsAtMost(length)).isEqualTo(2);
    assertThat(Dpi.DPI_300.dotsAtLeast(length)).isEqualTo(4);
    assertThat(Dpi.DPI_203.dots(Length.ZERO.minus(Length.mils(10)))).isEqualTo(-2);
  }

  @Test
  void areasThatMeetOnPaperMeetOnTheGrid() {
    Target target = new Target(Dpi.DPI_203, Size.FOUR_BY_SIX);
    for (int x = 0; x < 500; x++) {
      DotRect left = target.dots(Area.mils(x, 0, 33, 10));
      DotRect right = target.dots(Area.mils(x + 33, 0, 33, 10));
      assertThat(left.right()).isEqualTo(right.x());
    }
  }

  @Test
  void aHeadNobodyBuildsIsRefused() {
    assertThatThrownBy(() -> Dpi.of(204))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Label printers have 203, 300 or 600 dpi, not 204.");
  }
}
