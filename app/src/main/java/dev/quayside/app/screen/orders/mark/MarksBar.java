package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.orders.change.Chosen;
import java.util.List;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What people put on the one chosen order. Hidden when there is nothing, and when several are
/// chosen.
public final class MarksBar extends VBox {

  private final Supplier<List<Chosen>> chosen;
  private final Ui ui;
  private final FlowPane marks = new FlowPane(6, 4);

  /// @param selection changes as the orders do that are chosen
  public MarksBar(ObservableList<?> selection, Supplier<List<Chosen>> chosen, Ui ui) {
    super(8);
    this.chosen = chosen;
    this.ui = ui;
    setId("order-marks");
    getStyleClass().addAll("card", "batch-bar");
    marks.setAlignment(Pos.CENTER_LEFT);
    getChildren().add(marks);
    managedProperty().bind(visibleProperty());
    Follow.list(this, selection, this::show);
    show();
  }

  private void show() {
    var orders = chosen.get();
    marks.getChildren().clear();
    setVisible(orders.size() == 1 && !orders.getFirst().marks().isEmpty());
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
  }
}
