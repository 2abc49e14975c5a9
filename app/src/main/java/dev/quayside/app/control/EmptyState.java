package dev.quayside.app.control;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Where nothing is yet: why, and what to do about it.
public final class EmptyState extends VBox {

  /// @param actions what to do; may be none
  public EmptyState(Ikon icon, String words, Node... actions) {
    super(16);
    getStyleClass().add("empty-state");
    setAlignment(Pos.CENTER);
    var text = Words.wrapped(words, "muted");
    text.setMaxWidth(420);
    text.setAlignment(Pos.CENTER);
    getChildren().addAll(new FontIcon(icon), text);
    if (actions.length > 0) {
      var row = new HBox(8, actions);
      row.setAlignment(Pos.CENTER);
      getChildren().add(row);
    }
  }
}
