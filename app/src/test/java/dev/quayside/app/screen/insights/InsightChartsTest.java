package dev.quayside.app.screen.insights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.window.TestWindow;
import javafx.scene.chart.NumberAxis;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class InsightChartsTest {

  @Test
  void noAxisOfPercentGoesBeyond100() throws Exception {
    var axis = axis(100);
    assertThat(axis.isAutoRanging()).isFalse();
    assertThat(axis.getUpperBound()).isEqualTo(100);
  }

  @Test
  void fewPercentHaveTheWholeHeight() throws Exception {
    assertThat(axis(8).isAutoRanging()).isTrue();
  }

  private static NumberAxis axis(double most) throws Exception {
    FxToolkit.registerPrimaryStage();
    return TestWindow.onWindowThread(() -> InsightCharts.percents(most));
  }
}
