package dev.quayside.app.screen.settings.shops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.StoreHere;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.source.SourceView;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A person connects a shop on this machine, on the real window: what is wrong is said, what came
/// and what was left out is shown.
class ShopsFlowTest {

  private final FxRobot robot = new FxRobot();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void connectedPausedAndRemoved(Appearance looks, Language language, int width, int height)
      throws Exception {
    var name = "shops-" + looks.wire() + "-" + language.code() + "-" + width + "-";
    try (var store = new StoreHere();
        var window = TestWindow.open(data, looks, language, width, height)) {
      store.order("1001", "paid", "350 5th Ave");
      store.order("1002", "on_hold", "350 5th Ave");
      store.order("1003", "gone to the moon", "350 5th Ave");
      store.order("1004", "shipped", "350 5th Ave");
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> settings.open("settings.shops"));
      var model = window.settings(ShopsModel.class);
      TestWindow.until(() -> !model.busy().get());
      PictureBook.add(window, name + "none");

      robot.clickOn("#shop-add-shipstation");
      assertThat(robot.lookup("#shop-field-url").query().isFocused()).isTrue();
      PictureBook.add(window, name + "form");
      enter("#shop-field-url", "shop.example");
      enter("#shop-field-userName", StoreHere.USER);
      enter("#shop-field-password", "wrong");
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> !model.busy().get() && model.problem().get() != null);
      assertThat(robot.lookup(".wrong").queryAllAs(Label.class))
          .anyMatch(label -> label.getText().contains("https://"));
      PictureBook.add(window, name + "wrong");
      enter("#shop-field-url", store.url());
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> !model.busy().get() && refused(model));
      PictureBook.add(window, name + "refused");

      // its key is refused: the form is there again, and the shop is not made a second time
      enter("#shop-field-password", StoreHere.PASSWORD);
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> model.form().get() == null && !model.busy().get());
      TestWindow.until(() -> pulled(model));
      assertThat(model.shops).hasSize(1);
      assertThat(shop(model).open()).isEqualTo(1);
      assertThat(shop(model).held()).isEqualTo(1);
      TestWindow.until(() -> model.leftOut.size() == 2);
      assertThat(model.leftOut).extracting(LeftOut::number).containsExactly("N-1003", "N-1004");
      PictureBook.add(window, name + "connected");

      TestWindow.onWindowThread(model::edit);
      window.drawn();
      TestWindow.onWindowThread(
          () -> ((TitledPane) robot.lookup("#shop-more").query()).setExpanded(true));
      window.drawn();
      enter("#shop-status-ready", "paid, gone to the moon");
      PictureBook.add(window, name + "more");
      TestWindow.onWindowThread(
          () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(1));
      PictureBook.add(window, name + "more-below");
      TestWindow.onWindowThread(model::save);
      TestWindow.until(() -> !model.busy().get() && model.form().get() == null);
      TestWindow.onWindowThread(() -> model.pull(true));
      TestWindow.until(() -> shop(model).open() == 2);
      TestWindow.until(() -> model.leftOut.size() == 1);

      TestWindow.until(() -> !model.busy().get());
      TestWindow.onWindowThread(() -> model.turn(shop(model).source().id(), false));
      TestWindow.until(() -> !shop(model).source().enabled() && !model.busy().get());
      TestWindow.onWindowThread(
          () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(0));
      robot.clickOn("#shop-remove");
      assertThat(robot.lookup("#shop-remove-question-keep").query().isFocused()).isTrue();
      PictureBook.add(window, name + "remove");
      robot.clickOn("#shop-remove-question-really");
      TestWindow.until(() -> model.shops.isEmpty());
    }
  }

  private static boolean refused(ShopsModel model) {
    return model.shops.size() == 1
        && shop(model).source().connection() == Connection.WRONG_CREDENTIALS;
  }

  private static boolean pulled(ShopsModel model) {
    return model.shops.size() == 1 && shop(model).source().progress().succeededAt() != null;
  }

  private static SourceView shop(ShopsModel model) {
    return Objects.requireNonNull(model.shops.getFirst());
  }

  private void enter(String field, String text) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var input = (TextInputControl) robot.lookup(field).query();
          input.requestFocus();
          input.setText(text);
        });
  }
}
