package dev.quayside.app.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What the sections of a sheet are made of.
public record SheetParts(Ui ui) {

  /// Width in pixels of the captions.
  private static final double CAPTION = 84;

  /// A heading with what is below it; nothing where there is nothing below.
  public Stream<Node> section(String key, List<? extends Node> lines) {
    if (lines.isEmpty()) {
      return Stream.of();
    }
    var box = new VBox(4, Words.of(ui.text(key), "heading"));
    box.getChildren().addAll(lines);
    box.getStyleClass().add("sheet-section");
    return Stream.of(box);
  }

  /// A caption with what it says.
  public Node line(String caption, String value) {
    var name = Words.whole(ui.text(caption), "caption");
    name.setMinWidth(CAPTION);
    name.setPrefWidth(CAPTION);
    var words = Words.wrapped(value);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    var line = new HBox(8, name, words);
    line.setAlignment(Pos.TOP_LEFT);
    return line;
  }

  public static Label fact(Feather icon, String words, String... styles) {
    var line = Words.wrapped(words, styles);
    line.setGraphic(new FontIcon(icon));
    line.setMinWidth(0);
    line.setMaxWidth(Double.MAX_VALUE);
    return line;
  }
}
