package dev.quayside.app.screen.orders;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.i18n.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// What can be done on the Orders screen.
final class OrdersActions {

  private final Actions actions;
  private final Texts texts;

  private OrdersActions(Actions actions, Texts texts) {
    this.actions = actions;
    this.texts = texts;
  }

  static void add(Actions actions, OrdersModel model, Texts texts) {
    new OrdersActions(actions, texts).addAll(model);
  }

  private void addAll(OrdersModel model) {
    var dialogs = new FileDialogs(texts);
    var list = Bindings.isNull(model.files().preview());
    var some = list.and(Bindings.isNotEmpty(model.selected()));
    var shippable =
        list.and(
            Bindings.createBooleanBinding(
                () -> !model.shippable().isEmpty(), model.selected(), model.shown()));
    add(
        "orders.import",
        control(KeyCode.O),
        list,
        () -> dialogs.open("orders.import").ifPresent(model.files()::open));
    add("orders.take", null, model.files().takeable(), model.files()::take);
    add(
        "orders.buy",
        control(KeyCode.ENTER),
        shippable.and(model.batch().running().not()),
        model::buy);
    add("orders.rate", control(KeyCode.R), shippable, model::rate);
    add(
        "orders.ship",
        shiftControl(KeyCode.ENTER),
        list.and(Bindings.size(model.selected()).isEqualTo(1)).and(shippable),
        model::shipThis);
    add("orders.hold", control(KeyCode.H), some, () -> model.hold(texts.text("orders.held-here")));
    add("orders.release", null, some, model::release);
    add("orders.cancel", control(KeyCode.DELETE), some, model::cancel);
    add("orders.reopen", null, some, model::reopen);
    add(
        "orders.export",
        control(KeyCode.E),
        list,
        () ->
            dialogs
                .save("orders.export", texts.text("orders.export.file"))
                .ifPresent(model::export));
    add("orders.mend", null, model.mending().count().greaterThan(0), () -> model.panel().set(true));
    add("orders.pause", null, model.batch().running(), model.batch()::pause);
  }

  private void add(
      String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
    actions.add(new Action(id, texts.text(id), key, enabled, run));
  }
}
