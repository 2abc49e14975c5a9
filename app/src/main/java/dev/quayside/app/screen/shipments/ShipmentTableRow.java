package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Follow;
import dev.quayside.app.list.Slot;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// A table row that is marked as selected also when all rows are, which the table's own selection
/// cannot hold.
final class ShipmentTableRow extends TableRow<Slot<Shipment>> {

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final ShipmentsModel model;
  private final Consumer<@Nullable String> press;
  private final ObservableValue<@Nullable Shipment> shipment = itemProperty().flatMap(Slot::row);

  /// @param press of a first click, with the shipment it was on
  /// @param open of a double click
  ShipmentTableRow(ShipmentsModel model, Consumer<@Nullable String> press, Runnable open) {
    this.model = model;
    this.press = press;
    Follow.value(this, model.selection(), _ -> mark());
    shipment.subscribe(_ -> mark());
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2 && event.getButton() == MouseButton.PRIMARY) {
            open.run();
          }
        });
  }

  private void mark() {
    var now = shipment.getValue();
    pseudoClassStateChanged(
        CHOSEN,
        now != null
            && model.selection().get() instanceof ShipmentSelection.All all
            && all.holds(now.id()));
  }

  private void pressed(MouseEvent event) {
    var now = shipment.getValue();
    if (event.getClickCount() == 1) {
      press.accept(now == null || event.isShortcutDown() ? null : now.id());
    }
    if (now != null
        && event.isShortcutDown()
        && model.selection().get() instanceof ShipmentSelection.All) {
      event.consume();
      model.toggle(now.id());
    } else if (event.isShiftDown() && isFarFrom(getTableView().getFocusModel().getFocusedIndex())) {
      event.consume();
      var far = Objects.requireNonNull(getTableView());
      far.getSelectionModel().clearAndSelect(getIndex());
    }
  }

  /// Whether more rows lie between than can be selected one by one.
  private boolean isFarFrom(int focused) {
    return Math.abs(getIndex() - focused) >= ShipmentsModel.MOST_CHOSEN;
  }
}
