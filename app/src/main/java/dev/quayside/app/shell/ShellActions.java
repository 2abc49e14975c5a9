package dev.quayside.app.shell;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.theme.Appearance;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;

/// The actions that work anywhere in the window.
public final class ShellActions {

  private ShellActions() {}

  /// @param places of the screens
  /// @param isDark whether the window is dark now
  /// @param quit closes the window
  public static void add(
      Actions actions,
      ShellModel model,
      List<Place> places,
      BooleanSupplier isDark,
      Runnable quit) {
    for (var place : places) {
      actions.add(
          place.key(),
          control(place.digit()),
          () -> model.send(new NavigationRequest.Visit(place)));
      // a list's views have the digits with Ctrl alone
      actions.alsoBy(place.key(), shiftControl(place.digit()));
    }
    actions.add("palette.open", control(KeyCode.K), () -> toggle(model.palette().open));
    actions.add(
        "theme.toggle",
        null,
        () -> model.appearance(isDark.getAsBoolean() ? Appearance.LIGHT : Appearance.DARK));
    actions.add("theme.system", null, () -> model.appearance(Appearance.SYSTEM));
    for (var language : Language.values()) {
      actions.add("language." + language.code(), null, () -> model.language(language));
    }
    actions.add(
        "shortcuts.open", new KeyCodeCombination(KeyCode.F1), () -> toggle(model.shortcutsOpen));
    for (int percent : WindowMemory.ZOOMS) {
      actions.add("zoom." + percent, null, () -> model.zoom(percent));
    }
    actions.add("sound.toggle", null, () -> model.sounds(!model.memory().get().sounds()));
    if (places.contains(Place.SHIPMENTS)) {
      actions.add("day.open", null, () -> model.send(new NavigationRequest.EndDay()));
    }
    if (places.contains(Place.SETTINGS)) {
      actions.add("steps.open", null, () -> model.introduce(true));
    }
    actions.add("quit", control(KeyCode.Q), quit);
  }

  private static void toggle(BooleanProperty open) {
    open.set(!open.get());
  }
}
