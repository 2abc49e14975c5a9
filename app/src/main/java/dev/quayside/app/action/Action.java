package dev.quayside.app.action;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// One action of the user.
///
/// @param id stable, for example `ship.buy`; also the key of its text in the bundles
/// @param text its name, in the user's language
/// @param key its shortcut, if it has one
/// @param enabled whether it can be done now
/// @param keys the shortcut as printed on the user's keyboard; empty when it has none
public record Action(
    String id,
    String text,
    @Nullable KeyCombination key,
    ObservableBooleanValue enabled,
    Runnable run,
    String keys) {

  public Action(
      String id,
      String text,
      @Nullable KeyCombination key,
      ObservableBooleanValue enabled,
      Runnable run) {
    this(id, text, key, enabled, run, key == null ? "" : key.getDisplayText());
  }

  public Optional<KeyCombination> shortcut() {
    return Optional.ofNullable(key);
  }

  /// The name and the shortcut, for a tooltip.
  public String explained() {
    return keys.isEmpty() ? text : text + "  " + keys;
  }

  Action named(UnaryOperator<String> keyNames) {
    return new Action(id, text, key, enabled, run, keyNames.apply(keys));
  }

  /// Whether each of the typed words begins one of the action's own words; without words always.
  public boolean begins(String words) {
    var mine = List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"));
    var typed = words.strip().toLowerCase(Locale.ROOT);
    return typed.isEmpty()
        || Arrays.stream(typed.split("\\s+"))
            .allMatch(word -> mine.stream().anyMatch(own -> own.startsWith(word)));
  }

  Action onlyIf(ObservableBooleanValue condition) {
    return new Action(id, text, key, condition, run, keys);
  }

  /// Runs the action if it is enabled; a key pressed at the wrong moment does nothing.
  public void fire() {
    if (enabled.get()) {
      run.run();
    }
  }
}
