package dev.quayside.app.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /// An action, the screen it belongs to and whether that is shown; null when it works anywhere.
  ///
  /// @param over whether it has its key in place of one that works anywhere
  private record Entry(
      Action action, @Nullable String scope, @Nullable ObservableBooleanValue here, boolean over) {}

  private final List<Entry> all;
  private final Set<String> opening;
  private final Map<KeyCombination, String> others;
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
    this(new ArrayList<>(), new HashSet<>(), new HashMap<>(), null, null, names, keyNames);
  }

  private Actions(
      List<Entry> all,
      Set<String> opening,
      Map<KeyCombination, String> others,
      @Nullable String scope,
      @Nullable ObservableBooleanValue here,
      UnaryOperator<String> names,
      UnaryOperator<String> keyNames) {
    this.all = all;
    this.opening = opening;
    this.others = others;
    this.names = names;
    this.keyNames = keyNames;
    this.scope = scope;
    this.here = here;
  }

  /// The same actions; those added through the result are enabled only while `here` holds.
  public Actions within(String screen, ObservableBooleanValue here) {
    return new Actions(all, opening, others, screen, here, names, keyNames);
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
    return put(action, false);
  }

  /// Adds an action of a screen that has the key of one that works anywhere, while it is enabled.
  ///
  /// @throws IllegalArgumentException when the id is taken
  public Action addOver(Action action) {
    if (all().stream().anyMatch(other -> other.id().equals(action.id()))) {
      throw new IllegalArgumentException("two actions are called " + action.id());
    }
    return put(action, true);
  }

  /// Runs an action by another key, too, which is not shown beside it.
  public void alsoBy(String id, KeyCombination key) {
    others.put(key, id);
  }

  private Action put(Action action, boolean over) {
    var named = action.named(keyNames);
    var scoped = here == null ? named : named.onlyIf(Bindings.and(here, action.enabled()));
    all.add(new Entry(scoped, scope, here, over));
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

  /// The enabled actions whose words contain every word of `query`.
  public List<Action> matching(String query) {
    return all().stream().filter(a -> a.enabled().get()).filter(a -> a.holds(query)).toList();
  }

  /// The actions of screens that are not shown now whose words contain every word of `query`.
  public List<Action> elsewhere(String query) {
    return all.stream()
        .filter(entry -> entry.here() != null && !entry.here().get())
        .map(Entry::action)
        .filter(action -> action.holds(query))
        .toList();
  }

  /// The actions of this screen that cannot be done now whose words contain every word of `query`.
  public List<Action> notNow(String query) {
    return all.stream()
        .filter(entry -> entry.here() == null || entry.here().get())
        .map(Entry::action)
        .filter(action -> !action.enabled().get() && action.holds(query))
        .toList();
  }

  /// Lets these actions run as soon as their screen is opened for them. Others may act upon what is
  /// chosen there, which the user has not seen yet: for them only their screen is opened.
  public void onOpening(String... ids) {
    opening.addAll(List.of(ids));
  }

  /// Whether an action may run as soon as its screen is opened for it.
  public boolean runsOnOpening(Action action) {
    return opening.contains(action.id());
  }

  /// The action of a pressed shortcut; an enabled one before a disabled one, one of the screen that
  /// is shown before one that works anywhere.
  public Optional<Action> forKey(KeyEvent event) {
    var pressed =
        all.stream()
            .filter(entry -> isFor(entry.action(), event))
            .sorted(Comparator.comparing(entry -> entry.scope() == null))
            .map(Entry::action)
            .toList();
    return pressed.stream()
        .filter(a -> a.enabled().get())
        .findFirst()
        .or(() -> pressed.stream().findFirst());
  }

  private boolean isFor(Action action, KeyEvent event) {
    var key = action.key();
    return (key != null && key.match(event))
        || others.entrySet().stream()
            .anyMatch(each -> each.getValue().equals(action.id()) && each.getKey().match(event));
  }

  private boolean meets(Entry other) {
    return !other.over() && (scope == null || other.scope() == null || scope.equals(other.scope()));
  }
}
