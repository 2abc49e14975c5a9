package dev.quayside.app.screen.ship;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.base.problem.ProblemCode;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// What can be done on the Ship screen.
public final class ShipActions {

  private final Actions actions;
  private final Texts texts;

  private ShipActions(Actions actions, Texts texts) {
    this.actions = actions;
    this.texts = texts;
  }

  public static void add(Actions actions, ShipModel model, Navigation navigation, Texts texts) {
    new ShipActions(actions, texts).addAll(model, navigation);
  }

  private void addAll(ShipModel model, Navigation navigation) {
    var label = model.label();
    var bought = Bindings.equal(label.stage(), Stage.BOUGHT);
    add("ship.buy", control(KeyCode.ENTER), model.offered(), model::buy);
    add("ship.reprint", control(KeyCode.P), bought, () -> reprint(model));
    add(
        "ship.void",
        control(KeyCode.DELETE),
        bought.and(label.voidLeft().isNotNull()),
        label::voidKey);
    add(
        "ship.funds",
        null,
        Bindings.equal(model.refusal(), ProblemCode.INSUFFICIENT_BALANCE),
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.wallet")));
    add(
        "ship.accounts",
        null,
        model.rates().accountWanted(),
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.accounts")));
    add(
        "ship.locations",
        null,
        model.sender().missing(),
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.locations")));
    add("ship.next", control(KeyCode.N), model.busy().not(), model::next);
    add("ship.scan", control(KeyCode.F), model.busy().not(), model.scan()::wantFocus);
    add("ship.paste", shiftControl(KeyCode.V), model.editable(), () -> paste(model));
    add(
        "ship.accept",
        new KeyCodeCombination(KeyCode.F8),
        model.editable().and(model.advice().advice().isNotNull()),
        model.advice()::accept);
    add(
        "ship.weigh",
        new KeyCodeCombination(KeyCode.F9),
        model.weigh().takeable(),
        model.weigh()::take);
    add("ship.hold", control(KeyCode.H), model.editable(), model::hold);
    add(
        "ship.resume",
        shiftControl(KeyCode.H),
        model.busy().not().and(Bindings.isNotEmpty(model.held())),
        model::resume);
    add("ship.track", control(KeyCode.T), bought, () -> track(model, navigation));
    add("ship.return", control(KeyCode.R), bought, () -> with(model, model.scan()::shipBack));
    add(
        "ship.again",
        control(KeyCode.D),
        bought.or(Bindings.equal(label.stage(), Stage.VOIDED)),
        () -> with(model, model.scan()::shipAgain));
  }

  /// What comes next is a scan.
  private static void reprint(ShipModel model) {
    model.label().reprint();
    model.scan().wantFocus();
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

  private static void paste(ShipModel model) {
    var text = Clipboard.getSystemClipboard().getString();
    model.paste(text == null ? "" : text);
  }

  private void add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    actions.add(new Action(id, texts.text(id), key, enabled, run));
  }
}
