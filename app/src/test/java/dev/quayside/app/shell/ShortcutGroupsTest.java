package dev.quayside.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import org.junit.jupiter.api.Test;

class ShortcutGroupsTest {

  private static final SimpleBooleanProperty ON = new SimpleBooleanProperty(true);

  @Test
  void whatTwoScreensHaveIsListedOnce() {
    var actions = new Actions();
    add(actions.within("place.ship", ON), "ship.track", "Track", KeyCode.T);
    add(actions.within("place.ship", ON), "ship.paste", "Paste", KeyCode.V);
    add(actions.within("place.shipments", ON), "shipments.track", "Track", KeyCode.T);
    add(actions, "quit", "Quit", KeyCode.Q);
    var groups = ShortcutGroups.of(actions);
    assertThat(groups.keySet())
        .containsExactly(ShortcutGroups.EVERYWHERE, ShortcutGroups.SEVERAL, "place.ship");
    assertThat(groups.get(ShortcutGroups.SEVERAL))
        .isEqualTo(List.of(new ShortcutGroups.Line("Track", "T")));
  }

  private static void add(Actions actions, String id, String text, KeyCode key) {
    actions.add(new Action(id, text, new KeyCodeCombination(key), ON, () -> {}));
  }
}
