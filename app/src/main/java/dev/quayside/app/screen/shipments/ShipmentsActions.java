package dev.quayside.app.screen.shipments;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.savedview.SavedViewKeys;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// The actions of the Shipments screen.
record ShipmentsActions(
    Actions actions,
    ShipmentsModel model,
    DayModel day,
    Navigation navigation,
    Supplier<Permissions> permissions) {

  private static final ObservableBooleanValue ALWAYS = new ReadOnlyBooleanWrapper(true);

  /// @param find puts the cursor into the search
  /// @param texts names of the actions that open views
  void add(Runnable find, Texts texts) {
    var some =
        Bindings.createBooleanBinding(() -> !model.selection().get().isEmpty(), model.selection());
    add("shipments.find", control(KeyCode.F), ALWAYS, find);
    add(
        "shipments.reprint",
        control(KeyCode.P),
        some.and(unless(LabelStatus.PENDING, LabelStatus.CANCELLED)),
        model::reprint);
    add(
        "shipments.void",
        control(KeyCode.DELETE),
        some.and(unless(LabelStatus.PENDING, LabelStatus.CANCELLED))
            .and(permitted())
            .and(
                Bindings.createBooleanBinding(
                    () -> !model.bulk().isRunning(), model.bulk().stage())),
        model::askVoid);
    add("shipments.sheet", null, shown(), model::openSheet);
    add("shipments.settle", null, inDoubt(), model::askSettlement);
    add("shipments.track", control(KeyCode.T), labelled(), () -> one(this::track));
    add(
        "shipments.return",
        control(KeyCode.R),
        labelled().and(outward()),
        () -> one(shipment -> navigation.send(new NavigationRequest.ShipBack(shipment.id()))));
    add(
        "shipments.again",
        control(KeyCode.D),
        shown(),
        () -> one(shipment -> navigation.send(new NavigationRequest.ShipAgain(shipment.id()))));
    add("shipments.email", null, valid(), () -> one(model.email()::ask));
    add("shipments.pdf", null, labelled(), () -> one(model.email()::save));
    add("shipments.copy", null, labelled(), () -> one(ShipmentsActions::copy));
    add("shipments.export", control(KeyCode.E), model.exporting().not(), model::export);
    add(
        "shipments.day.open",
        control(KeyCode.M),
        ALWAYS,
        () -> send(new NavigationRequest.EndDay()));
    actions.add("shipments.day.pickups", null, this::askForPickup);
    actions.onOpening(
        "shipments.find", "shipments.export", "shipments.day.open", "shipments.day.pickups");
    SavedViewKeys.add(
        actions, BooleanExpression.booleanExpression(day.open).not(), model.views(), texts);
    addDay();
  }

  private void addDay() {
    actions.add(
        "shipments.day.close", control(KeyCode.ENTER), whenShown(day::canClose), day::close);
    actions.add("shipments.day.close-all", null, whenShown(day::canCloseAll), day::closeAll);
    actions.add(
        "shipments.day.print", shiftControl(KeyCode.P), whenShown(day::canPrint), day::print);
    actions.add("shipments.day.save", control(KeyCode.S), whenShown(day::canPrint), day::save);
    actions.add(
        "shipments.day.back",
        null,
        day.open,
        () -> send(new NavigationRequest.Visit(Place.SHIPMENTS)));
  }

  /// Goes through the window's frame, which shows where the packer is.
  private void send(NavigationRequest request) {
    navigation.send(request);
  }

  private void askForPickup() {
    send(new NavigationRequest.EndDay());
    day.pickups().open.set(true);
  }

  private ObservableBooleanValue whenShown(Callable<Boolean> can) {
    return Bindings.createBooleanBinding(can, day.shown(), day.busy(), day.open, day.day());
  }

  private BooleanBinding shown() {
    return model.chosen().details().isNotNull();
  }

  private BooleanBinding inDoubt() {
    var details = model.chosen().details();
    return Bindings.createBooleanBinding(
        () ->
            details.get() != null
                && ShipmentsModel.isInDoubt(details.get().shipment())
                && permissions.get().may(Right.SETTLE),
        details);
  }

  /// Whether the selected shipment is in none of these states, as far as is known.
  private BooleanBinding unless(LabelStatus... against) {
    var details = model.chosen().details();
    return Bindings.createBooleanBinding(
        () ->
            details.get() == null
                || !List.of(against).contains(details.get().shipment().labelStatus()),
        details);
  }

  /// Whether the person may void the selected label.
  private BooleanBinding permitted() {
    var details = model.chosen().details();
    return Bindings.createBooleanBinding(
        () -> details.get() == null || permissions.get().mayVoid(details.get().shipment().price()),
        details);
  }

  private BooleanBinding labelled() {
    var details = model.chosen().details();
    return Bindings.createBooleanBinding(
        () ->
            details.get() != null
                && details.get().shipment().labelStatus() != LabelStatus.PENDING
                && details.get().shipment().acceptance() != null,
        details);
  }

  /// Whether the selected shipment has a label that may go on a parcel.
  private BooleanBinding valid() {
    return labelled().and(unless(LabelStatus.CANCELLED));
  }

  /// Whether the selected shipment goes to a customer: what comes back has no return.
  private BooleanBinding outward() {
    var details = model.chosen().details();
    return Bindings.createBooleanBinding(
        () -> details.get() != null && !details.get().shipment().consignment().isReturn(), details);
  }

  private void one(Consumer<Shipment> run) {
    run.accept(Objects.requireNonNull(model.chosen().details().get()).shipment());
  }

  private void track(Shipment shipment) {
    navigation.send(new NavigationRequest.Track(shipment.trackingNumber().orElseThrow()));
  }

  private static void copy(Shipment shipment) {
    DesktopClipboard.copy(shipment.trackingNumber().orElseThrow());
  }

  /// Adds an action of the list, which is hidden while the end of day is open.
  private void add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    actions.add(id, key, day.open.not().and(enabled), run);
  }
}
