package dev.quayside.app.screen.orders.panel;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.EscapeKey;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A panel over the list of orders, about the chosen ones: a line with what it does and its
/// buttons, fields below. Escape leaves everything as it is.
public abstract class OrdersPanel extends VBox {

  private final Ui ui;
  private final ObservableBooleanValue open;
  private final Runnable close;

  /// @param id of the panel; its other parts begin with it
  protected OrdersPanel(String id, ObservableBooleanValue open, Runnable close, Ui ui) {
    super(8);
    this.open = open;
    this.close = close;
    this.ui = ui;
    setId(id);
    getStyleClass().addAll("card", "orders-handling");
    visibleProperty().bind(open);
    managedProperty().bind(visibleProperty());
  }

  /// Lets Escape close it.
  public final void escapeOn(Node screen) {
    EscapeKey.closes(screen, open, close);
  }

  /// A hint that takes what room is left in the head.
  protected final Label hint(String key) {
    return wide(CutWords.whole(Words.of(ui.text(key), "caption")));
  }

  protected static <L extends Label> L wide(L words) {
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    return words;
  }

  /// The words, then the way out, then the button that does it.
  ///
  /// @param act the button, without its text
  /// @param word the end of the button's id
  protected final HBox head(Button act, String word, Runnable run, Label... words) {
    var keep = new Button(ui.text("orders.handling.keep"));
    keep.setId(getId() + "-keep");
    keep.setCancelButton(true);
    keep.setMinWidth(USE_PREF_SIZE);
    keep.setOnAction(_ -> close.run());
    act.setId(getId() + "-" + word);
    act.getStyleClass().add("accent");
    act.setMinWidth(USE_PREF_SIZE);
    act.setOnAction(_ -> run.run());
    var head = new HBox(8, words);
    head.getChildren().addAll(keep, act);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }
}
