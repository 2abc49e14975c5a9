package dev.quayside.app.action;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// One thing a person can do.
///
/// @param id stable, for example `ship.buy`; also the key of its text in the bundles
/// @param text what it is called, in the person's language
/// @param key its shortcut, if it has one
/// @param enabled whether it makes sense now
public record Action(
    String id,
    String text,
    @Nullable KeyCombination key,
    ObservableBooleanValue enabled,
    Runnable run) {

  public Optional<KeyCombination> shortcut() {
    return Optional.ofNullable(key);
  }

  /// Whether each of these words begins one of its own; with no words every action does.
  public boolean begins(String words) {
    var mine = List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"));
    var typed = words.strip().toLowerCase(Locale.ROOT);
    return typed.isEmpty()
        || Arrays.stream(typed.split("\\s+"))
            .allMatch(word -> mine.stream().anyMatch(own -> own.startsWith(word)));
  }

  Action onlyIf(ObservableBooleanValue condition) {
    return new Action(id, text, key, condition, run);
  }

  /// Runs it if it is enabled; a key pressed at the wrong moment does nothing.
  public void fire() {
    if (enabled.get()) {
      run.run();
    }
  }
}
