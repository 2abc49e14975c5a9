package dev.quayside.app.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

class ActionsTest {

  private final Actions actions = new Actions();
  private final AtomicInteger runs = new AtomicInteger();
  private final SimpleBooleanProperty enabled = new SimpleBooleanProperty(true);

  @Test
  void everyWordOfTheQueryIsFoundInAnyOrder() {
    actions.add(action("ship.buy", "Buy and print", "Ctrl+Enter"));
    actions.add(action("quit", "Quit", null));
    assertThat(actions.matching("print buy")).extracting(Action::id).containsExactly("ship.buy");
    assertThat(actions.matching("")).hasSize(2);
  }

  @Test
  void whatIsNotPossibleNowIsNotOfferedAndDoesNothing() {
    var buy = actions.add(action("ship.buy", "Buy and print", null));
    enabled.set(false);
    buy.fire();
    assertThat(actions.matching("buy")).isEmpty();
    assertThat(runs).hasValue(0);
  }

  @Test
  void theActionsOfOtherScreensAreFoundAndThoseThatCannotBeDoneNow() {
    var shown = new SimpleBooleanProperty(false);
    var other = actions.within("place.orders", shown);
    other.add(action("orders.import", "Import orders", null).alsoCalled("CSV, file"));
    other.add(action("orders.buy", "Buy and print", null));
    other.onOpening("orders.import");
    var found = actions.elsewhere("file");
    assertThat(found).extracting(Action::id).containsExactly("orders.import");
    assertThat(actions.matching("file")).isEmpty();
    found.getFirst().fire();
    assertThat(runs).hasValue(0);
    assertThat(actions.runsOnOpening(found.getFirst())).isTrue();
    assertThat(actions.runsOnOpening(actions.require("orders.buy"))).isFalse();
    shown.set(true);
    assertThat(actions.elsewhere("file")).isEmpty();
    assertThat(actions.matching("file")).hasSize(1);
    enabled.set(false);
    assertThat(actions.notNow("buy")).extracting(Action::id).containsExactly("orders.buy");
  }

  @Test
  void twoActionsNeverShareAKeyOrAnId() {
    actions.add(action("one", "One", "Ctrl+K"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> actions.add(action("two", "Two", "Ctrl+K")));
    assertThatIllegalArgumentException().isThrownBy(() -> actions.add(action("one", "Two", null)));
  }

  @Test
  void aScreensOwnActionTakesTheKeyOfOneThatWorksAnywhereWhileItCan() {
    var shown = new SimpleBooleanProperty(true);
    actions.within("place.orders", shown).addOver(action("orders.view.1", "View", "Ctrl+1"));
    actions.add(
        new Action("place.ship", "Ship", KeyCombination.valueOf("Ctrl+1"), shown, () -> {}));
    actions.alsoBy("place.ship", KeyCombination.valueOf("Ctrl+Shift+1"));
    assertThat(actions.forKey(digit(false)).map(Action::id)).contains("orders.view.1");
    assertThat(actions.forKey(digit(true)).map(Action::id)).contains("place.ship");
    enabled.set(false);
    assertThat(actions.forKey(digit(false)).map(Action::id)).contains("place.ship");
  }

  private static KeyEvent digit(boolean shift) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.DIGIT1, shift, true, false, false);
  }

  private Action action(String id, String text, @org.jspecify.annotations.Nullable String key) {
    return new Action(
        id, text, key == null ? null : KeyCombination.valueOf(key), enabled, runs::incrementAndGet);
  }
}
