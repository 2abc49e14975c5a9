package dev.quayside.app.control.layout;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Words;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The first line of a screen: its name, a count, and buttons for all of it.
public final class PageHeader extends HBox {

  private final Label count = CutWords.whole(Words.of("", "muted"));

  /// @param actions at the right end
  public PageHeader(String title, Node... actions) {
    super(8);
    getStyleClass().add("page-header");
    setMinWidth(0); // the buttons shrink first
    setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(Words.whole(title, "figure"), count, Gap.wide());
    getChildren().addAll(actions);
    Narrow.pictures(
        this,
        Stream.of(actions)
            .filter(ButtonBase.class::isInstance)
            .map(ButtonBase.class::cast)
            .filter(button -> button.getGraphic() != null)
            .filter(button -> !button.getStyleClass().contains("attention"))
            .toList());
  }

  /// Shows a count or another short text beside the name.
  public PageHeader counting(ObservableValue<String> words) {
    count.textProperty().bind(words);
    return this;
  }
}
