package dev.quayside.app.shell;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// One screen of the rail, in one workspace. Its model outlives its view, which is made again when
/// the language changes, and stays, hidden, while another screen is shown.
public interface Screen {

  Place place();

  /// Asks the engine for what to show; called once, on the window's thread.
  void start();

  /// Adds the screen's actions; they are enabled only while the screen is shown.
  void addTo(Actions actions, Texts texts);

  Node view(Ui ui);

  /// Called whenever the screen comes into view.
  default void shown() {}

  /// Does what another screen asked for.
  default void take(NavigationRequest request) {}

  /// Whether money is moving right now, so that the workspace must not be left.
  default ObservableBooleanValue busy() {
    return new ReadOnlyBooleanWrapper(false);
  }

  /// Ends timers; called when the workspace is left.
  default void leave() {}
}
