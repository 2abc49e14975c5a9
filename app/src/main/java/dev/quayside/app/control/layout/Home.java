package dev.quayside.app.control.layout;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;

/// Where the focus belongs on a screen while nobody says where: a scan field, a search, a list.
public final class Home {

  private Home() {}

  public static <T extends Node> T of(T node) {
    node.getProperties().put(Home.class, true);
    return node;
  }

  /// The first one in sight that can take the focus.
  public static Optional<Node> in(Node root) {
    if (!root.isVisible() || root.isDisabled()) {
      return Optional.empty();
    }
    if (root.getProperties().containsKey(Home.class)) {
      return Optional.of(root);
    }
    return root instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream().flatMap(child -> in(child).stream()).findFirst()
        : Optional.empty();
  }
}
