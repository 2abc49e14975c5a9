package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.window.TestWindow;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class FieldRowTest {

  @Test
  void aSentenceSaysItselfWhatItIsAbout() throws Exception {
    assertThat(complaints("Enter a city", "must be two letters"))
        .isEqualTo("Enter a city\nState: must be two letters");
  }

  @Test
  void whatIsTheSameForSeveralFieldsIsSaidOnce() throws Exception {
    assertThat(complaints("Enter this", "Enter this")).isEqualTo("Enter this");
  }

  private static String complaints(String ofCity, String ofState) throws Exception {
    FxToolkit.registerPrimaryStage();
    return TestWindow.onWindowThread(
        () -> {
          var city = new Field("city", "City", new TextField());
          var state = new Field("state", "State", new TextField());
          var row = new FieldRow(List.of(city, state), 50, 50);
          city.setWrong(ofCity);
          state.setWrong(ofState);
          row.refresh();
          return row.getChildren().stream()
              .filter(Label.class::isInstance)
              .map(label -> ((Label) label).getText())
              .findFirst()
              .orElse("");
        });
  }
}
