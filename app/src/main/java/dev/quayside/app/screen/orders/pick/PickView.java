package dev.quayside.app.screen.orders.pick;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.panel.OrdersPanel;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickPreview;
import dev.quayside.engine.order.picklist.PickSort;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// How the chosen orders are picked, and what would become of them; Enter makes the lists, Escape
/// leaves.
public final class PickView extends OrdersPanel {

  private static final double NUMBER = 72;
  private static final double CHOICE = 150;

  private final PickModel model;
  private final Ui ui;
  private final Label sentence = CutWords.whole(Words.of("", "strong"));
  private final Button make = new Button();

  public PickView(PickModel model, Ui ui) {
    super("orders-pick", model.open(), model::close, ui);
    this.model = model;
    this.ui = ui;
    sentence.setId("orders-pick-preview");
    getChildren()
        .addAll(
            head(make, "make", this::make, wide(sentence)),
            fields(),
            ProblemLine.of(model.problem(), ui));
    Follow.value(this, model.preview(), this::show);
    Follow.value(this, model.busy(), _ -> show(model.preview().get()));
    Follow.change(this, model.open(), this::opened);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    boolean elsewhere = event.getTarget() instanceof Button button && button != make;
    if (event.getCode() == KeyCode.ENTER && !elsewhere && model.canMake()) {
      event.consume();
      make();
    }
  }

  private void make() {
    model.make(number -> ui.text("orders.pick.title", number), ui.texts().locale());
  }

  private void opened(boolean open) {
    if (open) {
      make.requestFocus();
    }
  }

  /// `38 orders, 3 carts, 61 stops`
  private void show(@Nullable PickPreview preview) {
    sentence.setText(
        preview == null
            ? ui.text("orders.pick.counting")
            : ui.text(
                "orders.pick.preview." + model.kind.get().wire(),
                preview.orders(),
                preview.lists(),
                preview.stops(),
                preview.leftOut()));
    // it keeps the focus while another preview is worked out
    make.setText(ui.text("orders.pick.make", preview == null ? 0 : preview.lists()));
  }

  private HBox fields() {
    var kind =
        Choice.of(
            List.of(PickKind.CART, PickKind.SINGLE, PickKind.SKU, PickKind.ORDER),
            each -> ui.text("orders.pick.kind." + each.wire()),
            model.kind);
    var sort =
        Choice.of(
            List.of(PickSort.values()),
            each -> ui.text("orders.pick.sort." + each.wire()),
            model.sort);
    var slots =
        Field.number("orders-pick-slots", ui.text("orders.pick.slots"), model.slots, ui, () -> {});
    slots.setMinWidth(NUMBER);
    slots.setPrefWidth(NUMBER);
    Follow.value(
        slots,
        model.kind,
        now -> {
          slots.setVisible(now == PickKind.CART);
          slots.setManaged(now == PickKind.CART);
        });
    return new HBox(
        8,
        field("orders-pick-kind", "orders.pick.kind", kind),
        slots,
        field("orders-pick-sort", "orders.pick.sort", sort));
  }

  private Field field(String id, String caption, ComboBox<?> box) {
    var field = new Field(id, ui.text(caption), box);
    field.setMinWidth(0);
    field.setPrefWidth(CHOICE);
    return field;
  }
}
