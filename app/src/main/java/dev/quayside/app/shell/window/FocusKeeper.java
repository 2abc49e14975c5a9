package dev.quayside.app.shell.window;

import dev.quayside.app.control.layout.Home;
import dev.quayside.app.task.Soon;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Returns the focus to the screen. When the focused control disappears, such as a button that did
/// its work, the toolkit gives the focus to the first control of the window, where the next key
/// would open the list of workspaces; this class gives it to the screen's `Home` node instead.
public final class FocusKeeper {

  private final Node screens;
  private final ObservableValue<Boolean> covered;
  private boolean gone;

  /// @param screens the visible one is asked for its home node
  /// @param covered whether a panel lies over them and has the focus
  public FocusKeeper(Node screens, ObservableValue<Boolean> covered) {
    this.screens = screens;
    this.covered = covered;
    screens
        .sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .addListener((_, before, now) -> moved(before, now));
  }

  /// Called when a screen comes into view: gives its home node the focus, unless another of its
  /// nodes has it.
  public void came() {
    Soon.run(
        () -> {
          if (!isWithin(owner())) {
            goHome();
          }
        });
  }

  /// Notices a focus that moved because its owner disappeared: only then does the toolkit clear the
  /// focus before it gives it to another node.
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
