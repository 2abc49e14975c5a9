package dev.quayside.app.screen.orders.departure;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.panel.OrdersPanel;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A line of fields over the chosen orders that left another way. Escape changes nothing.
public final class DepartureView extends OrdersPanel {

  private static final double FIELD = 180;

  private final DepartureModel model;
  private final Ui ui;
  private final Label title = Words.whole("", "strong");
  private final Button save = new Button();
  private final Field carrier;
  private final Field number;

  public DepartureView(DepartureModel model, Ui ui) {
    super("orders-away", model.open(), model::close, ui);
    this.model = model;
    this.ui = ui;
    carrier = field("orders-away-carrier", "orders.away.carrier", model.carrier);
    number = field("orders-away-number", "orders.away.number", model.number);
    var fields =
        new HBox(
            12,
            carrier,
            number,
            box("orders-away-shop", "orders.away.tell-shop", model.tellsShop),
            box("orders-away-buyer", "orders.away.tell-buyer", model.tellsBuyer));
    fields.setAlignment(Pos.BOTTOM_LEFT);
    getChildren()
        .addAll(
            head(save, "save", model::save, title, hint("orders.away.hint")),
            fields,
            ProblemLine.of(model.problem(), ui));
    Follow.change(this, model.open(), this::opened);
    count();
  }

  /// Says how many it is about. A number is of one order.
  public void count() {
    int many = model.chosen().size();
    title.setText(ui.text("orders.away.title", many));
    save.setText(ui.text("orders.away.save", many));
    save.setDisable(many == 0);
    number.setVisible(many <= 1);
    number.setManaged(many <= 1);
  }

  private Field field(String id, String caption, StringProperty value) {
    var field = Field.text(id, ui.text(caption), value, () -> {});
    field.setMinWidth(0);
    field.setPrefWidth(FIELD);
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }

  private CheckBox box(String id, String words, BooleanProperty value) {
    var box = new CheckBox(ui.text(words));
    box.setId(id);
    box.setMinWidth(USE_PREF_SIZE);
    box.selectedProperty().bindBidirectional(value);
    return box;
  }

  private void opened(boolean now) {
    if (now) {
      count();
      carrier.control().requestFocus();
    }
  }
}
