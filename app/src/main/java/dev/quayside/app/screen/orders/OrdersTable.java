package dev.quayside.app.screen.orders;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.list.RowMarks;
import dev.quayside.app.screen.orders.mark.MarkColumns;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.print.paper.Unprinted;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.collections.transformation.SortedList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The table of one tab's orders.
final class OrdersTable extends StackPane {

  private static final PseudoClass STOPPED = PseudoClass.getPseudoClass("stopped");

  private static final PseudoClass UNMAPPED = PseudoClass.getPseudoClass("unmapped");

  /// Width in pixels from which there are columns beside number and recipient.
  private static final double PLACE_FROM = 470;

  private static final double PRICE = 70;

  /// In pixels: "billed to …2C3" in place of a price.
  private static final double BILLED = 118;

  /// In pixels: in a narrower table the whole tracking number of a shipped order takes the place of
  /// the destination, tags do so elsewhere, and services are not shown.
  private static final double NUMBERED = 740;

  /// Width in pixels from which the contents of the parcels are shown.
  private static final double ITEMS_FROM = 900;

  /// Greatest width in pixels of the contents, which take what the other columns leave, as does why
  /// an order has no rate.
  private static final double MOST_ITEMS = 1200;

  private static final double MOST_WHY = 900;

  private static final double ITEMS = 260;
  private static final double SERVICE = 320;

  /// Width in pixels of the column of states, and below it that for "2 of 5 shipped", which is
  /// longer than any other state.
  private static final double STATE = 84;

  private static final double STATE_OF_PARTS = 116;

  private static final double MOST_STATE = 140;

  /// Greatest width in pixels of the column of states with the name of another desk.
  private static final double MOST_ELSEWHERE = 220;

  private static final double SAME_DOOR = 130;

  /// Width in pixels from which orders to the same recipient and address are marked, and below it
  /// that from which the contents fit beside the mark.
  private static final double SAME_DOOR_FROM = 1000;

  private static final double ITEMS_TOO_FROM = 1300;

  private final OrdersModel model;
  private final Ui ui;
  private final RecordTable<OrderRow> table;
  private boolean showing;
  private @Nullable String pressed;

  OrdersTable(OrdersModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var sorted = new SortedList<>(model.shown());
    table = Home.of(new RecordTable<>("orders-table", ui.text("place.orders"), sorted));
    sorted.comparatorProperty().bind(table.comparatorProperty());
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<OrderRow>) _ -> select());
    Follow.list(this, model.selected(), this::show);
    table.setRowFactory(
        _ -> {
          var row = new javafx.scene.control.TableRow<OrderRow>();
          row.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> press(event, row.getItem()));
          row.setOnMouseClicked(
              event -> {
                if (event.getClickCount() == 2) {
                  openPressed();
                }
              });
          row.itemProperty()
              .subscribe(
                  order -> {
                    row.pseudoClassStateChanged(STOPPED, order != null && order.isStopped());
                    row.pseudoClassStateChanged(UNMAPPED, order != null && order.isUnmapped());
                  });
          return row;
        });
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    columns();
    RowMarks.on(
        table, table.getSelectionModel()::selectAll, table.getSelectionModel()::clearSelection, ui);
    table.fitting(this::fit);
    Follow.value(this, model.tab(), _ -> fit());
    Follow.value(this, model.beside, _ -> fit());
    Follow.change(this, model.toBuy().joined(), _ -> carried());
    Follow.list(this, model.selected(), this::carried);
    Follow.list(this, model.shown(), this::fit);
    widthProperty().subscribe(_ -> fit());
    setMinWidth(0);
    getChildren().add(table);
  }

  /// Updates the table when orders ship together: whose parcel an order goes into depends on the
  /// selection.
  private void carried() {
    if (!model.toBuy().joined().get().isEmpty()) {
      table.refresh();
    }
    fit();
  }

  RecordTable<OrderRow> rows() {
    return table;
  }

  private void press(MouseEvent event, @Nullable OrderRow row) {
    if (event.getClickCount() == 1) {
      pressed = row == null ? null : row.id();
    }
  }

  /// Enter opens the one selected order, where no button of the row has it.
  private void key(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isShiftDown() && !event.isAltDown();
    if (event.getCode() == KeyCode.ENTER && plain && model.selected().size() == 1) {
      event.consume();
      model.openSheet();
    }
  }

  /// Opens the order that the first click of a double click was on, also when the list has changed
  /// in between and another is there now.
  void openPressed() {
    if (pressed != null) {
      model.openSheet(pressed);
    }
  }

  void whenEmpty(Node empty) {
    table.whenEmpty(empty);
  }

  private void select() {
    var chosen = chosen();
    if (!showing && !chosen.equals(model.selected())) {
      model.selected().setAll(chosen);
    }
  }

  /// Shows the model's selection, after the list was read again.
  private void show() {
    if (showing || chosen().equals(model.selected())) {
      return;
    }
    showing = true;
    table.getSelectionModel().clearSelection();
    var wanted = new HashSet<>(model.selected());
    var places =
        IntStream.range(0, table.getItems().size())
            .filter(place -> wanted.contains(table.getItems().get(place)))
            .toArray();
    if (places.length > 0) {
      table.getSelectionModel().selectIndices(places[0], places);
    }
    showing = false;
    select();
  }

  private List<OrderRow> chosen() {
    return table.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  private void columns() {
    wide(table.text("number", ui.text("orders.column.number"), OrderRow::number), 90, 130);
    table.pills(
        "state",
        ui.text("orders.column.state"),
        row -> row,
        Comparator.comparing(OrderRow::state),
        this::word,
        OrdersTable::tone);
    wide(column("state"), STATE, MOST_STATE);
    wide(
        table.text("recipient", ui.text("orders.column.recipient"), OrderRow::recipient), 104, 240);
    wide(table.text("shop", ui.text("orders.column.shop"), OrderRow::shopName), 90, 170);
    MarkColumns.add(table, OrderRow::marks, ui);
    wide(table.text("place", ui.text("orders.column.place"), OrderRow::place), 130, 240);
    wide(
        table.text("same-door", ui.text("orders.column.same-door"), this::sameDoor),
        SAME_DOOR,
        200);
    wide(table.text("list", ui.text("orders.column.list"), OrderRow::listed), 70, 90);
    wide(table.text("items", ui.text("orders.column.items"), OrderRow::items), 90, ITEMS);
    wide(
        table.figures(
            "weight",
            ui.text("orders.column.weight"),
            OrderRow::weight,
            Comparator.naturalOrder(),
            weight -> ui.formats().weight(weight)),
        88,
        110);
    wide(
        table.values(
            "ship-by",
            ui.text("orders.column.ship-by"),
            OrderRow::shipBy,
            Comparator.naturalOrder(),
            day -> ui.formats().date(day)),
        76,
        90);
    saidColumns();
    wide(table.text("wanted", ui.text("orders.column.wanted"), OrderRow::wanted), 84, 150);
    column("wanted").getStyleClass().add("wanted");
    wide(
        table.figures(
            "price",
            ui.text("orders.column.price"),
            OrderRow::cost,
            OrderRow.Cost.ORDER,
            cost -> cost.words(ui)),
        PRICE,
        BILLED);
    wide(table.text("service", ui.text("orders.column.service"), this::service), 150, SERVICE);
    column("service").getStyleClass().add("told");
    wide(
        table.sentences("tracking", ui.text("orders.column.tracking"), OrderRow::tracking),
        146,
        260);
    wide(
        table.sentences("shop-says", ui.text("orders.column.shop-says"), this::shopSays), 190, 900);
    column("shop-says").getStyleClass().add("told");
    wide(table.sentences("reason", ui.text("orders.column.reason"), this::reason), 160, 900);
  }

  /// When and for how much it was ordered, and what is noted of it: sorted by the day, the oldest
  /// order is found.
  private void saidColumns() {
    wide(
        table.values(
            "ordered",
            ui.text("orders.column.ordered"),
            row -> row.said().age(),
            OrderRow.Age.OLDEST_FIRST,
            age -> ui.formats().date(age.shown())),
        76,
        90);
    wide(
        table.figures(
            "total",
            ui.text("orders.column.total"),
            row -> row.said().total(),
            OrderRow.Said.BY_AMOUNT,
            total -> ui.formats().money(total)),
        PRICE,
        110);
    wide(table.sentences("note", ui.text("orders.column.note"), row -> row.said().note()), 90, 320);
  }

  private String shopSays(OrderRow row) {
    return ShopBar.brief(row, ui);
  }

  private String service(OrderRow row) {
    var rated = row.rated();
    if (rated != null) {
      var words = ui.texts().of(rated.words());
      return row.isStopped() ? ProblemText.begun(words) : words;
    }
    return model
        .toBuy()
        .carrying(row)
        .map(first -> ui.text("orders.together.in", first.number()))
        .orElse(row.service());
  }

  /// The other orders to the same recipient and address: the first one's number, and how many more.
  private String sameDoor(OrderRow row) {
    var others = row.sameDoor();
    return switch (others.size()) {
      case 0 -> "";
      case 1 -> others.getFirst();
      default -> ui.text("orders.together.more", others.getFirst(), others.size() - 1);
    };
  }

  /// Shows the columns that say something in this tab. A column that is empty in every line is
  /// hidden, and in a narrow window the contents are hidden first.
  private void fit() {
    var tab = model.tab().get();
    boolean beside = model.beside.get();
    boolean roomy = !beside || getWidth() >= ITEMS_FROM;
    boolean viewed = tab == Tab.VIEW;
    boolean toShip = tab == Tab.TO_SHIP || viewed;
    boolean shipped = tab == Tab.SHIPPED || tab == Tab.UNPRINTED;
    boolean stopped = tab == Tab.FAILED || tab == Tab.HELD;
    boolean tiny = beside && getWidth() < PLACE_FROM;
    boolean numbered = shipped && getWidth() < NUMBERED;
    boolean says = !tiny && any(row -> !shopSays(row).isEmpty());
    boolean served = roomy && getWidth() >= (says ? ITEMS_TOO_FROM : NUMBERED);
    show("shop-says", says);
    show(
        "shop",
        roomy
            && getWidth() >= (says ? ITEMS_TOO_FROM : NUMBERED)
            && any(row -> row.shop() != null));
    boolean tagged = !tiny && any(row -> !row.marks().tags().isEmpty());
    show("tags", tagged);
    show("person", served && any(row -> row.marks().assignedTo() != null));
    show("number", true);
    show("recipient", true);
    boolean crowded = (tagged || says) && getWidth() < NUMBERED;
    show("place", !tiny && !numbered && !crowded);
    show("tracking", shipped || (viewed && served && any(row -> !row.tracking().isEmpty())));
    show("reason", stopped || (viewed && served && any(OrdersTable::isHeldUp)));
    show("ship-by", toShip && roomy && any(row -> row.shipBy() != null));
    boolean wide = getWidth() >= (says ? ITEMS_TOO_FROM : SAME_DOOR_FROM);
    show("ordered", toShip && wide && severalDays());
    show("total", false);
    show(
        "note", toShip && getWidth() >= ITEMS_TOO_FROM && any(row -> !row.said().note().isEmpty()));
    show("weight", !shipped && !stopped && !tiny);
    boolean marked =
        toShip && getWidth() >= SAME_DOOR_FROM && any(row -> !row.sameDoor().isEmpty());
    show("same-door", marked);
    var itemsFrom = marked || says ? ITEMS_TOO_FROM : ITEMS_FROM;
    show("items", !stopped && roomy && getWidth() >= itemsFrom);
    boolean told =
        toShip
            ? roomy && any(row -> row.state() != OrderState.OPEN || isElsewhere(row))
            : shipped && any(row -> row.paper() != null);
    fitState();
    show("state", told);
    boolean refused = toShip && any(OrderRow::isStopped);
    column("items").setMaxWidth(refused ? ITEMS : MOST_ITEMS);
    column("service").setMaxWidth(refused ? MOST_WHY : SERVICE);
    show("list", !tiny && any(OrderRow::isListed));
    column("price").setMinWidth(any(OrdersTable::isBilled) ? BILLED : PRICE);
    show("price", !stopped && !tiny && any(row -> row.cost() != null));
    show("wanted", toShip && served && any(row -> !row.wanted().isEmpty()));
    show("service", !stopped && served && any(row -> !service(row).isBlank()));
  }

  /// Whether the orders are of more than one day: else the day tells nothing.
  private boolean severalDays() {
    return model.shown().stream()
            .map(row -> row.said().age())
            .map(age -> age == null ? null : age.shown())
            .distinct()
            .count()
        > 1;
  }

  private static boolean isBilled(OrderRow row) {
    var cost = row.cost();
    return cost != null && cost.billedTo() != null;
  }

  /// Whether an order says why it cannot ship.
  private static boolean isHeldUp(OrderRow row) {
    return row.state() == OrderState.HELD || row.state() == OrderState.FAILED;
  }

  private void fitState() {
    boolean elsewhere = any(OrdersTable::isElsewhere);
    boolean parts = any(row -> row.parts().isUnfinished());
    column("state").setMinWidth(elsewhere || parts ? STATE_OF_PARTS : STATE);
    column("state").setMaxWidth(elsewhere ? MOST_ELSEWHERE : MOST_STATE);
  }

  private void show(String id, boolean fits) {
    var column = column(id);
    column.setVisible(table.isShown(column, fits));
  }

  private boolean any(Predicate<OrderRow> says) {
    return model.shown().stream().anyMatch(says);
  }

  private TableColumn<OrderRow, ?> column(String id) {
    return table.getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static void wide(TableColumn<OrderRow, ?> column, double least, double most) {
    column.setMinWidth(least);
    column.setPrefWidth((least + most) / 2);
    column.setMaxWidth(most);
  }

  private String word(OrderRow row) {
    var state = row.state();
    var parts = row.parts();
    var paper = row.paper();
    if (paper != null && isOff(row)) {
      return ui.text("orders.unprinted." + paper.ordinal());
    }
    var other = row.heldBy();
    if (other != null && row.canShip()) {
      return ui.text("lease.at", other);
    }
    if (state == OrderState.PARTLY_SHIPPED) {
      return ui.text("orders.state.parts", parts.shipped(), parts.pieces());
    }
    return ui.text("orders.state." + state.name().toLowerCase(Locale.ROOT));
  }

  private static Tone tone(OrderRow row) {
    if (isOff(row)) {
      return row.paper() == Unprinted.WAITING ? Tone.WAITING : Tone.BAD;
    }
    if (isElsewhere(row)) {
      return Tone.WAITING;
    }
    return switch (row.state()) {
      case OPEN -> Tone.SWIFT;
      case HELD, BUYING, PARTLY_SHIPPED -> Tone.WAITING;
      case SHIPPED -> Tone.GOOD;
      case FAILED -> Tone.BAD;
      case CANCELLED -> Tone.QUIET;
    };
  }

  /// Whether another desk is about to ship it.
  private static boolean isElsewhere(OrderRow row) {
    return row.heldBy() != null && row.canShip();
  }

  /// Whether a label of a shipped order may be on no parcel; before that, its state has more to
  /// say.
  private static boolean isOff(OrderRow row) {
    return row.paper() != null && row.state() == OrderState.SHIPPED;
  }

  private String reason(OrderRow row) {
    return ui.texts().of(row.reason());
  }
}
