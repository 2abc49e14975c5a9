package dev.quayside.app.screen.settings;

import javafx.beans.property.StringProperty;
import javafx.scene.TraversalDirection;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A text field of several lines. Tab leaves it as it leaves every other field: in the toolkit's
/// own, Tab writes a tab character, so that one cannot leave it by keyboard.
public final class LinesField extends TextArea {

  public LinesField(int rows, StringProperty text) {
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
