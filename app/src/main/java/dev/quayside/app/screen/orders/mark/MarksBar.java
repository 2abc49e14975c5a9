package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.change.Chosen;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What people put on the one chosen order. Hidden when there is nothing, and when several are
/// chosen.
public final class MarksBar extends VBox {

  private final Supplier<List<Chosen>> chosen;
  // a field, since a binding lives only as long as it is used
  private final ObservableValue<Boolean> panels;
  private final Ui ui;
  private final FlowPane marks = new FlowPane(6, 4);
  private final Label newest = CutWords.whole(Words.of(""));
  private final Button all = new Button();
  private final HBox notes = new HBox(8, newest, all);

  /// @param selection changes as the orders do that are chosen
  /// @param panels whether a panel has the room
  /// @param open shows all notes
  public MarksBar(
      ObservableList<?> selection,
      Supplier<List<Chosen>> chosen,
      ObservableValue<Boolean> panels,
      Runnable open,
      Ui ui) {
    super(8);
    this.chosen = chosen;
    this.panels = panels;
    this.ui = ui;
    setId("order-marks");
    getStyleClass().addAll("card", "batch-bar");
    marks.setAlignment(Pos.CENTER_LEFT);
    newest.setGraphic(new FontIcon(Feather.MESSAGE_SQUARE));
    newest.setMinWidth(0);
    newest.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(newest, Priority.ALWAYS);
    all.setId("order-notes");
    all.setText(ui.text("orders.note"));
    all.getStyleClass().add("link");
    all.setMinWidth(USE_PREF_SIZE);
    all.setOnAction(_ -> open.run());
    notes.setAlignment(Pos.CENTER_LEFT);
    notes.managedProperty().bind(notes.visibleProperty());
    getChildren().addAll(marks, notes);
    managedProperty().bind(visibleProperty());
    Follow.list(this, selection, this::show);
    Follow.change(this, panels, _ -> show());
    show();
  }

  private void show() {
    var orders = chosen.get();
    marks.getChildren().clear();
    setVisible(orders.size() == 1 && !orders.getFirst().marks().isEmpty() && !panels.getValue());
    if (isVisible()) {
      show(orders.getFirst());
    }
  }

  private void show(Chosen order) {
    marks.getChildren().add(Words.whole(order.number(), "strong"));
    var person = order.marks().assignedTo();
    if (person != null) {
      var name = CutWords.whole(Words.of(ui.text("orders.mark.with", person.name())));
      name.setId("order-person");
      name.setGraphic(new FontIcon(Feather.USER));
      name.setMinWidth(0);
      marks.getChildren().add(name);
    }
    order.marks().tags().stream().map(TagChip::of).forEach(marks.getChildren()::add);
    var said = order.marks().notes();
    notes.setVisible(!said.isEmpty());
    if (!said.isEmpty()) {
      newest.setText(said.getLast().text().replace('\n', ' '));
      all.setText(ui.text("orders.note.all", said.size()));
    }
  }
}
