package dev.quayside.app.control.layout;

import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The frame of a screen: a header, lines of filters, and one part that takes the remaining room.
public class Page extends VBox {

  public Page(PageHeader header) {
    super(12);
    getStyleClass().add("page");
    getChildren().add(header);
  }

  /// Adds lines that are as high as they need to be.
  public final Page lines(Node... lines) {
    getChildren().addAll(lines);
    return this;
  }

  /// Adds the part that takes the remaining room.
  public final Page filling(Node content) {
    VBox.setVgrow(content, Priority.ALWAYS);
    getChildren().add(content);
    return this;
  }
}
