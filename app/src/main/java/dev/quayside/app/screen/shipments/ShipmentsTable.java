package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.list.Slot;
import dev.quayside.app.screen.shipments.ShipmentsDesk.CarrierName;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.ShipmentSearch.Order;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/// The columns of the list. A cell shows what its slot holds, and changes with it.
final class ShipmentsTable {

  /// From this width on the carrier has a column of its own.
  private static final double CARRIER_APART = 960;

  private final RecordTable<Slot<Shipment>> table;
  private final ShipmentsModel model;
  private final Ui ui;
  private final ShipmentWords words;
  private final ColumnFit fit = new ColumnFit();

  ShipmentsTable(ShipmentsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    words = new ShipmentWords(ui);
    table = new RecordTable<>("shipments-table", ui.text("shipments.list"), model.list().rows());
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    addColumns();
    table.setSortPolicy(_ -> sort());
    model.now().subscribe(_ -> table.refresh());
  }

  RecordTable<Slot<Shipment>> table() {
    return table;
  }

  private void addColumns() {
    fit.fixed(column("status", StatusCell::new), 104, 0).setUserData(Order.STATUS);
    var bought = fit.fixed(text("bought", each -> ui.formats().stamp(each.createdAt())), 140, 0);
    bought.setUserData(Order.BOUGHT);
    bought.setSortType(TableColumn.SortType.DESCENDING);
    table.getSortOrder().add(bought);
    fit.fixed(text("reference", ShipmentWords::reference), 104, 1080);
    fit.sharing(text("recipient", ShipmentWords::recipient), 5, 0).setUserData(Order.RECIPIENT);
    fit.sharing(text("destination", ShipmentWords::destination), 4, 1240);
    fit.fixed(text("carrier", this::carrier), 72, CARRIER_APART).setUserData(Order.CARRIER);
    fit.sharing(text("service", this::service), 7, 0).setUserData(Order.SERVICE);
    fit.fixed(text("tracking", each -> each.trackingNumber().orElse("")), 206, 1000);
    var cost = fit.fixed(text("cost", each -> ui.formats().money(each.price())), 80, 0);
    cost.getStyleClass().add("figures");
    cost.setUserData(Order.COST);
    fit.fixed(text("refund", each -> words.money(each, model.now().get())), 136, 700);
    fit.keep(table);
    table.getColumns().forEach(column -> column.setSortable(column.getUserData() instanceof Order));
  }

  private boolean sort() {
    var by = table.getSortOrder().stream().findFirst();
    if (by.isPresent() && by.get().getUserData() instanceof Order order) {
      model.sort(order, by.get().getSortType() == TableColumn.SortType.DESCENDING);
    } else {
      model.sort(Order.BOUGHT, true);
    }
    return true;
  }

  private String carrier(Shipment shipment) {
    return model.carriers().stream()
        .filter(carrier -> carrier.code().equals(shipment.carrier()))
        .map(CarrierName::name)
        .findFirst()
        .orElse(shipment.carrier());
  }

  /// Without its carrier's name, which stands before it.
  private String service(Shipment shipment) {
    var prefix = carrier(shipment) + " ";
    var name = shipment.serviceName();
    var beside = table.getWidth() >= CARRIER_APART;
    return beside && name.startsWith(prefix) ? name.substring(prefix.length()) : name;
  }

  private TableColumn<Slot<Shipment>, @Nullable Shipment> text(
      String id, Function<Shipment, String> says) {
    return column(id, () -> new WordsCell(says));
  }

  private TableColumn<Slot<Shipment>, @Nullable Shipment> column(
      String id, java.util.function.Supplier<TableCell<Slot<Shipment>, @Nullable Shipment>> cell) {
    var column =
        new TableColumn<Slot<Shipment>, @Nullable Shipment>(ui.text("shipments.column." + id));
    column.setId(id);
    column.setCellValueFactory(features -> features.getValue().row());
    column.setCellFactory(_ -> cell.get());
    table.getColumns().add(column);
    return column;
  }

  private static final class WordsCell extends TableCell<Slot<Shipment>, @Nullable Shipment> {

    private final Function<Shipment, String> says;

    private WordsCell(Function<Shipment, String> says) {
      this.says = says;
    }

    @Override
    protected void updateItem(@Nullable Shipment shipment, boolean empty) {
      super.updateItem(shipment, empty);
      setText(empty || shipment == null ? null : says.apply(shipment));
    }
  }

  private final class StatusCell extends TableCell<Slot<Shipment>, @Nullable Shipment> {

    private final Label pill = Pill.of("", Tone.QUIET);

    private StatusCell() {
      setAlignment(Pos.CENTER_LEFT);
    }

    @Override
    protected void updateItem(@Nullable Shipment shipment, boolean empty) {
      super.updateItem(shipment, empty);
      if (empty || shipment == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      var status = shipment.status();
      Pill.dress(pill, words.status(status), ShipmentWords.tone(status));
      setAccessibleText(pill.getText());
      setGraphic(pill);
    }
  }
}
