package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.habit.Habits;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.rules.RulesModel;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import javafx.event.Event;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// A packer without a mouse never gets stuck, and needs none to go on.
class KeyboardFlowTest extends OpenWindow {

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700);
    window.untilRates();
  }

  @Test
  void theOnlyRowOfAListIsChosenByComingToIt() throws Exception {
    TestOrders.rule(window.engine().get(), Choice.cheapest(null));
    go("settings.rules");
    var rules = window.settings(RulesModel.class).rules();
    TestWindow.until(() -> rules.items.size() == 1);
    focus("#rules-table");
    robot.type(KeyCode.DOWN);
    TestWindow.until(() -> rules.chosen().get() != null);
  }

  @Test
  void tabLeavesSeveralLinesOfText() throws Exception {
    go("settings.brand");
    focus("#brand-returns");
    robot.type(KeyCode.TAB);
    assertThat(robot.lookup("#brand-site").query().isFocused()).isTrue();
    robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
    assertThat(robot.lookup("#brand-returns").query().isFocused()).isTrue();
    assertThat(robot.lookup("#brand-returns").<TextInputControl>query().getText()).isEmpty();
  }

  @Test
  void theNextParcelBeginsWhereItIsScanned() throws Exception {
    focus("#to-company");
    robot.press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
    TestWindow.until(() -> robot.lookup("#scan").query().isFocused());
  }

  /// No weight has letters.
  @Test
  void anOrderScannedWhileAWeightWasTypedIsTakenUp() throws Exception {
    focus("#parcel-weight");
    TestWindow.until(
        () -> {
          TestWindow.onWindowThread(() -> scan("SO-99999"));
          return weight().equals("2");
        });
    TestWindow.until(() -> window.ship().scan().state().get().kind() == Kind.STOP);
    assertThat(weight()).isEqualTo("2");
  }

  private String weight() {
    return robot.lookup("#parcel-weight").<TextField>query().getText();
  }

  @Test
  void theSendersTaxNumberIsEnteredOnce() throws Exception {
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    focus("#customs-exporter");
    robot.write("GB123456789000").type(KeyCode.TAB);
    assertThat(robot.lookup("#customs-importer").query().isFocused()).isTrue();
    TestWindow.until(() -> Habits.read(data).containsValue("GB123456789000"));
    close();
    open();
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    TestWindow.until(
        () ->
            window.ship().form().customs().draft().get().references()
                    instanceof CustomsReferences numbers
                && "GB123456789000".equals(numbers.exporterTaxId()));
  }

  private void go(String section) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(() -> window.screen(SettingsScreen.class).model().open(section));
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void focus(String selector) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup(selector).query().requestFocus());
  }

  /// A busy computer may be slower than scanners are: then it is scanned again.
  private void scan(String code) {
    robot.lookup("#parcel-weight").<TextField>query().setText("2");
    robot.lookup("#parcel-weight").query().requestFocus();
    for (var letter : code.split("")) {
      fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
    }
    fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
  }

  private void fire(javafx.event.EventType<KeyEvent> type, String letter, KeyCode key) {
    Event.fireEvent(
        window.stage().getScene().getFocusOwner(),
        new KeyEvent(type, letter, letter, key, false, false, false, false));
  }
}
