package dev.quayside.app.screen.orders;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.batch.PackingSlipOption;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The bar with the actions for the selected orders.
final class OrdersFootBar extends HBox {

  /// In pixels: in a narrower bar the caption of the list of choices is only in its tooltip.
  private static final double CAPTIONED = 800;

  /// Least width in pixels of the number of selected orders; it is ensured before that of the
  /// choice beside it.
  private static final double COUNT = 92;

  private static final double FALLBACK = 104;

  /// In pixels: the width of a window of 1024 at 150 %.
  private static final double NARROW = 640;

  private final OrdersModel model;
  private final Ui ui;

  OrdersFootBar(OrdersModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("foot-bar");
    var fallback =
        Choice.of(List.of(Fallback.values()), each -> ui.text(each.key()), model.fallback);
    fallback.setId("orders-fallback");
    fallback.setMinWidth(FALLBACK);
    fallback.setAccessibleText(ui.text("orders.fallback"));
    var caption = Words.of(ui.text("orders.fallback"), "caption");
    caption.setLabelFor(fallback);
    fallback.setTooltip(new Tooltip(caption.getText()));
    widthProperty()
        .subscribe(
            width -> {
              caption.setVisible(width.doubleValue() >= CAPTIONED);
              caption.setManaged(caption.isVisible());
            });
    var ship = new ActionButton(ui.actions().require("orders.ship"), Feather.PACKAGE);
    var rate = new ActionButton(ui.actions().require("orders.rate"), Feather.TAG);
    ship.managedProperty().bind(ship.visibleProperty());
    setMinWidth(0); // the buttons shrink first
    Narrow.follow(this, NARROW, narrow -> only(narrow, ship));
    getChildren().addAll(chosen(), Gap.wide(), more(), ship, caption, fallback, rate, buy());
    Narrow.pictures(this, List.of(ship, rate));
  }

  /// Hides a disabled button in a narrow bar, to save its room.
  private static void only(boolean narrow, ActionButton ship) {
    ship.visibleProperty().unbind();
    ship.setVisible(true);
    if (narrow) {
      ship.visibleProperty().bind(ship.disableProperty().not());
    }
  }

  private VBox chosen() {
    var chosen = CutWords.whole(Words.of("", "muted"));
    chosen.setMinWidth(0);
    chosen
        .textProperty()
        .bind(Bindings.createStringBinding(this::chosenWords, model.selected(), model.shown()));
    var both = new VBox(chosen);
    both.setAlignment(Pos.CENTER_LEFT);
    both.setMinWidth(COUNT);
    return both;
  }

  /// The number of orders, and how many of them have a price once rates were asked for.
  private String chosenWords() {
    var words =
        model.selected().isEmpty()
            ? ui.text("orders.chosen.all", model.shown().size())
            : ui.text("orders.chosen", model.selected().size());
    var outlook = BatchOutlook.of(model.toBuy().labelled());
    return outlook.priced() == 0 || outlook.priced() == outlook.labels()
        ? words
        : words + " · " + ui.text("orders.outlook.priced", outlook.priced(), outlook.labels());
  }

  private String buyWords() {
    if (model.batch().question().looking().get()) {
      return ui.text("orders.buy.looking");
    }
    var outlook = BatchOutlook.of(model.toBuy().labelled());
    if (outlook.labels() == 0) {
      return ui.text("orders.buy");
    }
    return outlook.totals().isEmpty()
        ? ui.text("orders.buy.count", outlook.labels())
        : ui.text("orders.buy.total", outlook.labels(), sums(outlook.totals()));
  }

  private String sums(List<Money> totals) {
    return totals.stream().map(ui.formats()::money).collect(Collectors.joining(" · "));
  }

  private ActionButton buy() {
    var buy = new ActionButton(ui.actions().require("orders.buy"), Feather.PRINTER, "accent");
    buy.textProperty()
        .bind(
            Bindings.createStringBinding(
                this::buyWords,
                model.selected(),
                model.shown(),
                model.toBuy().joined(),
                model.batch().question().looking()));
    return buy;
  }

  /// The choice of packing slips; it holds for every batch, so it is made once.
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

  private MenuItem item(String id) {
    var action = ui.actions().require(id);
    var item = new MenuItem(action.text());
    item.setOnAction(_ -> action.fire());
    item.disableProperty().bind(Bindings.not(action.enabled()));
    return item;
  }

  private MenuButton more() {
    var more = new MenuButton("", new FontIcon(Feather.MORE_HORIZONTAL));
    more.setId("orders-more");
    more.setAccessibleText(ui.text("orders.more"));
    for (var id :
        List.of(
            "orders.tag",
            "orders.assign",
            "orders.note",
            "orders.handle",
            "orders.away",
            "orders.hold",
            "orders.release",
            "orders.cancel",
            "orders.reopen")) {
      more.getItems().add(item(id));
    }
    more.getItems().add(new SeparatorMenuItem());
    for (var id : List.of("orders.pick", "orders.pick.print", "orders.pick.cancel")) {
      more.getItems().add(item(id));
    }
    more.getItems().addAll(new SeparatorMenuItem(), slips());
    return more;
  }
}
