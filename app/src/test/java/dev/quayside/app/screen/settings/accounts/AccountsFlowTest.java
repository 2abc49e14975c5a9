package dev.quayside.app.screen.settings.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A person opens an account from the checklist of the first start, on the real window.
class AccountsFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @Test
  void fromTheFirstStepsToAConnectedAccount() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().introduce(true));
      window.drawn();
      robot.clickOn("#step-settings");
      var model = model(window);
      TestWindow.until(() -> !model.accounts.isEmpty());
      PictureBook.add(window, "accounts-empty");
      robot.clickOn("#account-ups");
      write("#account-ups-accountNumber", "12");
      write("#account-ups-clientId", "quayside-desk");
      write("#account-ups-clientSecret", "denied");
      robot.clickOn("#account-test");
      TestWindow.until(() -> !model.busy().get() && model.problem().get() != null);
      assertThat(robot.lookup(".wrong").queryAllAs(Label.class))
          .anyMatch(label -> label.getText().endsWith("must be 6 letters or digits"));
      PictureBook.add(window, "accounts-wrong-field");
      write("#account-ups-accountNumber", "1A2B3C");
      robot.clickOn("#account-test");
      said("does not let them use this account");
      PictureBook.add(window, "accounts-not-allowed");
      write("#account-ups-clientSecret", "practice");
      robot.type(KeyCode.ENTER);
      said("took these credentials");
      assertThat(robot.lookup("#account-ups-clientSecret").queryTextInputControl().getText())
          .isEmpty();
      TestWindow.until(() -> window.shell().firstSteps().get().carrier());
      robot.clickOn("#carrier-on-fedex");
      TestWindow.until(() -> !model.busy().get() && !model.accounts.get(4).enabled());
      PictureBook.add(window, "accounts-connected");
      robot.clickOn("#account-remove");
      robot.clickOn("#account-remove-question-really");
      TestWindow.until(() -> model.accounts.stream().noneMatch(each -> each.isOpen()));
    }
  }

  @Test
  void aProductionWorkspaceSaysPlainlyThatAnAccountIsNoConnection() throws Exception {
    try (var window = TestWindow.open(data, Appearance.DARK, Language.SPANISH, 1024, 700)) {
      window.untilRates();
      TestWindow.onWindowThread(
          () ->
              window.shell().workspaces().stream()
                  .filter(each -> each.slug().equals("main"))
                  .forEach(window.shell()::enter));
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      TestWindow.onWindowThread(
          () -> window.screen(SettingsScreen.class).model().open("settings.accounts"));
      var model = model(window);
      TestWindow.until(() -> !model.accounts.isEmpty());
      assertThat(robot.lookup("#no-connection").queryLabeled().isVisible()).isTrue();
      assertThat(robot.lookup("#carrier-on-usps").query().isVisible()).isFalse();
      TestWindow.onWindowThread(
          () -> {
            model.open("usps");
            model.enter("accountNumber", "1000000000");
            model.enter(
                "clientId", "a-consumer-key-that-is-as-long-as-theirs-are-in-real-life-0001");
            model.enter("clientSecret", "s");
            model.enter("crid", "12345678");
            model.enter("mid", "123456789");
            model.save();
          });
      TestWindow.until(() -> !model.busy().get() && model.accounts.getFirst().isOpen());
      assertThat(robot.lookup("#account-usps-billing").tryQuery()).isPresent();
      assertThat(robot.lookup("#carrier-on-usps").query().isVisible()).isTrue();
      assertThat(robot.lookup("#going-live").tryQuery()).isPresent();
      PictureBook.add(window, "accounts-production-es-dark");
      TestWindow.onWindowThread(
          () -> scrolled(robot.lookup("#first-label-buy").query()).setVvalue(0.5));
      PictureBook.add(window, "accounts-first-label-es-dark");
      TestWindow.onWindowThread(
          () -> {
            model.open("ontrac");
            model.enter("accountNumber", "37");
            model.enter("password", "s");
            model.save();
          });
      TestWindow.until(() -> !model.busy().get() && model.accounts.get(6).isOpen());
      PictureBook.add(window, "accounts-not-tested-es-dark");
    }
  }

  private static ScrollPane scrolled(Node inside) {
    Node around = inside;
    while (!(around instanceof ScrollPane pane)) {
      around = around.getParent();
    }
    return pane;
  }

  private void said(String words) {
    TestWindow.until(
        () ->
            robot
                .lookup("#account-answer")
                .tryQueryAs(Label.class)
                .filter(answer -> answer.getText().contains(words))
                .isPresent());
  }

  private void write(String field, String text) {
    robot.clickOn(field);
    var input = robot.lookup(field).<TextField>query();
    WaitForAsyncUtils.asyncFx(input::clear);
    WaitForAsyncUtils.waitForFxEvents();
    robot.write(text, 0);
  }

  private static AccountsModel model(TestWindow window) {
    return window.settings(AccountsModel.class);
  }
}
