package dev.quayside.app.screen.ship;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;

/// The actions of the Ship screen.
public final class ShipActions {

  private ShipActions() {}

  public static void add(
      Actions actions, ShipModel model, Navigation navigation, Supplier<Optional<Path>> photo) {
    var label = model.label();
    var bought = Bindings.equal(label.stage(), Stage.BOUGHT);
    actions.add("ship.buy", control(KeyCode.ENTER), model::buy);
    actions.add("ship.reprint", control(KeyCode.P), bought, () -> reprint(model));
    actions.add("ship.void", control(KeyCode.DELETE), bought.and(label.voidable()), label::voidKey);
    actions.add(
        "ship.funds",
        null,
        Bindings.equal(model.checkout().refusal(), ProblemCode.INSUFFICIENT_BALANCE),
        () -> navigation.send(new NavigationRequest.AddFunds(null, Place.SHIP)));
    actions.add(
        "ship.accounts",
        null,
        model.rates().accountWanted(),
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.accounts")));
    actions.add(
        "ship.locations",
        null,
        model.sender().missing(),
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.locations")));
    actions.add("ship.next", control(KeyCode.N), model.busy.not(), model::next);
    actions.add("ship.scan", control(KeyCode.F), model.busy.not(), model.scan()::wantFocus);
    actions.add("ship.paste", shiftControl(KeyCode.V), model.editable, () -> paste(model));
    actions.add(
        "ship.accept",
        new KeyCodeCombination(KeyCode.F8),
        model.editable.and(model.advice().advice().isNotNull().or(model.advice().asking())),
        model.advice()::accept);
    actions.add(
        "ship.weigh",
        new KeyCodeCombination(KeyCode.F9),
        model.weigh().takeable,
        model.weigh()::take);
    actions.add(
        "ship.check.photo",
        new KeyCodeCombination(KeyCode.F7),
        model.busy.not().and(model.check().photographed().isNotNull()),
        () -> photo.get().ifPresent(model.scan().pieces()::photo));
    actions.add(
        "ship.check.part",
        new KeyCodeCombination(KeyCode.F6),
        model.editable.and(
            Bindings.createBooleanBinding(model.check()::isPartCounted, model.check().shown())),
        model.scan().pieces()::shipCounted);
    actions.add(
        "ship.box.other",
        control(KeyCode.B),
        model.editable.and(model.box().chosen().isNotNull()),
        model.box()::another);
    actions.add("ship.boxes.add", shiftControl(KeyCode.B), model.editable, model::addBox);
    actions.add("ship.more", control(KeyCode.O), model.editable, () -> more(model));
    actions.add("ship.hold", control(KeyCode.H), model.editable, model::hold);
    actions.add(
        "ship.resume",
        shiftControl(KeyCode.H),
        model.busy.not().and(Bindings.isNotEmpty(model.held())),
        model::resume);
    actions.add("ship.track", control(KeyCode.T), bought, () -> track(model, navigation));
    actions.add(
        "ship.return",
        control(KeyCode.R),
        bought.and(outward(label)),
        () -> with(model, model.scan()::shipBack));
    actions.add("ship.email", null, bought, () -> withLabel(model, label.email()::ask));
    actions.add("ship.pdf", null, bought, () -> withLabel(model, label.email()::save));
    actions.add(
        "ship.again",
        control(KeyCode.D),
        bought.or(Bindings.equal(label.stage(), Stage.VOIDED)),
        () -> with(model, model.scan()::shipAgain));
  }

  /// Whether the label goes to a customer: what comes back has no return.
  private static BooleanBinding outward(LabelModel label) {
    return Bindings.createBooleanBinding(
        () -> {
          var shipment = label.shipment().get();
          return shipment != null && !shipment.consignment().isReturn();
        },
        label.shipment());
  }

  /// Prints the label again and expects the next scan.
  private static void reprint(ShipModel model) {
    model.label().reprint();
    model.scan().wantFocus();
  }

  /// Opens what is asked for beside the parcel, and closes it for the next scan.
  private static void more(ShipModel model) {
    if (!model.options().key()) {
      model.scan().wantFocus();
    }
  }

  private static void track(ShipModel model, Navigation navigation) {
    var shipment = model.label().shipment().get();
    if (shipment != null) {
      shipment.trackingNumber().map(NavigationRequest.Track::new).ifPresent(navigation::send);
    }
  }

  private static void with(ShipModel model, Consumer<String> shipmentId) {
    var shipment = model.label().shipment().get();
    if (shipment != null) {
      shipmentId.accept(shipment.id());
    }
  }

  private static void withLabel(ShipModel model, Consumer<Shipment> run) {
    var shipment = model.label().shipment().get();
    if (shipment != null) {
      run.accept(shipment);
    }
  }

  private static void paste(ShipModel model) {
    var text = Clipboard.getSystemClipboard().getString();
    model.paste(text == null ? "" : text);
  }
}
