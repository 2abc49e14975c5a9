package dev.quayside.app.control;

import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Texts that may be cut when there is little room; a tooltip shows them whole.
public final class CutWords {
  private static final PseudoClass FOLDED = PseudoClass.getPseudoClass("folded");
  private static final PseudoClass FOLDED_TWICE = PseudoClass.getPseudoClass("folded-twice");

  /// How much of two lines words fill at most that break where they can.
  private static final double FILLED = 0.88;

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

  /// Continues text that is too long in a second line in smaller type, or in a third in yet smaller
  /// one, within the height of its line.
  ///
  /// @param letters type size in pixels as long as there is room
  /// @param smaller that of two lines
  /// @return `labeled`
  public static <L extends Labeled> L folded(L labeled, double letters, double smaller) {
    Runnable fold = () -> fold(labeled, letters, smaller);
    labeled.widthProperty().subscribe(fold);
    labeled.textProperty().subscribe(fold);
    return whole(labeled);
  }

  private static void fold(Labeled labeled, double letters, double smaller) {
    var words = Objects.requireNonNullElse(labeled.getText(), "");
    double room = labeled.getWidth() - EDGE;
    boolean longer = width(words, letters) > room;
    boolean muchLonger = longer && width(words, smaller) > 2 * FILLED * room;
    labeled.setWrapText(longer);
    labeled.pseudoClassStateChanged(FOLDED, longer);
    labeled.pseudoClassStateChanged(FOLDED_TWICE, muchLonger);
  }

  static double width(String words, double letters) {
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
