package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.list.RowMarks;
import dev.quayside.app.list.Slot;
import dev.quayside.app.list.SlotTable;
import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.shipment.Shipment;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The columns of the list. A cell shows the row of its slot, and changes with it.
final class ShipmentsTable {

  /// Width in pixels from which the carrier has a separate column.
  private static final double CARRIER_APART = 1040;

  private static final double STATUS = 108;

  private final SlotTable<Shipment> slots;
  private final RecordTable<Slot<Shipment>> table;
  private final ShipmentsModel model;
  private final Ui ui;
  private final ShipmentWords words;
  private final TableColumn<?, ?> carrier;

  /// The shipment that the first click of a double click was on.
  private @Nullable String pressed;

  /// @param all selects every row
  /// @param none selects no row
  ShipmentsTable(ShipmentsModel model, Ui ui, Runnable all, Runnable none) {
    this.model = model;
    this.ui = ui;
    words = new ShipmentWords(ui);
    slots =
        new SlotTable<>(
            "shipments-table",
            ui.text("shipments.list"),
            model.list(),
            id -> ui.text("shipments.column." + id));
    table = slots.table();
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setRowFactory(_ -> new ShipmentTableRow(model, id -> pressed = id, this::openPressed));
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    slots.fit().fixed(RowMarks.on(table, all, none, ui), 34, 0);
    carrier = addColumns();
    carrier.visibleProperty().subscribe(_ -> table.refresh());
    table.setSortPolicy(_ -> sort());
    Follow.value(table, model.now(), _ -> table.refresh());
    Follow.change(table, model.unprinted(), _ -> table.refresh());
  }

  RecordTable<Slot<Shipment>> table() {
    return table;
  }

  /// Enter opens all of the one selected shipment.
  private void key(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isShiftDown() && !event.isAltDown();
    if (event.getCode() == KeyCode.ENTER && plain && model.chosen().id().get() != null) {
      event.consume();
      model.openSheet();
    }
  }

  /// Also when the list has changed between the clicks and another shipment is there now.
  private void openPressed() {
    if (pressed != null) {
      model.openSheet(pressed);
    }
  }

  /// @return the carrier's column
  private TableColumn<?, ?> addColumns() {
    var fit = slots.fit();
    fit.fixed(
            slots.pill(
                "status",
                each -> words.status(each, paper(each)),
                each -> ShipmentWords.tone(each, paper(each))),
            STATUS,
            0)
        .setUserData(Order.STATUS);
    var bought = fit.fixed(slots.words("bought", this::bought), 138, 880);
    bought.setUserData(Order.BOUGHT);
    bought.setSortType(TableColumn.SortType.DESCENDING);
    table.getSortOrder().add(bought);
    fit.fixed(slots.words("reference", ShipmentWords::reference), 104, 1000);
    fit.sharing(slots.words("recipient", ShipmentWords::recipient), 6, 0)
        .setUserData(Order.RECIPIENT);
    fit.sharing(slots.words("destination", ShipmentWords::destination), 4, 1240);
    var by = fit.fixed(slots.words("carrier", this::carrier), 88, CARRIER_APART);
    by.setUserData(Order.CARRIER);
    fit.sharing(slots.words("service", this::service), 7, 480).setUserData(Order.SERVICE);
    fit.fixed(slots.words("tracking", each -> each.trackingNumber().orElse("")), 206, 720);
    var cost = fit.fixed(slots.words("cost", ui::cost), 118, 300);
    cost.getStyleClass().add("figures");
    cost.setUserData(Order.COST);
    fit.fixed(slots.words("refund", each -> words.money(each, model.now().get())), 146, 1100);
    fit.keep(table);
    table.getColumns().forEach(column -> column.setSortable(column.getUserData() instanceof Order));
    return by;
  }

  private @Nullable Unprinted paper(Shipment shipment) {
    return model.unprinted().get().get(shipment.labelId());
  }

  private String bought(Shipment shipment) {
    return ui.formats().when(shipment.createdAt(), model.now().get());
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

  /// The service's name, without the carrier's if that has its own column.
  private String service(Shipment shipment) {
    var prefix = carrier(shipment) + " ";
    var name = shipment.serviceName();
    if (!carrier.isVisible()) {
      return ServiceName.brief(shipment.carrier(), name);
    }
    return ServiceName.brief(name.startsWith(prefix) ? name.substring(prefix.length()) : name);
  }
}
