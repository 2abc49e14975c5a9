package dev.quayside.app.screen.tracking;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import java.util.Objects;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// What can be done with the parcel looked at.
record TrackingActions(Actions actions, Texts texts) {

  private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true);

  /// @param find puts the cursor where words are typed
  void add(TrackingModel model, Navigation navigation, Runnable find) {
    var looked = model.tracker().isNotNull();
    add("tracking.find", control(KeyCode.F), ALWAYS, find);
    add(
        "tracking.refresh",
        control(KeyCode.R),
        looked.and(model.refreshing().not()),
        model::refresh);
    add(
        "tracking.copy",
        shiftControl(KeyCode.C),
        looked,
        () ->
            DesktopClipboard.copy(Objects.requireNonNull(model.tracker().get()).trackingNumber()));
    add(
        "tracking.copy-link",
        control(KeyCode.L),
        model.link().isNotNull(),
        () -> DesktopClipboard.copy(Objects.requireNonNull(model.link().get())));
    add(
        "tracking.show",
        control(KeyCode.O),
        model.chosen().isNotNull(),
        () ->
            navigation.send(
                new NavigationRequest.ShowShipment(Objects.requireNonNull(model.chosen().get()))));
  }

  private void add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    actions.add(new Action(id, texts.text(id), key, enabled, run));
  }
}
