package dev.quayside.app.shell.window;

import dev.quayside.app.control.layout.Home;
import dev.quayside.app.task.Soon;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// A control that goes under the packer's hands, such as a button that did its work, takes the
/// focus with it. The toolkit gives it to the first control of the window, where the next key would
/// open the list of workspaces; here it goes to where it belongs on the screen.
public final class FocusKeeper {

  private final Node screens;
  private final ObservableValue<Boolean> covered;
  private boolean gone;

  /// @param screens the one in sight is asked where the focus belongs
  /// @param covered whether something lies over them and has the focus
  public FocusKeeper(Node screens, ObservableValue<Boolean> covered) {
    this.screens = screens;
    this.covered = covered;
    screens
        .sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .addListener((_, before, now) -> moved(before, now));
  }

  /// The screen has come into sight: unless something on it has the focus, it goes home.
  public void came() {
    Soon.run(
        () -> {
          if (!isWithin(owner())) {
            goHome();
          }
        });
  }

  /// Only when the owner is gone does the toolkit take the focus away before it gives it to
  /// another; who asks for it gets it at once.
  private void moved(@Nullable Node before, @Nullable Node now) {
    if (now == null) {
      gone = before != null;
    } else if (gone) {
      gone = false;
      Soon.run(
          () -> {
            if (owner() == now) {
              goHome();
            }
          });
    }
  }

  private @Nullable Node owner() {
    return screens.getScene() == null ? null : screens.getScene().getFocusOwner();
  }

  private boolean isWithin(@Nullable Node node) {
    for (var each = node; each != null; each = each.getParent()) {
      if (each == screens) {
        return true;
      }
    }
    return false;
  }

  private void goHome() {
    if (!covered.getValue()) {
      Home.in(screens).ifPresent(Node::requestFocus);
    }
  }
}
