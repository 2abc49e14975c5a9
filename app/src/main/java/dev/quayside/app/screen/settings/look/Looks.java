package dev.quayside.app.screen.settings.look;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;

/// The window's colours, language, zoom and sounds, to read and change. Called on the window's
/// thread.
public interface Looks {

  Appearance appearance();

  Language language();

  void appearance(Appearance appearance);

  void language(Language language);

  /// The zoom in percent.
  int zoom();

  void zoom(int percent);

  /// Whether sound signals are on.
  boolean sounds();

  void sounds(boolean on);

  /// The volume in percent.
  int volume();

  void volume(int percent);

  /// Plays a signal as a test, also when signals are off.
  void play(Signal signal);
}
