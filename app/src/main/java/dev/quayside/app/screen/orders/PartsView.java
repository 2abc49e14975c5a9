package dev.quayside.app.screen.orders;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import java.util.stream.IntStream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Shows the parcels of the selected order when it has several: what has shipped, with which label
/// and price, and what is left.
final class PartsView extends VBox {

  /// In pixels; a longer list scrolls.
  private static final double TALLEST = 120;

  /// The column of the button that takes a parcel back.
  private static final int BACK = 5;

  private final OrdersModel model;
  private final Ui ui;
  private final Label title = CutWords.whole(Words.of("", "strong"));
  private final GridPane parcels = new GridPane(16, 4);

  PartsView(OrdersModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setId("order-parts");
    getStyleClass().addAll("card", "order-parts");
    title.setMinWidth(0);
    var scroll = new ScrollArea(parcels);
    scroll.setFocusTraversable(false);
    scroll.setMaxHeight(TALLEST);
    scroll.setMinHeight(USE_PREF_SIZE);
    columns();
    getChildren().addAll(title, scroll);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.selected(), this::show);
    Follow.change(this, model.sheet().open(), _ -> show());
    show();
  }

  private void columns() {
    var tracking = new ColumnConstraints();
    tracking.setMinWidth(0);
    var service = new ColumnConstraints();
    service.setMinWidth(0);
    service.setHgrow(Priority.ALWAYS);
    var buyer = new ColumnConstraints();
    buyer.setMinWidth(0);
    var pieces = new ColumnConstraints();
    pieces.setMinWidth(USE_PREF_SIZE);
    var price = new ColumnConstraints();
    price.setMinWidth(USE_PREF_SIZE);
    price.setHalignment(HPos.RIGHT);
    var back = new ColumnConstraints();
    back.setMinWidth(USE_PREF_SIZE);
    parcels.getColumnConstraints().setAll(tracking, service, buyer, pieces, price, back);
  }

  private void show() {
    var chosen = model.selected();
    var row = chosen.size() == 1 ? chosen.getFirst() : null;
    // the sheet shows them, too
    setVisible(row != null && row.parts().isTold() && !model.sheet().open().get());
    parcels.getChildren().clear();
    if (row != null && isVisible()) {
      title.setText(title(row));
      var sent = row.parts().parcels();
      IntStream.range(0, sent.size()).forEach(place -> line(place, row.id(), sent.get(place)));
    }
  }

  private String title(OrderRow row) {
    var parts = row.parts();
    return parts.isUnfinished()
        ? ui.text("orders.parts.left", row.number(), parts.shipped(), parts.pieces(), row.items())
        : ui.text("orders.parts", row.number(), parts.parcels().size());
  }

  private Label bought(Parts.Parcel one) {
    var buyer = one.buyer();
    var words =
        one.isExternal()
            ? ui.text("orders.away.parcel")
            : buyer.isEmpty() ? "" : ui.text("orders.parts.buyer", buyer);
    var label = CutWords.whole(Words.of(words, "muted"));
    label.setMinWidth(0);
    return label;
  }

  /// Takes back what was shipped another way by mistake.
  private Node takeBack(String orderId, Parts.Parcel one) {
    var button =
        new ActionButton(
            "orders-take-back",
            ui.text("orders.away.back"),
            Feather.CORNER_UP_LEFT,
            () -> model.panels().departure().takeBack(orderId, one.external()));
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  private String cost(Parts.Parcel one) {
    var price = one.price();
    if (one.billedTo() != null) {
      return ui.billedTo(one.billedTo());
    }
    return price == null ? "" : ui.formats().money(price);
  }

  private void line(int place, String orderId, Parts.Parcel one) {
    var tracking = CutWords.whole(Words.of(one.tracking(), "code"));
    tracking.setMinWidth(0);
    var service = CutWords.whole(Words.of(one.service()));
    service.setMinWidth(0);
    parcels.addRow(
        place,
        tracking,
        service,
        bought(one),
        Words.whole(ui.text("orders.parts.pieces", one.pieces()), "muted"),
        Words.whole(cost(one)));
    if (one.isExternal()) {
      parcels.add(takeBack(orderId, one), BACK, place);
    }
  }
}
