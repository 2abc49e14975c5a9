package dev.quayside.app.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCombination;
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
  void twoActionsNeverShareAKeyOrAnId() {
    actions.add(action("one", "One", "Ctrl+K"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> actions.add(action("two", "Two", "Ctrl+K")));
    assertThatIllegalArgumentException().isThrownBy(() -> actions.add(action("one", "Two", null)));
  }

  private Action action(String id, String text, @org.jspecify.annotations.Nullable String key) {
    return new Action(
        id, text, key == null ? null : KeyCombination.valueOf(key), enabled, runs::incrementAndGet);
  }
}
