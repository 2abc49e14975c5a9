package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever does not see the window hears what every control is.
class AccessibleNamesTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void everyControlOfEveryScreenHasAName() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(
          () -> {
            window.shell().introduce(true);
            window.ship().to().fill(Places.BERLIN);
          });
      window.untilRates();
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        assertThat(nameless(window)).as(place.name()).isEmpty();
      }
    }
  }

  @Test
  void theLabelAndThePanelsToo() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      assertThat(nameless(window)).as("label").isEmpty();
      TestWindow.onWindowThread(() -> window.ship().label().askVoid());
      assertThat(nameless(window)).as("question").isEmpty();
      TestWindow.onWindowThread(() -> window.shell().shortcutsOpen.set(true));
      assertThat(nameless(window)).as("shortcuts").isEmpty();
      TestWindow.onWindowThread(() -> window.shell().shortcutsOpen.set(false));
      TestWindow.onWindowThread(() -> window.shell().palette().open.set(true));
      assertThat(nameless(window)).as("palette").isEmpty();
    }
  }

  private static List<Node> nameless(TestWindow window) throws Exception {
    return TestWindow.onWindowThread(
        () -> {
          var found = new ArrayList<Node>();
          var root = window.stage().getScene().getRoot();
          root.applyCss();
          root.layout();
          collect(root, found);
          return found;
        });
  }

  /// What is inside a control, such as the field of a combo box, is the control's own affair.
  private static void collect(Node node, List<Node> found) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Control control && control.isFocusTraversable()) {
      if (!isNamed(control)) {
        found.add(control);
      }
      return;
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, found));
    }
  }

  private static boolean isNamed(Control control) {
    var name = control.getAccessibleText();
    return (name != null && !name.isBlank())
        || (control instanceof Labeled labeled
            && labeled.getText() != null
            && !labeled.getText().isBlank())
        || (control instanceof TextInputControl input
            && input.getPromptText() != null
            && !input.getPromptText().isBlank());
  }
}
