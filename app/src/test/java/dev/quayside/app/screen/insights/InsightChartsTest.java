package dev.quayside.app.screen.insights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.window.TestWindow;
import java.util.stream.IntStream;
import javafx.scene.chart.NumberAxis;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class InsightChartsTest {

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void aboveTheLongestBarIsRoomForItsNumber() throws Exception {
    for (int most : new int[] {0, 1, 4, 57, 1000}) {
      var axis = axis(most);
      assertThat(axis.getUpperBound()).isGreaterThanOrEqualTo(most + axis.getTickUnit());
      assertThat(axis.getTickUnit()).isEqualTo(Math.rint(axis.getTickUnit()));
    }
  }

  @Test
  void namesOfBarsDoNotTouchAndEachBarHasItsOwn() {
    var days = IntStream.rangeClosed(1, 30).mapToObj(day -> "Nov " + day).toList();
    var shown = InsightCharts.apart(days, 520, 60);
    assertThat(shown).hasSize(30).doesNotHaveDuplicates().endsWith("Nov 30");
    assertThat(shown.stream().filter(name -> name.startsWith("N")).count() * 60)
        .isLessThanOrEqualTo(520);
    assertThat(InsightCharts.apart(days.subList(0, 7), 520, 60)).isEqualTo(days.subList(0, 7));
  }

  private static NumberAxis axis(int most) throws Exception {
    return TestWindow.onWindowThread(() -> InsightCharts.counts(most));
  }
}
