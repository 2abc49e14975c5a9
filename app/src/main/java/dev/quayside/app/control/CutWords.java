package dev.quayside.app.control;

import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;

/// Words that may be cut where there is little room: they are whole again under the pointer.
public final class CutWords {
  private CutWords() {}

  /// @return the same
  public static <L extends Labeled> L whole(L labeled) {
    labeled.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> explain(labeled));
    return labeled;
  }

  private static void explain(Labeled labeled) {
    labeled.setTooltip(isCut(labeled) ? new Tooltip(labeled.getText()) : null);
  }

  private static boolean isCut(Labeled labeled) {
    var words = labeled.getText();
    return words != null
        && !words.isEmpty()
        && labeled.getChildrenUnmodifiable().stream()
            .filter(Text.class::isInstance)
            .map(Text.class::cast)
            .noneMatch(shown -> shown.getText().equals(words));
  }
}
