package dev.quayside.app.person;

import dev.quayside.app.scanner.ScannerKeys;
import javafx.scene.control.PasswordField;

/// A field that takes what the scanner reads from a badge: here a known badge signs nobody in.
public final class BadgeInput extends PasswordField {

  public BadgeInput(String prompt) {
    setPromptText(prompt);
    getStyleClass().add(ScannerKeys.OWN_FIELD);
  }
}
