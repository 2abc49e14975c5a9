package dev.quayside.app.screen.settings.look;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Colours and language; a choice takes effect at once.
public final class LookModel {

  private final Looks looks;
  private final ObjectProperty<Appearance> appearance;
  private final ObjectProperty<Language> language;

  public LookModel(Looks looks) {
    this.looks = looks;
    appearance = new SimpleObjectProperty<>(looks.appearance());
    language = new SimpleObjectProperty<>(looks.language());
    appearance.addListener((_, _, now) -> looks.dress(now));
    language.addListener((_, _, now) -> looks.speak(now));
  }

  /// The choices may have been made elsewhere: by a key, in the palette.
  public void recall() {
    appearance.set(looks.appearance());
    language.set(looks.language());
  }

  public ObjectProperty<Appearance> appearance() {
    return appearance;
  }

  public ObjectProperty<Language> language() {
    return language;
  }
}
