package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.EmptyState;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Page;
import dev.quayside.app.control.PageHeader;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.SegmentedTabs;
import dev.quayside.app.control.Ui;
import dev.quayside.app.list.Slot;
import dev.quayside.app.screen.shipments.ShipmentsDesk.CarrierName;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.ShipmentTab;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A list that is narrowed by tabs, words, carrier and time, and beside it what is chosen.
public final class ShipmentsView extends StackPane {

  private final ShipmentsModel model;
  private final Ui ui;
  private final SearchBox search;
  private final RecordTable<Slot<Shipment>> table;
  private final HBox body = new HBox(12);
  private final ChosenView chosen;
  private boolean selecting;

  public ShipmentsView(ShipmentsModel model, DayModel day, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("shipments");
    getStylesheets().add(Theme.sheet(ShipmentsView.class, "shipments.css"));
    search =
        new SearchBox(
            "shipments-search",
            ui.text("shipments.search"),
            ui.text("shipments.clear"),
            model.words());
    table = new ShipmentsTable(model, ui).table();
    chosen = new ChosenView(model, ui, () -> table.getSelectionModel().clearSelection());
    HBox.setHgrow(table, Priority.ALWAYS);
    table.setMinWidth(0);
    body.getChildren().add(table);
    table.whenEmpty(empty());
    model.list().answered().subscribe(_ -> table.whenEmpty(empty()));
    var page =
        new Page(header())
            .lines(filters(), tabs(), new InlineProblem(model.list().problem(), ui, retry()))
            .filling(body);
    var end = new DayView(day, ui);
    day.open().subscribe(open -> getChildren().setAll(open ? end : page));
    day.open().addListener((_, _, open) -> focus(open, end));
    listen();
  }

  private void focus(boolean dayOpen, DayView end) {
    if (dayOpen) {
      end.focus();
    } else {
      focusSearch();
    }
  }

  /// Where typing begins.
  void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  private PageHeader header() {
    var busy = Busy.circle(ui.text("shipments.asking"));
    busy.visibleProperty().bind(model.list().asking().or(model.exporting()));
    return new PageHeader(
            ui.text("place.shipments"),
            busy,
            new ActionButton(ui.actions().require("shipments.day.open"), Feather.TRUCK),
            new ActionButton(ui.actions().require("shipments.export"), Feather.DOWNLOAD))
        .counting(
            Bindings.createStringBinding(
                () -> ui.text("shipments.count", model.list().rows().size()), model.list().rows()));
  }

  private Node filters() {
    HBox.setHgrow(search, Priority.ALWAYS);
    var carrier = Choice.of(model.carriers(), this::carrierWords, model.carrier());
    model
        .carriers()
        .addListener(
            (ListChangeListener<Object>)
                _ -> {
                  var now = model.carrier().get();
                  carrier.getItems().setAll(model.carriers());
                  model.carrier().set(now);
                });
    carrier.setId("shipments-carrier");
    carrier.setAccessibleText(ui.text("shipments.carrier"));
    var span = Choice.of(List.of(Span.values()), each -> ui.text(each.key()), model.span());
    span.setId("shipments-span");
    span.setAccessibleText(ui.text("shipments.span"));
    carrier.setPrefWidth(216);
    span.setPrefWidth(160);
    var line = new HBox(8, search, carrier, span);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private String carrierWords(CarrierName carrier) {
    return carrier.isAll() ? ui.text("shipments.carrier.all") : carrier.name();
  }

  private Node tabs() {
    var tabs =
        new SegmentedTabs<>(
            ui.text("shipments.tabs"), List.of(ShipmentTab.values()), this::tabWords, model.tab());
    tabs.setId("shipments-tabs");
    model
        .counts()
        .subscribe(
            _ -> {
              for (var tab : ShipmentTab.values()) {
                tabs.name(tab, tabWords(tab));
              }
            });
    return tabs;
  }

  private String tabWords(ShipmentTab tab) {
    var name = ui.text("shipments.tab." + tab.name().toLowerCase(Locale.ROOT));
    var count = model.counts().get().get(tab);
    return count == null
        ? name
        : ui.text(
            "shipments.tab-count",
            name,
            NumberFormat.getIntegerInstance(ui.texts().locale()).format(count));
  }

  private Button retry() {
    var retry = new Button(ui.text("shipments.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.list().ask());
    return retry;
  }

  /// Nothing there yet, nothing found, or nobody knows yet.
  private Node empty() {
    if (!model.list().answered().get()) {
      var asking = Busy.line(ui.text("shipments.asking"));
      asking.setAlignment(Pos.CENTER);
      return asking;
    }
    if (model.isNarrowed()) {
      var widen = new Button(ui.text("shipments.widen"));
      widen.setId("shipments-widen");
      widen.setOnAction(_ -> model.widen());
      return new EmptyState(Feather.SEARCH, ui.text("shipments.none-found"), widen);
    }
    return new EmptyState(Feather.PACKAGE, ui.text("shipments.none"));
  }

  private void listen() {
    table
        .getSelectionModel()
        .getSelectedIndices()
        .addListener((ListChangeListener<Integer>) _ -> selected());
    model.wanted().subscribe(this::reveal);
    model
        .list()
        .rows()
        .addListener(
            (ListChangeListener<Object>)
                _ -> {
                  table.whenEmpty(empty());
                  restore();
                  reveal(model.wanted().get());
                });
    model
        .selection()
        .subscribe(
            ids -> {
              if (ids.isEmpty()) {
                body.getChildren().setAll(List.of(table));
              } else if (!body.getChildren().contains(chosen)) {
                body.getChildren().setAll(List.of(table, chosen));
              }
            });
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                restore();
              }
            });
  }

  /// All of 100,000 rows selected one by one would stop the window for seconds, and is no choice.
  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.A && event.isShortcutDown()) {
      event.consume();
      table.getSelectionModel().clearSelection();
      table
          .getSelectionModel()
          .selectRange(0, Math.min(table.getItems().size(), ShipmentsModel.MOST_CHOSEN));
    }
  }

  private void selected() {
    if (selecting) {
      return;
    }
    var rows = model.list().rows();
    model.choose(
        table.getSelectionModel().getSelectedIndices().stream()
            .filter(Objects::nonNull)
            .filter(index -> index >= 0 && index < rows.size())
            .limit(ShipmentsModel.MOST_CHOSEN)
            .map(rows::id)
            .toList());
  }

  /// The list is another one, or the view was made anew: what was chosen stays chosen.
  private void restore() {
    if (model.selection().get().isEmpty()) {
      return;
    }
    var indexes = model.list().rows().indexesOf(model.selection().get());
    selecting = true;
    table.getSelectionModel().clearSelection();
    if (indexes.length > 0) {
      table.getSelectionModel().selectIndices(indexes[0], indexes);
    }
    selecting = false;
    selected();
  }

  private void reveal(@Nullable String shipmentId) {
    int index = shipmentId == null ? -1 : model.list().rows().indexOfId(shipmentId);
    if (index >= 0) {
      model.revealed();
      table.getSelectionModel().clearAndSelect(index);
      table.scrollTo(Math.max(0, index - 3));
    }
  }
}
