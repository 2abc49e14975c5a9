package dev.quayside.app.screen.orders;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.ArrayList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What a packer has to know of the selected order: what to look at, and what its shop says, each
/// with what to do, and the way to the label or the shop. Hidden when there is nothing.
final class ShopBar extends HBox {

  private final OrdersModel model;
  private final Ui ui;
  private final VBox words = new VBox(4);
  private final ActionButton again;
  private final ActionButton label;
  private final ActionButton shop;

  ShopBar(OrdersModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    setId("order-shop");
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().addAll("card", "order-shop");
    again =
        new ActionButton(
            "order-shop-again",
            ui.text("orders.shop.again"),
            Feather.SEND,
            () -> model.shops().tellAgain());
    label =
        new ActionButton(
            "order-shop-label",
            ui.text("orders.shop.label"),
            Feather.FILE_TEXT,
            () -> model.shops().showLabel());
    shop =
        new ActionButton(
            "order-shop-open",
            ui.text("orders.shop.open"),
            Feather.SHOPPING_CART,
            () -> model.shops().open());
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    getChildren().addAll(words, again, label, shop);
    managedProperty().bind(visibleProperty());
    again.managedProperty().bind(again.visibleProperty());
    label.managedProperty().bind(label.visibleProperty());
    shop.managedProperty().bind(shop.visibleProperty());
    Follow.list(this, model.selected(), this::show);
    Follow.change(this, model.sheet().open(), _ -> show());
    show();
  }

  private void show() {
    words.getChildren().clear();
    var chosen = model.selected();
    if (chosen.size() == 1) {
      show(chosen.getFirst());
    }
    // the sheet says it, too
    setVisible(!words.getChildren().isEmpty() && !model.sheet().open().get());
  }

  private void show(OrderRow row) {
    var warning = row.warning();
    if (warning != null) {
      add(ui.text("orders.warning", row.number(), ui.texts().of(warning)));
    }
    var from = row.shop();
    boolean troubled = from != null && from.isTroubled();
    if (from != null && troubled) {
      words
          .getChildren()
          .add(
              Words.wrapped(
                  ui.text("orders.shop.says", from.name(), row.number(), from.status()), "strong"));
      from.warnings().forEach(said -> add(ProblemText.begun(ui.texts().of(said))));
      from.untold().forEach(one -> add(untold(one)));
    }
    again.setVisible(from != null && from.untold().stream().anyMatch(FromShop.Untold::refused));
    label.setVisible(troubled && from != null && from.shipmentId() != null);
    shop.setVisible(troubled);
  }

  /// What to look at, or what its shop has to say: the first of it, and how much more.
  static String brief(OrderRow row, Ui ui) {
    var said = new ArrayList<String>();
    var warning = row.warning();
    if (warning != null) {
      said.add(ProblemText.begun(ui.texts().of(warning)));
    }
    var shop = row.shop();
    if (shop != null) {
      shop.warnings().forEach(each -> said.add(ProblemText.begun(ui.texts().of(each))));
      shop.untold().forEach(each -> said.add(ui.text("orders.shop.not-told", each.tracking())));
    }
    return switch (said.size()) {
      case 0 -> "";
      case 1 -> said.getFirst();
      default -> ui.text("orders.shop.more", said.getFirst(), said.size() - 1);
    };
  }

  private void add(String said) {
    Node line = OrdersView.note(said, "attention", new FontIcon(Feather.ALERT_TRIANGLE));
    words.getChildren().add(line);
  }

  private String untold(FromShop.Untold one) {
    return ui.text(
        one.refused() ? "orders.shop.refused" : "orders.shop.untold",
        one.tracking(),
        ui.texts().of(one.why()));
  }
}
