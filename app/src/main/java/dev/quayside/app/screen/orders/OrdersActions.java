package dev.quayside.app.screen.orders;

import static dev.quayside.app.action.Keys.control;
import static dev.quayside.app.action.Keys.shiftControl;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.savedview.SavedViewKeys;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.input.KeyCode;

/// The actions of the Orders screen.
final class OrdersActions {

  private OrdersActions() {}

  static void add(Actions actions, OrdersModel model, Texts texts) {
    var dialogs = new FileDialogs(texts);
    var list = Bindings.isNull(model.files().preview());
    var shippable =
        list.and(
            Bindings.createBooleanBinding(
                () -> !model.shippable().isEmpty(), model.selected(), model.shown()));
    actions.add(
        "orders.import",
        control(KeyCode.O),
        list,
        () -> dialogs.open("orders.import").ifPresent(model.files()::open));
    actions.add("orders.take", null, model.files().takeable, model.files()::take);
    actions.add(
        "orders.buy",
        control(KeyCode.ENTER),
        shippable.and(model.batch().running.not()).and(model.batch().question().looking().not()),
        model::buy);
    actions.add("orders.rate", control(KeyCode.R), shippable, model::rate);
    actions.add(
        "orders.sheet",
        null,
        list.and(Bindings.size(model.selected()).isEqualTo(1)),
        model::openSheet);
    actions.add(
        "orders.ship",
        shiftControl(KeyCode.ENTER),
        list.and(Bindings.size(model.selected()).isEqualTo(1)).and(shippable),
        model::shipThis);
    actions.add(
        "orders.handle",
        shiftControl(KeyCode.E),
        list.and(chosen(model, OrderRow::canChange)),
        model.panels()::handle);
    var some = list.and(Bindings.isNotEmpty(model.selected()));
    actions.add("orders.tag", control(KeyCode.T), some, model.panels()::tag);
    actions.add(
        "orders.assign",
        shiftControl(KeyCode.P),
        some,
        () ->
            model
                .panels()
                .assign(texts.text("orders.mark.me.word"), texts.text("orders.mark.nobody")));
    actions.add("orders.note", control(KeyCode.N), some, model.panels()::note);
    actions.add(
        "orders.away", null, list.and(chosen(model, OrderRow::canCancel)), model.panels()::depart);
    actions.add("orders.pick", control(KeyCode.L), shippable, model.panels()::pick);
    var listed = list.and(chosen(model, OrderRow::isListed));
    actions.add(
        "orders.pick.print",
        null,
        listed,
        () ->
            lists(model)
                .forEach(
                    on ->
                        model
                            .panels()
                            .picking()
                            .print(
                                on.id(),
                                texts.text("orders.pick.title", on.number()),
                                texts.locale())));
    actions.add(
        "orders.pick.cancel",
        null,
        listed,
        () ->
            model
                .panels()
                .picking()
                .cancel(
                    lists(model).stream().map(ListId::id).toList(),
                    model.rows().stream().map(OrderRow::id).toList()));
    actions.add(
        "orders.hold",
        control(KeyCode.H),
        list.and(chosen(model, OrderRow::canShip)),
        () -> model.hold(texts.text("orders.held-here")));
    actions.add("orders.release", null, list.and(chosen(model, OrderRow::isHeld)), model::release);
    actions.add(
        "orders.cancel",
        control(KeyCode.DELETE),
        list.and(chosen(model, OrderRow::canCancel)),
        model::cancel);
    actions.add(
        "orders.reopen", null, list.and(chosen(model, OrderRow::isCancelled)), model::reopen);
    actions.add(
        "orders.export",
        control(KeyCode.E),
        list,
        () ->
            dialogs
                .save("orders.export", texts.text("orders.export.file"))
                .ifPresent(model::export));
    actions.add("orders.mend", null, model.toFix.greaterThan(0), () -> model.panel.set(true));
    actions.add("orders.pause", null, model.batch().running, model.batch()::pause);
    SavedViewKeys.add(actions, list, model.views(), texts);
    actions.onOpening(
        "orders.import", "orders.take", "orders.export", "orders.mend", "orders.pause");
  }

  private record ListId(String id, int number) {}

  /// The lists that the chosen orders are on.
  private static List<ListId> lists(OrdersModel model) {
    return model.selected().stream()
        .filter(OrderRow::isListed)
        .map(OrderRow::pickList)
        .filter(Objects::nonNull)
        .map(on -> new ListId(on.id(), on.number()))
        .distinct()
        .toList();
  }

  /// Whether an action applies to at least one of the selected orders.
  private static BooleanBinding chosen(OrdersModel model, Predicate<OrderRow> which) {
    return Bindings.createBooleanBinding(
        () -> model.selected().stream().anyMatch(which), model.selected());
  }
}
