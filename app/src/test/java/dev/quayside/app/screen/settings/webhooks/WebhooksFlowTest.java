package dev.quayside.app.screen.settings.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import java.nio.file.Path;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Settings > Webhooks by keyboard: changed, asked about, a message sent again.
class WebhooksFlowTest {

  private final FxRobot robot = new FxRobot();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void changedByKeyboardAndSentAgain(Appearance looks, Language language, int width, int height)
      throws Exception {
    var name = "webhooks-" + looks.wire() + "-" + language.code() + "-";
    try (var window = TestWindow.open(data, looks, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> settings.open("settings.webhooks"));
      var model = window.settings(WebhooksModel.class);
      TestWindow.until(() -> !model.busy().get());

      focus("#webhook-url");
      robot.write("http://127.0.0.1:9/orders").type(KeyCode.ENTER);
      TestWindow.until(() -> model.webhooks.size() == 1 && !model.busy().get());
      assertThat(robot.lookup("#webhook-secret").query().getAccessibleText())
          .isEqualTo(new Texts(language).text("settings.webhooks.secret"));
      TestWindow.onWindowThread(() -> model.secret.set(null));

      focus("#webhooks");
      TestWindow.until(() -> model.chosen.get() != null);
      robot.type(KeyCode.DELETE);
      assertThat(robot.lookup("#webhook-delete-question-keep").query().isFocused()).isTrue();
      robot.type(KeyCode.ESCAPE);
      assertThat(robot.lookup("#webhooks").query().isFocused()).isTrue();
      robot.type(KeyCode.ENTER);
      assertThat(robot.lookup("#webhook-url").query().isFocused()).isTrue();
      robot.write("/new").type(KeyCode.ENTER);
      TestWindow.until(
          () -> model.webhooks.getFirst().url().endsWith("/orders/new") && !model.busy().get());

      TestWindow.onWindowThread(model::test);
      TestWindow.until(() -> model.deliveries().rows.size() == 1 && !model.busy().get());
      focus("#deliveries");
      TestWindow.until(() -> robot.lookup("#delivery-resend").tryQuery().isPresent());
      PictureBook.add(window, name + "deliveries");
      focus("#delivery-resend");
      robot.type(KeyCode.SPACE);
      TestWindow.until(
          () ->
              model.deliveries().rows.size() == 2
                  && !model.deliveries().rows.getFirst().attempts().isEmpty());
      focus("#deliveries");
      robot.type(KeyCode.HOME);
      TestWindow.onWindowThread(
          () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(0));
      PictureBook.add(window, name + "again");
      TestWindow.onWindowThread(() -> model.question.set(WebhooksModel.Question.NEW_SECRET));
      PictureBook.add(window, name + "secret");
      TestWindow.onWindowThread(model::rotate);
      TestWindow.until(() -> model.secret.get() != null);
      TestWindow.onWindowThread(model::edit);
      PictureBook.add(window, name + "edit");
      TestWindow.onWindowThread(
          () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(1));
      PictureBook.add(window, name + "form");
    }
  }

  private void focus(String node) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup(node).query().requestFocus());
  }
}
