package dev.quayside.app.shell;

import static dev.quayside.app.action.Keys.control;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.theme.Appearance;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// What can be done anywhere in the window.
public final class ShellActions {

  private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true);

  private final Actions actions;
  private final Texts texts;

  private ShellActions(Actions actions, Texts texts) {
    this.actions = actions;
    this.texts = texts;
  }

  /// @param places the screens there are
  /// @param isDark whether the window is dark now
  /// @param quit closes the window
  public static void add(
      Actions actions,
      ShellModel model,
      Texts texts,
      List<Place> places,
      BooleanSupplier isDark,
      Runnable quit) {
    new ShellActions(actions, texts).addAll(model, places, isDark, quit);
  }

  private void addAll(ShellModel model, List<Place> places, BooleanSupplier isDark, Runnable quit) {
    for (var place : places) {
      add(place.key(), control(place.digit()), () -> model.place().set(place));
    }
    add("palette.open", control(KeyCode.K), () -> toggle(model.palette().open()));
    add(
        "theme.toggle",
        null,
        () -> model.appearance(isDark.getAsBoolean() ? Appearance.LIGHT : Appearance.DARK));
    add("theme.system", null, () -> model.appearance(Appearance.SYSTEM));
    for (var language : Language.values()) {
      add("language." + language.code(), null, () -> model.language(language));
    }
    add("shortcuts.open", new KeyCodeCombination(KeyCode.F1), () -> toggle(model.shortcutsOpen()));
    for (int percent : WindowMemory.ZOOMS) {
      add("zoom." + percent, null, () -> model.zoom(percent));
    }
    add("sound.toggle", null, () -> model.sounds(!model.memory().get().sounds()));
    add("steps.open", null, () -> model.introduce(true));
    add("quit", control(KeyCode.Q), quit);
  }

  private static void toggle(BooleanProperty open) {
    open.set(!open.get());
  }

  private void add(String id, @Nullable KeyCombination key, Runnable run) {
    actions.add(new Action(id, texts.text(id), key, ALWAYS, run));
  }
}
