package dev.quayside.app.control.layout;

import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// The content of an empty list or page: why it is empty, and what to do about it.
public final class EmptyState extends VBox {

  private static final double WIDEST = 420;

  /// The average width of a letter in pixels.
  private static final double LETTER = 7.2;

  private static final double WORD = 32;

  /// @param actions buttons for what to do; may be none
  public EmptyState(Ikon icon, String words, Node... actions) {
    super(16);
    getStyleClass().add("empty-state");
    setAlignment(Pos.CENTER);
    var text = Words.wrapped(words, "muted");
    text.setMaxWidth(evenly(words));
    text.setAlignment(Pos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    getChildren().addAll(new FontIcon(icon), text);
    if (actions.length > 0) {
      var row = new HBox(8, actions);
      row.setAlignment(Pos.CENTER);
      getChildren().add(row);
    }
  }

  /// A width that breaks the words into lines of about one length: a last line of one word looks
  /// like an accident.
  private static double evenly(String words) {
    double whole = words.length() * LETTER;
    return Math.ceil(whole / Math.ceil(whole / WIDEST)) + WORD;
  }
}
