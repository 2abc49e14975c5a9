package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.rules.RulesModel;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Rule;
import java.util.List;
import java.util.Objects;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Shipping rules by the keyboard only.
class RulesFlowTest extends OpenWindow {

  @SuppressWarnings("NullAway.Init")
  private RulesModel model;

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1024, 700);
    window.untilRates();
    TestOrders.rule(window.engine().get(), Choice.cheapest(null));
    TestOrders.rule(window.engine().get(), Choice.fastest(null));
    var settings = window.screen(SettingsScreen.class).model();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(() -> settings.open("settings.rules"));
    model = window.settings(RulesModel.class);
    TestWindow.until(() -> model.rules().items.size() == 2 && !model.busy().get());
    TestWindow.onWindowThread(() -> robot.lookup("#rules-table").query().requestFocus());
    robot.type(KeyCode.DOWN);
    TestWindow.until(() -> model.rules().chosen().get() != null);
  }

  @Test
  void aRuleIsMovedSwitchedOffAndTakenAway() {
    var first = Objects.requireNonNull(model.rules().chosen().get()).id();
    robot.press(KeyCode.ALT).type(KeyCode.DOWN).release(KeyCode.ALT);
    TestWindow.until(() -> ids().getLast().equals(first) && !model.busy().get());
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> !model.rules().items.getLast().draft().enabled());
    robot.type(KeyCode.DELETE);
    assertThat(robot.lookup("#rule-question-keep").query().isFocused()).isTrue();
    robot.type(KeyCode.TAB).type(KeyCode.SPACE);
    TestWindow.until(() -> model.rules().items.size() == 1);
    assertThat(ids()).doesNotContain(first);
    assertThat(robot.lookup("#rules-table").query().isFocused()).isTrue();
  }

  @Test
  void aRuleIsOpenedWrittenAndSaved() {
    robot.type(KeyCode.ENTER);
    assertThat(robot.lookup("#rule-name").query().isFocused()).isTrue();
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.write("Near");
    TestWindow.until(() -> model.form().name.get().equals("Near"));
    var save = robot.lookup("#rule-save").queryButton();
    for (int i = 0; i < 40 && !save.isFocused(); i++) {
      robot.type(KeyCode.TAB);
    }
    robot.type(KeyCode.SPACE);
    TestWindow.until(
        () -> model.rules().items.stream().anyMatch(rule -> rule.draft().name().equals("Near")));
  }

  private List<String> ids() {
    return model.rules().items.stream().map(Rule::id).toList();
  }
}
