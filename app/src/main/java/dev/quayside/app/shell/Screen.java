package dev.quayside.app.shell;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;

/// One screen of the rail, in one workspace. Its model outlives its view, which is made anew when
/// the language changes, and stays, unseen, while the person is elsewhere.
public interface Screen {

  Place place();

  /// Asks the engine for what to show; called once, on the window's thread.
  void start();

  /// Adds what can be done here; it can be done only while the person is here.
  void addTo(Actions actions, Texts texts);

  Node view(Ui ui);

  /// The person has come (back) to this screen.
  default void shown() {}

  /// Does what another screen asked for.
  default void take(NavigationRequest request) {}

  /// Whether money moves right now, so that this is no time to leave the workspace.
  default ObservableBooleanValue busy() {
    return new ReadOnlyBooleanWrapper(false);
  }

  /// The workspace is left: timers end.
  default void leave() {}
}
