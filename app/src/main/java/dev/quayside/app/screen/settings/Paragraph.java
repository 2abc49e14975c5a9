package dev.quayside.app.screen.settings;

import javafx.beans.property.StringProperty;
import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Several lines of text. Tab leaves them, as it leaves every other field: the toolkit's own writes
/// a tab, and nobody without a mouse comes out again.
public final class Paragraph extends TextArea {

  public Paragraph(int rows, StringProperty text) {
    setPrefRowCount(rows);
    textProperty().bindBidirectional(text);
    addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
  }

  private void leave(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB && !event.isShortcutDown() && !event.isAltDown()) {
      event.consume();
      requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    }
  }
}
