package dev.quayside.app.screen.ship.contents;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import javafx.beans.binding.Bindings;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The things that belong into the box, to be packed by; there only for what came with an order.
public final class ContentsView extends VBox {

  private final ObservableList<ContentsLine> contents;
  private final Ui ui;
  private final VBox lines = new VBox(4);

  public ContentsView(ObservableList<ContentsLine> contents, Ui ui) {
    this.contents = contents;
    this.ui = ui;
    setId("contents");
    var pieces = Words.whole("", "caption");
    pieces
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> ui.text("ship.contents.pieces", pieces()), contents));
    getChildren().setAll(new Card(ui.text("ship.contents"), pieces).with(lines));
    visibleProperty().bind(Bindings.isNotEmpty(contents));
    managedProperty().bind(visibleProperty());
    Follow.list(this, contents, this::fill);
    fill();
  }

  private int pieces() {
    return contents.stream().mapToInt(ContentsLine::quantity).sum();
  }

  private void fill() {
    lines.getChildren().setAll(contents.stream().map(this::line).toList());
  }

  /// More than one of a thing is what gets packed wrong: the number stands out.
  private Node line(ContentsLine one) {
    var count = Words.whole(ui.text("ship.contents.count", one.quantity()), "contents-count");
    if (one.quantity() > 1) {
      count.getStyleClass().add("several");
    }
    var name = CutWords.whole(Words.of(one.title(), "contents-name"));
    name.setMinWidth(0);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.setMaxWidth(Double.MAX_VALUE);
    var code = CutWords.whole(Words.of(one.code(), "caption"));
    code.setMinWidth(0);
    var line = new HBox(8, count, name, code);
    line.setAlignment(Pos.BASELINE_LEFT);
    return line;
  }
}
