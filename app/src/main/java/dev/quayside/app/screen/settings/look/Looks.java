package dev.quayside.app.screen.settings.look;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;

/// How the window looks and speaks, and how that is changed. On the window's thread.
public interface Looks {

  Appearance appearance();

  Language language();

  void dress(Appearance appearance);

  void speak(Language language);
}
