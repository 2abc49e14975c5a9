package dev.quayside.app.action;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// Copies text for other programs to paste.
public final class DesktopClipboard {

  private DesktopClipboard() {}

  public static void copy(String text) {
    var content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
