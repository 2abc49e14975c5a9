package dev.quayside.app.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A titled surface that holds what belongs together.
public final class Card extends VBox {

  private final HBox head;

  /// @param beside at the right end of the title's line
  public Card(String title, Node... beside) {
    super(8);
    getStyleClass().add("card");
    head = new HBox(8, Words.whole(title, "heading"), Gap.wide());
    head.getChildren().addAll(beside);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("card-head");
    getChildren().add(head);
  }

  public Card with(Node... content) {
    getChildren().addAll(content);
    return this;
  }

  /// Its title's line.
  public HBox head() {
    return head;
  }
}
