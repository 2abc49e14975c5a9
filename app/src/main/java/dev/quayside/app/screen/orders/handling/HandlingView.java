package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.orders.handling.HandlingGateway.HandlingChoices;
import dev.quayside.engine.parcel.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A line of fields over the chosen orders. What is left open stays; Escape changes nothing.
public final class HandlingView extends VBox {

  private static final double NUMBER = 64;
  private static final double CHOICE = 112;

  private final HandlingModel model;
  private final Ui ui;
  private final Label title = Words.whole("", "strong");
  private final Button save = new Button();
  private final Field whole;
  private final Field rest;
  private final ComboBox<@Nullable String> preset;
  private final ComboBox<HandlingGateway.@Nullable Service> service;

  public HandlingView(HandlingModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    setId("orders-handling");
    getStyleClass().addAll("card", "orders-handling");
    whole = number("orders-handling-whole", model.whole());
    rest = number("orders-handling-rest", model.rest());
    preset = choice(List.of(), name -> name, model.preset());
    service = choice(List.of(), HandlingGateway.Service::name, model.service());
    var signature = choice(List.of(Signature.values()), this::words, model.signature());
    var fields =
        new HBox(
            8,
            whole,
            rest,
            field("preset", "orders.handling.preset", preset),
            field("service", "orders.field.service", service),
            field("signature", "parcel.signature", signature));
    getChildren().addAll(head(), fields, wrong());
    visibleProperty().bind(model.open());
    managedProperty().bind(visibleProperty());
    Follow.value(this, model.choices(), this::offer);
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

  /// Says how many it is about.
  public void count() {
    int many = model.chosen().size();
    title.setText(ui.text("orders.handling", many));
    save.setText(ui.text("orders.handling.save", many));
    save.setDisable(many == 0);
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

  private HBox head() {
    var keep = new Button(ui.text("orders.handling.keep"));
    keep.setId("orders-handling-keep");
    keep.setCancelButton(true);
    keep.setMinWidth(USE_PREF_SIZE);
    keep.setOnAction(_ -> model.close());
    save.setId("orders-handling-save");
    save.getStyleClass().add("accent");
    save.setMinWidth(USE_PREF_SIZE);
    save.setOnAction(_ -> model.save());
    var hint = CutWords.whole(Words.of(ui.text("orders.handling.hint"), "caption"));
    hint.setMinWidth(0);
    hint.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(hint, Priority.ALWAYS);
    var head = new HBox(8, title, hint, keep, save);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  private Field number(String id, TypedNumber number) {
    var field = Field.number(id, "", number, ui, () -> {});
    field.setMinWidth(NUMBER);
    field.setPrefWidth(NUMBER);
    return field;
  }

  private Field field(String word, String caption, ComboBox<?> box) {
    var field = new Field("orders-handling-" + word, ui.text(caption), box);
    field.setMinWidth(0);
    field.setPrefWidth(CHOICE);
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }

  /// With one more, which leaves it as it is.
  private <T> ComboBox<@Nullable T> choice(
      List<T> values, Function<T, String> words, ObjectProperty<@Nullable T> chosen) {
    ComboBox<@Nullable T> box =
        Choice.of(
            orNone(values),
            one -> one == null ? ui.text("orders.handling.same") : words.apply(one),
            chosen);
    box.setMinWidth(0);
    box.setPromptText(ui.text("orders.handling.same"));
    return box;
  }

  private static <T> List<@Nullable T> orNone(List<T> values) {
    var all = new ArrayList<@Nullable T>();
    all.add(null);
    all.addAll(values);
    return all;
  }

  private String words(Signature signature) {
    return ui.text("parcel.signature." + signature.name().toLowerCase(Locale.ROOT));
  }

  private void offer(HandlingChoices now) {
    preset.getItems().setAll(orNone(now.presets()));
    service.getItems().setAll(orNone(now.services()));
    boolean metric = now.units() == Units.METRIC;
    whole.setCaption(ui.text(metric ? "parcel.weight.kilograms" : "parcel.weight"));
    rest.setCaption(ui.text(metric ? "parcel.rest.grams" : "parcel.rest"));
  }

  private void opened(boolean now) {
    if (now) {
      count();
      whole.control().requestFocus();
    }
  }
}
