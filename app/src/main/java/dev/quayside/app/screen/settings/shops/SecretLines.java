package dev.quayside.app.screen.settings.shops;

import javafx.beans.property.StringProperty;
import javafx.scene.control.PasswordField;

/// A secret of several lines, as a key file is: pasted or typed, it is shown as dots and cannot be
/// copied again. A field of one line throws line ends away, so that they are kept as another
/// character in it.
final class SecretLines extends PasswordField {

  private static final char LINE_END = '\u2028';

  /// @param secret with its own line ends
  SecretLines(StringProperty secret) {
    setText(secret.get());
    textProperty().subscribe((_, text) -> secret.set(text.replace(LINE_END, '\n')));
  }

  @Override
  public void replaceText(int start, int end, String text) {
    super.replaceText(start, end, text.replace("\r\n", "\n").replace('\n', LINE_END));
  }
}
