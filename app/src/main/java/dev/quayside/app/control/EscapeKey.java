package dev.quayside.app.control;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Escape closes what is open, wherever the cursor is on the screen: a table would take the key
/// itself.
public final class EscapeKey {

  private EscapeKey() {}

  public static void closes(Node screen, ObservableBooleanValue open, Runnable close) {
    screen.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE && open.get()) {
            event.consume();
            close.run();
          }
        });
  }
}
