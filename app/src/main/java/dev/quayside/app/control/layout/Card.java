package dev.quayside.app.control.layout;

import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Words;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A titled surface that holds what belongs together.
public class Card extends VBox {

  private final HBox head;
  private final Label title;

  /// @param beside nodes at the right end of the title's line
  public Card(String title, Node... beside) {
    super(8);
    getStyleClass().add("card");
    this.title = Words.whole(title, "heading");
    head = new HBox(8, this.title, Gap.wide());
    head.getChildren().addAll(beside);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("card-head");
    getChildren().add(head);
  }

  public Card with(Node... content) {
    getChildren().addAll(content);
    return this;
  }

  /// Binds the title to a text that changes; long text is cut.
  public Card titled(ObservableValue<String> words) {
    title.setMinWidth(0);
    title.textProperty().bind(words);
    return this;
  }

  /// The title's line.
  public HBox head() {
    return head;
  }
}
