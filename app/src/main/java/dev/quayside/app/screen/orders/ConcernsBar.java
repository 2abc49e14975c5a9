package dev.quayside.app.screen.orders;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Counts the orders that have no rate, and those that would get another service than their buyers
/// asked for. A click narrows the list to them, another shows all again. Hidden when there is none.
final class ConcernsBar extends FlowPane {

  /// Of several services that buyers asked for, these many are named.
  private static final int NAMED = 3;

  private final OrdersModel model;
  private final Ui ui;

  ConcernsBar(OrdersModel model, Ui ui) {
    super(8, 4);
    this.model = model;
    this.ui = ui;
    setId("orders-concerns");
    setAlignment(Pos.CENTER_LEFT);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.selected(), this::show);
    Follow.list(this, model.shown(), this::show);
    Follow.value(this, model.toBuy().only(), _ -> show());
  }

  private void show() {
    var only = model.toBuy().only().getValue();
    var links = Stream.of(Concern.values()).flatMap(this::link).toList();
    setVisible(!links.isEmpty() || only != null);
    getChildren().setAll(links);
    if (only != null) {
      var all = new Button(ui.text("orders.concern.all"), new FontIcon(Feather.X));
      all.setId("orders-concern-all");
      all.setOnAction(_ -> model.toBuy().narrow(null));
      getChildren().add(all);
    }
  }

  private Stream<Node> link(Concern concern) {
    var rows = model.toBuy().labelled().stream().filter(concern::holds).toList();
    if (rows.isEmpty()) {
      return Stream.of();
    }
    var words = ui.text(concern.key(), rows.size(), wanted(rows));
    var link = new Button(words, new FontIcon(Feather.ALERT_TRIANGLE));
    link.setId("orders-concern-" + concern.ordinal());
    link.setMinWidth(0);
    link.getStyleClass().addAll("link", "against");
    link.setOnAction(_ -> model.toBuy().narrow(concern));
    return Stream.of(link);
  }

  /// What the buyers of these orders asked for.
  private String wanted(List<OrderRow> rows) {
    var all = rows.stream().map(OrderRow::wanted).filter(said -> !said.isEmpty()).distinct();
    var named = all.limit(NAMED + 1).toList();
    var words = named.stream().limit(NAMED).collect(Collectors.joining(", "));
    return named.size() > NAMED ? ui.text("orders.outlook.more", words) : words;
  }
}
