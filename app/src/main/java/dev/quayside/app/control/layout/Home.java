package dev.quayside.app.control.layout;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;

/// The node that gets the focus on a screen when no other has it: a scan field, a search, a list.
public final class Home {

  private Home() {}

  public static <T extends Node> T of(T node) {
    node.getProperties().put(Home.class, true);
    return node;
  }

  /// The first such node that is visible and enabled.
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
