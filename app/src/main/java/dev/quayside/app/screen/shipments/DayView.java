package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.shipments.DayGateway.CarrierDay;
import dev.quayside.app.screen.shipments.DayModel.Shown;
import dev.quayside.app.screen.shipments.pickup.PickupView;
import dev.quayside.engine.document.manifest.Manifest;
import java.util.Comparator;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The end of the day: carriers and earlier manifests at the left, the selected one beside them.
final class DayView extends VBox {

  private static final double LISTS = 338;
  private static final double COUNT = 82;
  private static final double DAY = 112;

  private final DayModel model;
  private final Ui ui;
  private final ObservableList<CarrierDay> carriers = FXCollections.observableArrayList();
  private final ObservableList<Manifest> earlier = FXCollections.observableArrayList();
  private final RecordTable<CarrierDay> carrierTable;
  private final RecordTable<Manifest> earlierTable;

  DayView(DayModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    carrierTable = carrierTable();
    earlierTable = earlierTable();
    var list = new DayListView(model, ui);
    HBox.setHgrow(list, Priority.ALWAYS);
    list.setMinWidth(0);
    var lists = new HBox(12, lists(), list);
    var pickups = new PickupView(model.pickups(), ui);
    pickups.visibleProperty().bind(model.pickups().open);
    lists.visibleProperty().bind(model.pickups().open.not());
    pickups
        .managedProperty()
        .bind(pickups.visibleProperty()); // so that its height is not that of the lists
    lists.managedProperty().bind(lists.visibleProperty());
    var page =
        new Page(header())
            .lines(new InlineProblem(model.problem(), ui, retry()))
            .filling(new StackPane(lists, pickups));
    VBox.setVgrow(page, Priority.ALWAYS);
    getChildren().add(page);
    Follow.value(this, model.day(), _ -> fill());
    Follow.value(this, model.shown(), this::mark);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  /// Puts the focus where the arrow keys select a carrier.
  void focus() {
    carrierTable.requestFocus();
  }

  private PageHeader header() {
    var busy = Busy.circle(ui.text("list.asking"));
    busy.visibleProperty().bind(model.busy());
    return new PageHeader(
            ui.text("shipments.day.title"),
            busy,
            new SegmentedTabs<>(
                ui.text("shipments.day.title"),
                List.of(false, true),
                each -> ui.text(each ? "shipments.pickup" : "shipments.day.lists"),
                model.pickups().open),
            new ActionButton(ui.actions().require("shipments.day.back"), Feather.ARROW_LEFT))
        .counting(
            Bindings.createStringBinding(
                () -> {
                  var day = model.day().get();
                  return day == null ? "" : ui.formats().day(day.date());
                },
                model.day()));
  }

  private Node lists() {
    VBox.setVgrow(earlierTable, Priority.ALWAYS);
    var before = new Card(ui.text("shipments.day.earlier")).with(earlierTable);
    VBox.setVgrow(before, Priority.ALWAYS);
    earlierTable.setPrefHeight(RecordTable.ROW * 3); // and the rest of the room
    earlierTable.setMinHeight(RecordTable.ROW * 2);
    var all =
        new ActionButton(ui.actions().require("shipments.day.close-all"), Feather.CHECK, "link");
    all.visibleProperty().bind(all.disabledProperty().not());
    var today = new Card(ui.text("shipments.day.today"), all).with(carrierTable);
    today.setMinHeight(USE_PREF_SIZE);
    var lists = new VBox(12, today, before);
    lists.setMinWidth(LISTS);
    lists.setPrefWidth(LISTS);
    return lists;
  }

  private RecordTable<CarrierDay> carrierTable() {
    var table =
        Home.of(new RecordTable<>("day-carriers", ui.text("shipments.day.today"), carriers))
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.TRUCK, ui.text("shipments.day.none"))))
            .asTallAsItsRows(5);
    fit(
        table,
        table.text("carrier", ui.text("shipments.carrier"), CarrierDay::name),
        table.text(
            "day", ui.text("shipments.day.ships"), one -> ui.formats().day(one.found().shipDate())),
        table.figures(
            "parcels",
            ui.text("shipments.day.parcels"),
            carrier -> carrier.found().lines().size(),
            Comparator.<Integer>naturalOrder(),
            String::valueOf));
    table.getSelectionModel().selectedItemProperty().subscribe(this::look);
    return table;
  }

  private RecordTable<Manifest> earlierTable() {
    var table =
        new RecordTable<>("day-earlier", ui.text("shipments.day.earlier"), earlier)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.FILE_TEXT, ui.text("shipments.day.earlier.none"))));
    fit(
        table,
        table.text("carrier", ui.text("shipments.carrier"), Manifest::carrierName),
        table.column(
            "closed",
            ui.text("shipments.day.when"),
            one -> one,
            Comparator.comparing(Manifest::createdAt),
            () -> new ClosedCell(ui)),
        table.figures(
            "parcels",
            ui.text("shipments.day.parcels"),
            one -> one.lines().size(),
            Comparator.<Integer>naturalOrder(),
            String::valueOf));
    table.getSelectionModel().selectedItemProperty().subscribe(this::look);
    return table;
  }

  private static void fit(
      RecordTable<?> table,
      TableColumn<?, ?> carrier,
      TableColumn<?, ?> day,
      TableColumn<?, ?> parcels) {
    var fit = new ColumnFit();
    fit.sharing(carrier, 1, 0);
    fit.fixed(day, DAY, 0);
    fit.fixed(parcels, COUNT, 0);
    fit.keep(table);
  }

  private void look(CarrierDay carrier) {
    if (carrier != null) {
      model.show(new Shown.Preview(carrier));
    }
  }

  private void look(Manifest manifest) {
    if (manifest != null) {
      model.show(new Shown.Closed(manifest));
    }
  }

  private void fill() {
    var day = model.day().get();
    if (day != null) {
      carriers.setAll(day.carriers());
      earlier.setAll(day.earlier());
      mark(model.shown().get());
    }
  }

  /// Selects the manifest in one of the two tables and clears the selection of the other.
  private void mark(Shown shown) {
    switch (shown) {
      case Shown.Nothing _ -> {
        carrierTable.getSelectionModel().clearSelection();
        earlierTable.getSelectionModel().clearSelection();
      }
      case Shown.Preview(var carrier) -> {
        earlierTable.getSelectionModel().clearSelection();
        carrierTable.getSelectionModel().select(carrier);
      }
      case Shown.Closed(var manifest) -> {
        carrierTable.getSelectionModel().clearSelection();
        earlierTable.getSelectionModel().select(manifest);
      }
    }
  }

  private Button retry() {
    var retry = new Button(ui.text("list.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.refresh());
    return retry;
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      model.open.set(false);
    }
  }
}
