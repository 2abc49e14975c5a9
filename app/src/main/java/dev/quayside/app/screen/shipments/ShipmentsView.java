package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.EscapeKey;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.list.ListMenus;
import dev.quayside.app.list.ListParts;
import dev.quayside.app.list.Narrowing;
import dev.quayside.app.list.Slot;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.savedview.SavedViewFormView;
import dev.quayside.app.savedview.SavedViewMenu;
import dev.quayside.app.savedview.SavedViewTable;
import dev.quayside.app.savedview.SavedViewTabs;
import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list with its tabs, search, carrier and period, and the selection beside it.
public final class ShipmentsView extends StackPane {

  private static final double SEARCH = 140;
  private static final double NARROW = 640;

  /// In pixels: in a narrower search field the prompt is shorter.
  private static final double PROMPTED = 330;

  /// What GET /v1/shipments sorts by, by the columns of the list; the newest first is its own
  /// order.
  private static final Map<String, String> SORTS =
      Map.of("carrier", "carrier", "service", "service");

  private final ShipmentsModel model;
  private final Ui ui;
  private final ListParts parts;
  private final SearchBox search;
  private final RecordTable<Slot<Shipment>> table;
  private final HBox body = new HBox(12);
  private final ChosenShipmentView chosen;
  private boolean selecting;
  private boolean narrow;

  /// @param order shows an order, by its id
  public ShipmentsView(
      ShipmentsModel model,
      DayModel day,
      Supplier<Permissions> permissions,
      Consumer<String> order,
      Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("shipments");
    getStylesheets().add(Theme.sheet(ShipmentsView.class, "shipments.css"));
    parts = new ListParts(model.list(), ui);
    search = parts.search("shipments-search", ui.text("shipments.search"), model.words());
    table = new ShipmentsTable(model, ui, this::chooseAll, this::chooseNone).table();
    Home.of(search.over(table));
    chosen = new ChosenShipmentView(model, permissions, ui, order, this::chooseNone);
    HBox.setHgrow(table, Priority.ALWAYS);
    table.setMinWidth(0);
    body.getChildren().add(table);
    Narrow.follow(
        body,
        NARROW,
        now -> {
          narrow = now;
          arrange();
        });
    parts.whenEmpty(table, this::nothing);
    var views = new SavedViewTabs(model.views(), ui);
    var page =
        new Page(header(new SavedViewMenu(model.views(), views, this, NARROW, ui)))
            .lines(
                views,
                filters(),
                tabs(),
                new SavedViewFormView(model.views(), this, ui),
                parts.problem())
            .filling(body);
    var end = new DayView(day, ui);
    Follow.value(this, day.open, open -> getChildren().setAll(open ? end : page));
    Follow.change(this, day.open, open -> focus(open, end));
    listen();
  }

  private void focus(boolean dayOpen, DayView end) {
    if (dayOpen) {
      end.focus();
    } else {
      focusSearch();
    }
  }

  /// Puts the focus into the search.
  void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  private PageHeader header(SavedViewMenu views) {
    return new PageHeader(
            ui.text("place.shipments"),
            new HBox(views),
            parts.busy(model.list().asking().or(model.exporting())),
            new ActionButton(ui.actions().require("shipments.day.open"), Feather.TRUCK),
            new ActionButton(ui.actions().require("shipments.export"), Feather.DOWNLOAD))
        .counting(parts.counting(count -> ui.text("shipments.count", count)));
  }

  private Node filters() {
    HBox.setHgrow(search, Priority.ALWAYS);
    var carrier = Choice.of(model.carriers(), this::carrierWords, model.carrier());
    Follow.list(
        this,
        model.carriers(),
        () -> {
          var now = model.carrier().get();
          carrier.getItems().setAll(model.carriers());
          model.carrier().set(now);
        });
    carrier.setId("shipments-carrier");
    carrier.setAccessibleText(ui.text("shipments.carrier"));
    var span = Choice.of(List.of(BoughtWithin.values()), each -> ui.text(each.key()), model.span());
    span.setId("shipments-span");
    span.setAccessibleText(ui.text("shipments.span"));
    carrier.setPrefWidth(216);
    span.setPrefWidth(160);
    carrier.setMinWidth(206);
    span.setMinWidth(128);
    search.setMinWidth(SEARCH);
    Narrow.follow(
        search,
        PROMPTED,
        narrow -> search.setPromptText(ui.text(narrow ? "list.search" : "shipments.search")));
    var line = new HBox(8, search, carrier, span);
    var menus = new ListMenus(table, narrowing(), ui);
    menus.with(() -> SavedViewMenu.items(model.views(), ui));
    SavedViewTable.follow(table, model.views(), SORTS, menus::recall);
    line.getChildren().add(menus.in(line));
    line.setMinWidth(0);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private Narrowing narrowing() {
    return new Narrowing()
        .by("tab", model.tab(), ShipmentTab.ALL, this::tabWords)
        .by(
            "carrier",
            model.carrier(),
            CarrierName.ALL,
            CarrierName::code,
            code -> model.carriers().stream().filter(each -> each.code().equals(code)).findFirst(),
            CarrierName::name)
        .by("span", model.span(), BoughtWithin.ALWAYS, each -> ui.text(each.key()))
        .words(model.words());
  }

  private String tabWords(ShipmentTab tab) {
    return ui.text("shipments.tab." + tab.name().toLowerCase(Locale.ROOT));
  }

  private String carrierWords(CarrierName carrier) {
    return carrier.isAll() ? ui.text("shipments.carrier.all") : carrier.name();
  }

  private Node tabs() {
    var tabs =
        parts.tabs(
            ui.text("shipments.tabs"),
            List.of(ShipmentTab.values()),
            this::tabWords,
            model.tab(),
            model.counts());
    tabs.setId("shipments-tabs");
    return tabs;
  }

  private Node nothing() {
    return model.isNarrowed()
        ? parts.noneFound("shipments-widen", ui.text("shipments.none-found"), model::widen)
        : new EmptyState(Feather.PACKAGE, ui.text("shipments.none"));
  }

  private void listen() {
    table
        .getSelectionModel()
        .getSelectedIndices()
        .addListener((ListChangeListener<Integer>) _ -> selected());
    Follow.value(this, model.wanted(), this::reveal);
    Follow.list(
        this,
        model.list().rows,
        () -> {
          restore();
          reveal(model.wanted().get());
        });
    Follow.value(this, model.selection(), _ -> arrange());
    Follow.change(this, model.sheet().open(), this::sheet);
    EscapeKey.closes(body, model.sheet().open(), model::back);
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                restore();
              }
            });
  }

  /// Shows the list, with the selection beside it; where there is no room for both, all of a
  /// shipment stands in place of the list.
  private void arrange() {
    chosen.narrow(narrow);
    boolean all = model.sheet().open().get();
    List<Node> shown =
        model.selection().get().isEmpty()
            ? List.of(table)
            : all && narrow ? List.of(chosen) : List.of(table, chosen);
    if (!body.getChildren().equals(shown)) {
      body.getChildren().setAll(shown);
    }
  }

  /// The cursor goes back to the row that the sheet was opened from.
  private void sheet(boolean open) {
    arrange();
    if (!open) {
      table.requestFocus();
    } else if (narrow) {
      chosen.requestFocus();
    }
  }

  /// Handles keys that select many rows: selecting very many one by one would stop the window for
  /// seconds, so all are selected as one, and a range has a limit.
  private void key(KeyEvent event) {
    int rows = table.getItems().size();
    if (rows <= ShipmentsModel.MOST_CHOSEN) {
      return;
    }
    int focused = Math.max(0, table.getFocusModel().getFocusedIndex());
    if (event.getCode() == KeyCode.A && event.isShortcutDown()) {
      event.consume();
      chooseAll();
    } else if (event.isShiftDown() && event.getCode() == KeyCode.END) {
      event.consume();
      selectOnly(focused, Math.min(rows, focused + ShipmentsModel.MOST_CHOSEN));
      selected();
    } else if (event.isShiftDown() && event.getCode() == KeyCode.HOME) {
      event.consume();
      selectOnly(Math.max(0, focused + 1 - ShipmentsModel.MOST_CHOSEN), focused + 1);
      selected();
    }
  }

  private void chooseAll() {
    if (table.getItems().size() <= ShipmentsModel.MOST_CHOSEN) {
      table.getSelectionModel().selectAll();
    } else {
      selectOnly(0, 0);
      model.chooseAll();
    }
  }

  private void chooseNone() {
    selectOnly(0, 0);
    model.choose(List.of());
  }

  private void selectOnly(int from, int to) {
    selecting = true;
    table.getSelectionModel().clearSelection();
    table.getSelectionModel().selectRange(from, to);
    selecting = false;
  }

  private void selected() {
    if (selecting || model.list().isChanging()) {
      return;
    }
    int rows = model.list().rows.size();
    model
        .list()
        .whenKnown(
            table.getSelectionModel().getSelectedIndices().stream()
                .filter(Objects::nonNull)
                .filter(index -> index >= 0 && index < rows)
                .limit(ShipmentsModel.MOST_CHOSEN)
                .toList(),
            model::choose);
  }

  /// Restores the selection after the list was replaced or the view was built again.
  private void restore() {
    if (model.selection().get() instanceof ShipmentSelection.Some(var ids) && !ids.isEmpty()) {
      var rows = model.list().rows;
      var there = ids.stream().filter(id -> rows.indexOfId(id) >= 0).toList();
      var indexes = there.stream().mapToInt(rows::indexOfId).sorted().toArray();
      selecting = true;
      table.getSelectionModel().clearSelection();
      if (indexes.length > 0) {
        table.getSelectionModel().selectIndices(indexes[0], indexes);
      }
      selecting = false;
      model.choose(there);
    }
  }

  private void reveal(@Nullable String shipmentId) {
    int index = shipmentId == null ? -1 : model.list().rows.indexOfId(shipmentId);
    if (index >= 0) {
      model.revealed();
      selectOnly(index, index + 1);
      model.choose(List.of(Objects.requireNonNull(shipmentId)));
      table.scrollTo(Math.max(0, index - 3));
    }
  }
}
