package dev.quayside.app.action;

import dev.quayside.app.i18n.PlainWords;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// One action of the user.
///
/// @param id stable, for example `ship.buy`; also the key of its text in the bundles
/// @param text its name, in the user's language
/// @param also other words it is looked for by; may be empty
/// @param key its shortcut, if it has one
/// @param enabled whether it can be done now
/// @param keys the shortcut as printed on the user's keyboard; empty when it has none
public record Action(
    String id,
    String text,
    String also,
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
    this(id, text, "", key, enabled, run, key == null ? "" : key.getDisplayText());
  }

  public Optional<KeyCombination> shortcut() {
    return Optional.ofNullable(key);
  }

  /// The name and the shortcut, for a tooltip.
  public String explained() {
    return keys.isEmpty() ? text : text + "  " + keys;
  }

  /// Is also found by these words.
  public Action alsoCalled(String words) {
    return new Action(id, text, words, key, enabled, run, keys);
  }

  /// Whether it spends money, so that it is only run when just this action was chosen.
  public boolean buys() {
    return id.endsWith(".buy");
  }

  Action named(UnaryOperator<String> keyNames) {
    return new Action(id, text, also, key, enabled, run, keyNames.apply(keys));
  }

  /// Whether each of the typed words begins one of the action's own words; without words always.
  public boolean begins(String typed) {
    return PlainWords.begin(text + " " + also, typed);
  }

  /// Whether its words hold each of the typed words, in any order; without words always.
  public boolean holds(String typed) {
    return PlainWords.hold(text + " " + also, typed);
  }

  Action onlyIf(ObservableBooleanValue condition) {
    return new Action(id, text, also, key, condition, run, keys);
  }

  /// Runs the action if it is enabled; a key pressed at the wrong moment does nothing.
  public void fire() {
    if (enabled.get()) {
      run.run();
    }
  }
}
