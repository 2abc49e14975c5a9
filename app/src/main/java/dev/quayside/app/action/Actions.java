package dev.quayside.app.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Every action of the window, in the order the palette shows them. Actions of different screens
/// may share a shortcut, since only one screen is shown.
public final class Actions {

  /// An action and the screen it belongs to; null when it works anywhere.
  private record Entry(Action action, @Nullable String scope) {}

  private final List<Entry> all;
  private final @Nullable String scope;
  private final @Nullable ObservableBooleanValue here;

  private final UnaryOperator<String> names;
  private final UnaryOperator<String> keyNames;

  /// Actions named by their ids.
  public Actions() {
    this(UnaryOperator.identity(), UnaryOperator.identity());
  }

  /// @param names the name of an action, by its id
  /// @param keyNames `Ctrl+Delete` as it is printed on the user's keyboard
  public Actions(UnaryOperator<String> names, UnaryOperator<String> keyNames) {
    this(new ArrayList<>(), null, null, names, keyNames);
  }

  private Actions(
      List<Entry> all,
      @Nullable String scope,
      @Nullable ObservableBooleanValue here,
      UnaryOperator<String> names,
      UnaryOperator<String> keyNames) {
    this.all = all;
    this.names = names;
    this.keyNames = keyNames;
    this.scope = scope;
    this.here = here;
  }

  /// The same actions; those added through the result are enabled only while `here` holds.
  public Actions within(String screen, ObservableBooleanValue here) {
    return new Actions(all, screen, here, names, keyNames);
  }

  /// Adds an action that is always enabled.
  public Action add(String id, @Nullable KeyCombination key, Runnable run) {
    return add(id, key, new ReadOnlyBooleanWrapper(true), run);
  }

  /// Adds an action whose name is looked up by its id.
  ///
  /// @throws IllegalArgumentException when the id or the shortcut is taken
  public Action add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    return add(new Action(id, names.apply(id), key, enabled, run));
  }

  /// @throws IllegalArgumentException when the id or the shortcut is taken
  public Action add(Action action) {
    for (var other : all) {
      if (other.action().id().equals(action.id())) {
        throw new IllegalArgumentException("two actions are called " + action.id());
      }
      if (action.key() != null && action.key().equals(other.action().key()) && meets(other)) {
        throw new IllegalArgumentException(
            action.id() + " and " + other.action().id() + " share " + action.key());
      }
    }
    var named = action.named(keyNames);
    var scoped = here == null ? named : named.onlyIf(Bindings.and(here, action.enabled()));
    all.add(new Entry(scoped, scope));
    return scoped;
  }

  public List<Action> all() {
    return all.stream().map(Entry::action).toList();
  }

  /// The screen an action belongs to; empty when it works anywhere.
  public Optional<String> screenOf(Action action) {
    return all.stream()
        .filter(entry -> entry.action().equals(action))
        .findFirst()
        .map(Entry::scope);
  }

  public Action require(String id) {
    return all().stream()
        .filter(a -> a.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no action " + id));
  }

  /// The enabled actions whose text contains every word of `query`.
  public List<Action> matching(String query) {
    var words = query.strip().toLowerCase(Locale.ROOT).split("\\s+");
    return all().stream().filter(a -> a.enabled().get()).filter(a -> holds(a, words)).toList();
  }

  /// The action of a pressed shortcut; an enabled one before a disabled one.
  public Optional<Action> forKey(KeyEvent event) {
    var pressed = all().stream().filter(a -> a.key() != null && a.key().match(event)).toList();
    return pressed.stream()
        .filter(a -> a.enabled().get())
        .findFirst()
        .or(() -> pressed.stream().findFirst());
  }

  private boolean meets(Entry other) {
    return scope == null || other.scope() == null || scope.equals(other.scope());
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
