package dev.quayside.app.screen.settings.look;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;

/// How the window looks, speaks and sounds, and how that is changed. On the window's thread.
public interface Looks {

  Appearance appearance();

  Language language();

  void appearance(Appearance appearance);

  void language(Language language);

  /// Size of everything in percent.
  int zoom();

  void zoom(int percent);

  /// Whether signals are heard.
  boolean sounds();

  void sounds(boolean on);

  /// How loud, in percent.
  int volume();

  void volume(int percent);

  /// Plays one to try it, whether signals are on or not.
  void play(Signal signal);
}
