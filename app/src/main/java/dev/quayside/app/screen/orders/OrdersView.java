package dev.quayside.app.screen.orders;

import dev.quayside.app.cart.CartsView;
import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.EscapeKey;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.control.layout.Sides;
import dev.quayside.app.control.layout.StillList;
import dev.quayside.app.lease.Holder;
import dev.quayside.app.lease.HolderBar;
import dev.quayside.app.list.ListMenus;
import dev.quayside.app.list.Loading;
import dev.quayside.app.list.Narrowing;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.savedview.SavedViewFormView;
import dev.quayside.app.savedview.SavedViewMenu;
import dev.quayside.app.savedview.SavedViewTable;
import dev.quayside.app.savedview.SavedViewTabs;
import dev.quayside.app.screen.orders.batch.BatchBar;
import dev.quayside.app.screen.orders.batch.BuyQuestionView;
import dev.quayside.app.screen.orders.change.ChangeBar;
import dev.quayside.app.screen.orders.departure.DepartureView;
import dev.quayside.app.screen.orders.file.ImportView;
import dev.quayside.app.screen.orders.file.MendView;
import dev.quayside.app.screen.orders.handling.HandlingView;
import dev.quayside.app.screen.orders.mark.MarkChoice;
import dev.quayside.app.screen.orders.mark.MarkMenu;
import dev.quayside.app.screen.orders.mark.MarkView;
import dev.quayside.app.screen.orders.mark.MarksBar;
import dev.quayside.app.screen.orders.mark.NoteView;
import dev.quayside.app.screen.orders.pick.PickView;
import dev.quayside.app.screen.orders.sheet.SheetView;
import dev.quayside.app.screen.orders.watch.WatchLine;
import dev.quayside.app.screen.orders.watch.WatchMenu;
import dev.quayside.app.theme.Theme;
import dev.quayside.engine.order.OrderFilter;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The list of orders, or the file being imported.
final class OrdersView extends StackPane {

  /// In pixels: in a narrower view the orders to correct replace the list.
  private static final double NARROW = 640;

  /// Set while a file that can be dropped is dragged over the view.
  private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

  /// In pixels: in a narrower search field the prompt is shorter.
  private static final double PROMPTED = 250;

  /// Width in pixels of the choice of shops.
  private static final double SHOPS = 150;

  /// What GET /v1/orders sorts by, by the columns of the list.
  private static final Map<String, String> SORTS =
      Map.of(
          "number", "reference", "state", "status", "ordered", OrderFilter.Sort.ORDERED_ON.wire());

  private final OrdersModel model;
  private final Ui ui;

  OrdersView(OrdersModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("orders");
    getStylesheets().add(Theme.sheet(OrdersView.class, "orders.css"));
    var list = list();
    Follow.value(
        this,
        model.files().preview(),
        preview -> {
          if (preview == null) {
            getChildren().setAll(list);
          } else if (!(getChildren().getFirst() instanceof ImportView open
              && open.shows(preview))) {
            getChildren().setAll(new ImportView(model.files(), preview, ui));
          }
        });
    Follow.change(
        this,
        model.files().preview(),
        preview -> {
          if (preview == null) {
            // a view of another zoom that is not shown any more must not decide
            if (getScene() != null && getWidth() < NARROW) {
              model.panel.set(false); // the imported orders matter more than the failed ones
            }
            Home.in(list).ifPresent(Node::requestFocus);
          }
        });
    setOnDragOver(this::over);
    setOnDragDropped(this::dropped);
    setOnDragExited(_ -> pseudoClassStateChanged(DROPPING, false));
  }

  private Page list() {
    var table = new OrdersTable(model, ui);
    table.whenEmpty(empty());
    HBox.setHgrow(table, Priority.ALWAYS);
    // in a low window the lines above and below it come first
    table.setMinHeight(0);
    var middle = new HBox(12);
    var mending = new MendView(model.mending(), model.goods(), () -> model.panel.set(false), ui);
    var sheet = new SheetView(model.sheet(), ui);
    var beside = new StackPane();
    beside.setMinHeight(0);
    Runnable grow =
        () ->
            HBox.setHgrow(
                beside,
                model.sheet().open().get() && !isNarrow() ? Priority.NEVER : Priority.ALWAYS);
    Follow.value(
        beside,
        model.sheet().open(),
        open -> {
          beside.getChildren().setAll(open ? sheet : mending);
          grow.run();
        });
    Narrow.beside(middle, NARROW, table, beside, model.beside);
    Narrow.follow(
        this,
        NARROW,
        narrow -> {
          mending.alone(narrow);
          sheet.alone(narrow);
          grow.run();
        });
    backToRow(middle, table, sheet);
    var search = tabsAndSearch(table);
    var views = new SavedViewTabs(model.views(), ui);
    var batch = new BatchBar(model.batch(), () -> model.tab().set(Tab.FAILED), ui);
    var foot = new OrdersFootBar(model, ui);
    // the search and the foot are hidden together with the list
    var listed =
        Bindings.createBooleanBinding(
            () -> middle.getChildren().contains(table), middle.getChildren());
    search.visibleProperty().bind(listed);
    // what is said of the orders now has the room, and is bought afterwards
    foot.visibleProperty().bind(listed.and(model.panels().open().or(model.viewAsked()).not()));
    for (var part : List.of(search, foot)) {
      part.managedProperty().bind(part.visibleProperty());
    }
    var still =
        new StillList(
            List.of(
                new WatchLine(model.watching(), ui),
                new InlineProblem(model.files().problem, ui),
                new InlineProblem(model.problem, ui),
                new CartsView("orders-carts", model.panels().carts(), ui),
                batch),
            middle,
            List.of(
                new ChangeBar(model.changes(), ui),
                new MarksBar(
                    model.selected(),
                    model::chosen,
                    model.panels().open(),
                    model.panels()::note,
                    ui),
                new ShopBar(model, ui),
                new PartsView(model, ui),
                handling(),
                departing(),
                picking(),
                marking(table),
                noting(table),
                new SavedViewFormView(model.views(), this, ui),
                new HolderBar(
                    "orders-holder",
                    Bindings.createObjectBinding(this::holder, model.selected()),
                    model::takeOver,
                    ui),
                new TogetherBar(model, ui),
                new ConcernsBar(model, ui),
                new BuyQuestionView(model.batch().question(), ui)));
    still.onDoubleClick(table::openPressed);
    var menu = new SavedViewMenu(model.views(), views, this, NARROW, ui);
    return new Page(header(menu)).lines(views, search).filling(still).lines(foot);
  }

  private boolean isNarrow() {
    return getWidth() > 0 && getWidth() < NARROW;
  }

  /// Escape closes the sheet, and the cursor is in the row it was opened from.
  private void backToRow(HBox middle, OrdersTable table, SheetView sheet) {
    EscapeKey.closes(middle, model.sheet().open(), model.sheet()::back);
    Follow.change(
        middle,
        model.sheet().open(),
        open -> {
          if (!open) {
            table.rows().requestFocus();
          } else if (!middle.getChildren().contains(table)) {
            sheet.focus();
          }
        });
  }

  private @Nullable Holder holder() {
    var row = model.selected().size() == 1 ? model.selected().getFirst() : null;
    var who = row == null || !row.canShip() ? null : row.heldBy();
    return row == null || who == null ? null : new Holder(row.id(), who);
  }

  private PickView picking() {
    var view = new PickView(model.panels().picking(), ui);
    view.escapeOn(this);
    return view;
  }

  private HandlingView handling() {
    var view = new HandlingView(model.panels().handling(), ui);
    view.escapeOn(this);
    Follow.list(view, model.selected(), view::count);
    Follow.list(view, model.shown(), view::count);
    return view;
  }

  private MarkView marking(OrdersTable table) {
    var view = new MarkView(model.panels().marking(), ui);
    view.escapeOn(this);
    Follow.list(view, model.selected(), view::count);
    Follow.list(view, model.shown(), view::count);
    backToList(view, model.panels().marking().open(), table);
    return view;
  }

  private NoteView noting(OrdersTable table) {
    var view = new NoteView(model.panels().noting(), ui);
    view.escapeOn(this);
    Follow.list(view, model.selected(), view::count);
    backToList(view, model.panels().noting().open(), table);
    return view;
  }

  /// Who worked in a panel by keyboard goes on in the list.
  private static void backToList(Node panel, ObservableValue<Boolean> open, OrdersTable table) {
    Follow.change(
        panel,
        open,
        now -> {
          if (!now) {
            table.rows().requestFocus();
          }
        });
  }

  private DepartureView departing() {
    var view = new DepartureView(model.panels().departure(), ui);
    view.escapeOn(this);
    Follow.list(view, model.selected(), view::count);
    Follow.list(view, model.shown(), view::count);
    return view;
  }

  private PageHeader header(SavedViewMenu views) {
    return new PageHeader(
            ui.text("place.orders"),
            new HBox(views),
            mendButton(),
            new WatchMenu(model.watching(), ui),
            new ActionButton(ui.actions().require("orders.export"), Feather.DOWNLOAD),
            new ActionButton(ui.actions().require("orders.import"), Feather.UPLOAD))
        .counting(
            Bindings.createStringBinding(
                () -> model.rows().isEmpty() ? "" : ui.text("orders.count", model.rows().size()),
                model.rows()));
  }

  private ActionButton mendButton() {
    var button =
        new ActionButton(ui.actions().require("orders.mend"), Feather.ALERT_TRIANGLE, "attention");
    button
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> ui.text("orders.mend.count", model.toFix.get()), model.toFix));
    button.visibleProperty().bind(model.toFix.greaterThan(0));
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private Sides tabsAndSearch(OrdersTable table) {
    var tabs =
        new SegmentedTabs<>(
            ui.text("orders.tabs"), List.of(Tab.values()), tab -> ui.text(tab.key()), model.tab());
    Follow.list(this, model.rows(), () -> count(tabs));
    Follow.change(this, model.shops().choice().chosen, _ -> count(tabs));
    Follow.change(this, model.marks().tag, _ -> count(tabs));
    Follow.change(this, model.marks().person, _ -> count(tabs));
    count(tabs);
    var search =
        new SearchBox(
            "orders-search",
            ui.text("orders.search"),
            ui.text("orders.search.clear"),
            model.query());
    search.over(table.rows());
    search.setPrefWidth(280);
    search.setMinWidth(140);
    HBox.setHgrow(search, Priority.ALWAYS);
    Narrow.follow(
        search,
        PROMPTED,
        narrow -> search.setPromptText(ui.text(narrow ? "list.search" : "orders.search")));
    var shops = model.shops().choice();
    var marks = new MarkMenu(model.marks(), ui);
    var narrowing =
        new Narrowing()
            .by(
                "tab",
                model.tab(),
                Tab.TO_SHIP,
                tab -> tab == Tab.VIEW ? "" : tab.name(), // it is kept as a view
                OrdersView::tab,
                tab -> ui.text(tab.key()))
            .by(
                "shop",
                shops.chosen,
                ShopChoice.ALL,
                ShopChoice.One::id,
                id -> shops.shops.stream().filter(one -> one.id().equals(id)).findFirst(),
                this::shopWords)
            .by(
                MarkChoice.TAG,
                model.marks().tag,
                MarkChoice.ALL,
                Function.identity(),
                Optional::of,
                Function.identity())
            .by(
                MarkChoice.PERSON,
                model.marks().person,
                MarkChoice.ALL,
                Function.identity(),
                Optional::of,
                marks::personWords)
            .words(model.query());
    var menus = new ListMenus(table.rows(), narrowing, ui);
    menus.with(() -> SavedViewMenu.items(model.views(), ui));
    SavedViewTable.follow(table.rows(), model.views(), SORTS, menus::recall);
    var looking = new HBox(8, search, shops(), marks, menus);
    looking.setAlignment(Pos.CENTER_LEFT);
    return new Sides(tabs, looking);
  }

  private static Optional<Tab> tab(String name) {
    return Stream.of(Tab.values()).filter(tab -> tab.name().equals(name)).findFirst();
  }

  /// The shops to narrow the list to; hidden while no order comes from one.
  private Node shops() {
    var choice = model.shops().choice();
    var box = Choice.of(choice.shops, this::shopWords, choice.chosen);
    Follow.list(
        this,
        choice.shops,
        () -> {
          var now = choice.chosen.get();
          box.getItems().setAll(choice.shops);
          choice.chosen.set(now);
        });
    box.setId("orders-shop");
    box.setAccessibleText(ui.text("orders.shop"));
    box.setPrefWidth(SHOPS);
    box.setMinWidth(SHOPS);
    box.visibleProperty().bind(Bindings.size(choice.shops).greaterThan(1));
    box.managedProperty().bind(box.visibleProperty());
    return box;
  }

  private String shopWords(ShopChoice.One shop) {
    return shop.isAll() ? ui.text("orders.shop.all") : shop.name();
  }

  private void count(SegmentedTabs<Tab> tabs) {
    var counts = model.counts();
    for (var tab : Tab.values()) {
      int count = counts.getOrDefault(tab, 0);
      // a desk that picks without lists never sees their tab
      boolean here = count > 0 || model.tab().get() == tab;
      tabs.show(tab, tab != Tab.VIEW && (tab != Tab.ON_LIST || here));
      tabs.name(
          tab,
          count == 0 ? ui.text(tab.key()) : ui.text("orders.tab.count", ui.text(tab.key()), count));
    }
  }

  private Node empty() {
    var first =
        new EmptyState(
            Feather.INBOX,
            ui.text("orders.empty"),
            new ActionButton(ui.actions().require("orders.import"), Feather.UPLOAD, "accent"));
    var none = Words.of(ui.text("orders.none"), "muted");
    first.visibleProperty().bind(Bindings.isEmpty(model.rows()));
    none.visibleProperty().bind(Bindings.isNotEmpty(model.rows()));
    return new Vacancy(
        new Loading(model.loaded(), model.problem, model::retry), ui, new StackPane(first, none));
  }

  private void over(DragEvent event) {
    if (files(event).stream().anyMatch(FileDialogs::isTable)) {
      event.acceptTransferModes(TransferMode.COPY);
      pseudoClassStateChanged(DROPPING, true);
      event.consume();
    }
  }

  private void dropped(DragEvent event) {
    files(event).stream()
        .filter(FileDialogs::isTable)
        .findFirst()
        .ifPresent(
            file -> {
              model.files().open(file.toPath());
              event.setDropCompleted(true);
              event.consume();
            });
  }

  private static List<File> files(DragEvent event) {
    return event.getDragboard().hasFiles() ? event.getDragboard().getFiles() : List.of();
  }

  /// A label with an icon.
  static Label note(String words, String style, FontIcon icon) {
    var note = Words.wrapped(words, "note", style);
    note.setGraphic(icon);
    note.setMaxWidth(Double.MAX_VALUE);
    return note;
  }
}
