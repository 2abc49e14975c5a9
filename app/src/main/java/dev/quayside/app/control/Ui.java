package dev.quayside.app.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Texts;

/// What every view needs to speak to the person: words, formats, and what can be done.
public record Ui(Texts texts, Formats formats, Actions actions) {

  public String text(String key) {
    return texts.text(key);
  }

  public String text(String key, Object... values) {
    return texts.text(key, values);
  }
}
