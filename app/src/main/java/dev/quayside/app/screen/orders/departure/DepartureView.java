package dev.quayside.app.screen.orders.departure;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A line of fields over the chosen orders that left another way. Escape changes nothing.
public final class DepartureView extends VBox {

  private static final double FIELD = 180;

  private final DepartureModel model;
  private final Ui ui;
  private final Label title = Words.whole("", "strong");
  private final Button save = new Button();
  private final Field carrier;
  private final Field number;

  public DepartureView(DepartureModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setId("orders-away");
    getStyleClass().addAll("card", "orders-handling");
    carrier = field("orders-away-carrier", "orders.away.carrier", model.carrier());
    number = field("orders-away-number", "orders.away.number", model.number());
    var fields =
        new HBox(
            12,
            carrier,
            number,
            box("orders-away-shop", "orders.away.tell-shop", model.tellsShop()),
            box("orders-away-buyer", "orders.away.tell-buyer", model.tellsBuyer()));
    fields.setAlignment(Pos.BOTTOM_LEFT);
    getChildren().addAll(head(), fields, wrong());
    visibleProperty().bind(model.open());
    managedProperty().bind(visibleProperty());
    Follow.change(this, model.open(), this::opened);
  }

  /// Lets Escape close it wherever the cursor is on the screen: a table would take the key itself.
  public void escapeOn(Node screen) {
    screen.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE && model.open().get()) {
            event.consume();
            model.close();
          }
        });
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

  private HBox head() {
    var keep = new Button(ui.text("orders.handling.keep"));
    keep.setId("orders-away-keep");
    keep.setCancelButton(true);
    keep.setMinWidth(USE_PREF_SIZE);
    keep.setOnAction(_ -> model.close());
    save.setId("orders-away-save");
    save.getStyleClass().add("accent");
    save.setMinWidth(USE_PREF_SIZE);
    save.setOnAction(_ -> model.save());
    var hint = CutWords.whole(Words.of(ui.text("orders.away.hint"), "caption"));
    hint.setMinWidth(0);
    hint.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(hint, Priority.ALWAYS);
    var head = new HBox(8, title, hint, keep, save);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  /// In one line: the list above needs the room.
  private Label wrong() {
    var wrong = Words.wrapped("", "wrong");
    wrong.managedProperty().bind(wrong.visibleProperty());
    Follow.value(
        this,
        model.problem(),
        problem -> {
          wrong.setText(problem == null ? "" : ProblemText.body(problem, ui.texts()));
          wrong.setVisible(problem != null);
        });
    return wrong;
  }

  private void opened(boolean now) {
    if (now) {
      count();
      carrier.control().requestFocus();
    }
  }
}
