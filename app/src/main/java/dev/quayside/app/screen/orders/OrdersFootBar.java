package dev.quayside.app.screen.orders;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.batch.PackingSlipOption;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What can be done with the chosen orders.
final class OrdersFootBar extends HBox {

  private final OrdersModel model;
  private final Ui ui;

  OrdersFootBar(OrdersModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("foot-bar");
    var fallback =
        Choice.of(List.of(Fallback.values()), each -> ui.text(each.key()), model.fallback());
    fallback.setId("orders-fallback");
    fallback.setAccessibleText(ui.text("orders.fallback"));
    var caption = Words.of(ui.text("orders.fallback"), "caption");
    caption.setLabelFor(fallback);
    getChildren()
        .addAll(
            chosen(),
            Gap.wide(),
            more(),
            new ActionButton(ui.actions().require("orders.ship"), Feather.PACKAGE),
            caption,
            fallback,
            new ActionButton(ui.actions().require("orders.rate"), Feather.TAG),
            buy());
  }

  private Label chosen() {
    var words = Words.of("", "muted");
    words.setMinWidth(0);
    words
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    model.selected().isEmpty()
                        ? ui.text("orders.chosen.all", model.shown().size())
                        : ui.text("orders.chosen", model.selected().size()),
                model.selected(),
                model.shown()));
    return words;
  }

  private ActionButton buy() {
    var buy = new ActionButton(ui.actions().require("orders.buy"), Feather.PRINTER, "accent");
    buy.textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> {
                  int orders = model.shippable().size();
                  return orders == 0 ? ui.text("orders.buy") : ui.text("orders.buy.count", orders);
                },
                model.selected(),
                model.shown()));
    return buy;
  }

  /// Packing slips are wanted of every batch or of none: it is chosen once.
  private Menu slips() {
    var menu = new Menu(ui.text("orders.slips"));
    menu.setId("orders-slips");
    var group = new ToggleGroup();
    for (var each : PackingSlipOption.values()) {
      var item = new RadioMenuItem(ui.text("orders.slips." + each.ordinal()));
      item.setToggleGroup(group);
      item.setOnAction(_ -> model.batch().chooseSlips(each));
      Follow.value(this, model.batch().slips(), chosen -> item.setSelected(chosen == each));
      menu.getItems().add(item);
    }
    return menu;
  }

  private MenuButton more() {
    var more = new MenuButton("", new FontIcon(Feather.MORE_HORIZONTAL));
    more.setId("orders-more");
    more.setAccessibleText(ui.text("orders.more"));
    for (var id : List.of("orders.hold", "orders.release", "orders.cancel", "orders.reopen")) {
      var action = ui.actions().require(id);
      var item = new MenuItem(action.text());
      item.setOnAction(_ -> action.fire());
      item.disableProperty().bind(Bindings.not(action.enabled()));
      more.getItems().add(item);
    }
    more.getItems().addAll(new SeparatorMenuItem(), slips());
    return more;
  }
}
