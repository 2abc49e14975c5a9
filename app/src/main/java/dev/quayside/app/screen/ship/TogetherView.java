package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.SalesOrder;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanExpression;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Shows the other orders to the same address, and whether they ship together; hidden when there
/// are none.
final class TogetherView extends VBox {

  /// Order numbers named one by one; with more, only their number is shown.
  private static final int NAMED = 4;

  private final TogetherModel model;
  private final BooleanExpression returning;
  private final Ui ui;
  private final Label words = Words.wrapped("", "caption");
  private final CheckBox box = new CheckBox();

  /// @param returning whether the parcel is a return, with which no order ships
  TogetherView(TogetherModel model, BooleanExpression returning, Ui ui) {
    super(4);
    this.model = model;
    this.returning = returning;
    this.ui = ui;
    setId("together");
    box.setId("ship-together");
    box.setText(ui.text("ship.together"));
    box.setMinWidth(USE_PREF_SIZE);
    box.setOnAction(_ -> model.choose(box.isSelected()));
    getChildren().addAll(words, box);
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.others, this::show);
    Follow.list(this, model.contents().lines(), this::show);
    Follow.value(this, returning, _ -> show());
  }

  private void show() {
    var others = model.others;
    var named = others.stream().limit(NAMED).map(SalesOrder::number);
    var more = Stream.of("...").limit(others.size() > NAMED ? 1 : 0);
    var numbers = Stream.concat(named, more).collect(Collectors.joining(", "));
    words.setText(ui.text("ship.together.others", others.size(), numbers));
    box.setAccessibleText(box.getText() + ": " + words.getText());
    box.setSelected(model.contents().isTogether());
    setVisible(!others.isEmpty() && !returning.get());
  }
}
