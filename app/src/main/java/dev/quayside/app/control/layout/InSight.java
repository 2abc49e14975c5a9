package dev.quayside.app.control.layout;

import dev.quayside.app.task.Soon;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import org.jspecify.annotations.Nullable;

/// Scrolls to the node that gets the focus. The toolkit does that for the Tab key only, not for a
/// field that gets the focus because something is missing there.
public final class InSight {

  /// Room above and below in pixels, for the caption and the error message.
  private static final double ROOM = 40;

  private InSight() {}

  public static void keep(ScrollPane pane) {
    pane.sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .addListener((_, _, owner) -> Soon.run(() -> show(pane, owner)));
  }

  /// Scrolls to a node that has just appeared or grown.
  public static void bring(Node node) {
    Soon.run(
        () ->
            Stream.<Node>iterate(node, Objects::nonNull, Node::getParent)
                .filter(ScrollPane.class::isInstance)
                .findFirst()
                .ifPresent(pane -> show((ScrollPane) pane, node)));
  }

  private static void show(ScrollPane pane, @Nullable Node owner) {
    var content = pane.getContent();
    if (owner == null || content == null || !isWithin(content, owner)) {
      return;
    }
    pane.applyCss(); // a new node has no size before the layout
    pane.layout();
    var bounds = content.sceneToLocal(owner.localToScene(owner.getBoundsInLocal()));
    double sight = pane.getViewportBounds().getHeight();
    double hidden = content.getLayoutBounds().getHeight() - sight;
    double top = hidden * pane.getVvalue();
    double wanted = Math.clamp(top, bounds.getMaxY() + ROOM - sight, Double.MAX_VALUE);
    wanted = Math.min(wanted, bounds.getMinY() - ROOM);
    if (hidden > 0 && wanted != top) {
      pane.setVvalue(Math.clamp(wanted / hidden, 0, 1));
    }
  }

  private static boolean isWithin(Node root, Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each == root) {
        return true;
      }
    }
    return false;
  }
}
