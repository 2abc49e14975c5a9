package dev.quayside.app.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyEvent;

/// Every action of the window, in the order the palette shows them.
public final class Actions {

  private final List<Action> all = new ArrayList<>();

  /// @throws IllegalArgumentException when the id or the shortcut is taken
  public Action add(Action action) {
    for (var other : all) {
      if (other.id().equals(action.id())) {
        throw new IllegalArgumentException("two actions are called " + action.id());
      }
      if (action.key() != null && action.key().equals(other.key())) {
        throw new IllegalArgumentException(
            action.id() + " and " + other.id() + " share " + action.key());
      }
    }
    all.add(action);
    return action;
  }

  public List<Action> all() {
    return List.copyOf(all);
  }

  public Action require(String id) {
    return all.stream()
        .filter(a -> a.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no action " + id));
  }

  /// The enabled actions whose text holds every word of `query`.
  public List<Action> matching(String query) {
    var words = query.strip().toLowerCase(Locale.ROOT).split("\\s+");
    return all.stream().filter(a -> a.enabled().get()).filter(a -> holds(a, words)).toList();
  }

  /// The action whose shortcut was pressed.
  public Optional<Action> forKey(KeyEvent event) {
    return all.stream().filter(a -> a.key() != null && a.key().match(event)).findFirst();
  }

  private static boolean holds(Action action, String[] words) {
    var text = action.text().toLowerCase(Locale.ROOT);
    for (var word : words) {
      if (!text.contains(word)) {
        return false;
      }
    }
    return true;
  }
}
