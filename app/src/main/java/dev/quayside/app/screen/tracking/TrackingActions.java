package dev.quayside.app.screen.tracking;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import java.util.Objects;
import javafx.scene.input.KeyCode;

/// The actions for the selected parcel.
final class TrackingActions {

  private TrackingActions() {}

  /// @param find puts the cursor into the search
  static void add(Actions actions, TrackingModel model, Navigation navigation, Runnable find) {
    var looked = model.tracker().isNotNull();
    actions.add("tracking.find", control(KeyCode.F), find);
    actions.onOpening("tracking.find");
    actions.add(
        "tracking.refresh",
        control(KeyCode.R),
        looked.and(model.refreshing().not()),
        model::refresh);
    actions.add(
        "tracking.copy",
        shiftControl(KeyCode.C),
        looked,
        () ->
            DesktopClipboard.copy(Objects.requireNonNull(model.tracker().get()).trackingNumber()));
    actions.add(
        "tracking.copy-link",
        control(KeyCode.L),
        model.link().isNotNull(),
        () -> DesktopClipboard.copy(Objects.requireNonNull(model.link().get())));
    actions.add(
        "tracking.show",
        control(KeyCode.O),
        model.chosen().isNotNull(),
        () ->
            navigation.send(
                new NavigationRequest.ShowShipment(Objects.requireNonNull(model.chosen().get()))));
  }
}
