package dev.quayside.app.action;

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
