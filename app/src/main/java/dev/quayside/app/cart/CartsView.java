package dev.quayside.app.cart;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.picklist.PickListView;
import dev.quayside.engine.order.picklist.PickSlot;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The carts as they stand: a square for each slot, filled once its order is packed, red when the
/// order was cancelled or wants something else.
public final class CartsView extends VBox {

  /// More are in the list below; each takes a line of it.
  private static final int MOST = 3;

  /// More would leave no room for what is packed: then those that are packed are left out first.
  private static final int MOST_SLOTS = 48;

  private final CartsModel model;
  private final Ui ui;

  /// @param id of the node
  public CartsView(String id, CartsModel model, Ui ui) {
    super(6);
    this.model = model;
    this.ui = ui;
    setId(id);
    getStyleClass().add("carts");
    Follow.list(this, model.lists(), this::show);
    Follow.change(this, model.inHand(), _ -> show());
    show();
  }

  private void show() {
    var lists = model.lists();
    getChildren().setAll(lists.stream().limit(MOST).map(this::cart).toList());
    if (lists.size() > MOST) {
      getChildren().add(Words.wrapped(ui.text("carts.more", lists.size() - MOST), "muted"));
    }
    setVisible(!lists.isEmpty());
    setManaged(!lists.isEmpty());
  }

  private Node cart(PickListView view) {
    var slots = slots(view);
    long packed = slots.values().stream().filter(each -> status(view, each).isPacked()).count();
    var words =
        Words.whole(ui.text("carts.list", view.list().number(), packed, slots.size()), "strong");
    var row = new FlowPane(4, 4, words);
    row.setAlignment(Pos.CENTER_LEFT);
    boolean isLong = slots.size() > MOST_SLOTS;
    slots.entrySet().stream()
        .filter(each -> !isLong || !status(view, each.getValue()).isPacked())
        .limit(MOST_SLOTS)
        .forEach(each -> row.getChildren().add(slot(view, each.getKey(), each.getValue())));
    return row;
  }

  /// Orders that ship together have the same slot.
  private static Map<Integer, List<PickSlot>> slots(PickListView view) {
    return view.list().slots().stream()
        .collect(Collectors.groupingBy(PickSlot::slot, TreeMap::new, Collectors.toList()));
  }

  private Node slot(PickListView view, int number, List<PickSlot> orders) {
    var status = status(view, orders);
    var square = Words.whole(ui.text("carts.square." + status.key, number), "pill", status.style);
    var said =
        orders.stream()
            .map(
                each ->
                    ui.text(
                        "carts.slot",
                        number,
                        each.reference(),
                        view.list().pieces(each),
                        ui.text("carts.status." + view.status(each).wire())))
            .collect(Collectors.joining("\n"));
    if (orders.stream().map(PickSlot::orderId).anyMatch(model.inHand().get()::contains)) {
      square.getStyleClass().add("in-hand");
    }
    square.setTooltip(new Tooltip(said));
    square.setAccessibleText(said);
    return square;
  }

  /// How a slot looks: the worst of its orders, which must not be packed.
  private static Look status(PickListView view, List<PickSlot> orders) {
    return orders.stream()
        .map(view::status)
        .map(Look::of)
        .max(Comparator.naturalOrder())
        .orElse(Look.OPEN);
  }

  /// The later ones win where orders share a slot. A mark says it without colour, too.
  private enum Look {
    PACKED("packed", "good"),
    PICKED("picked", "swift"),
    OPEN("open", "quiet"),
    RED("changed", "bad");

    private final String key;
    private final String style;

    Look(String key, String style) {
      this.key = key;
      this.style = style;
    }

    boolean isPacked() {
      return this == PACKED;
    }

    static Look of(PickSlot.Status status) {
      return switch (status) {
        case OPEN -> OPEN;
        case PICKED -> PICKED;
        case PACKED -> PACKED;
        case CANCELLED, CHANGED -> RED;
      };
    }
  }
}
