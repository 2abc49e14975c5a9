package dev.quayside.app.control;

import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Texts that may be cut when there is little room; a tooltip shows them whole.
public final class CutWords {
  private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");

  /// The padding of a cell at its sides, in pixels.
  private static final double EDGE = 16;

  /// Measures text in the list's font.
  private static final Text RULER = new Text();

  private CutWords() {}

  /// Shows the whole text in a tooltip when it is cut.
  ///
  /// @return `labeled`
  public static <L extends Labeled> L whole(L labeled) {
    labeled.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> explain(labeled));
    return labeled;
  }

  /// Continues text that is too long in a second line in smaller type, within the height of its
  /// line.
  ///
  /// @param letters type size in pixels as long as there is room
  /// @return `labeled`
  public static <L extends Labeled> L inTwoLines(L labeled, double letters) {
    labeled.widthProperty().subscribe(() -> fold(labeled, letters));
    labeled.textProperty().subscribe(() -> fold(labeled, letters));
    return whole(labeled);
  }

  private static void fold(Labeled labeled, double letters) {
    var words = labeled.getText();
    boolean longer = words != null && width(words, letters) > labeled.getWidth() - EDGE;
    if (longer != labeled.isWrapText()) {
      labeled.setWrapText(longer);
      labeled.pseudoClassStateChanged(FOLDED, longer);
    }
  }

  private static double width(String words, double letters) {
    RULER.setFont(Font.font("Inter", letters));
    RULER.setText(words);
    return Math.ceil(RULER.getLayoutBounds().getWidth());
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
