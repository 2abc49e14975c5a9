package dev.quayside.app.control;

import javafx.scene.control.Label;

/// A state as one word on a coloured lozenge.
public final class Pill {
  private Pill() {}

  public static Label of(String word, Tone tone) {
    return Words.whole(word, "pill", tone.style());
  }

  /// Changes a pill's word and tone.
  public static void dress(Label pill, String word, Tone tone) {
    pill.setText(word);
    pill.getStyleClass().setAll("label", "pill", tone.style());
  }
}
