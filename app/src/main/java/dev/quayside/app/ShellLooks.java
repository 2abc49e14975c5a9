package dev.quayside.app;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.settings.look.Looks;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.sound.Loudspeaker;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;

/// Applies the settings of colours, language, size and sounds to the window.
record ShellLooks(ShellModel shell, Loudspeaker speaker) implements Looks {

  @Override
  public Appearance appearance() {
    return shell.memory().get().appearance();
  }

  @Override
  public Language language() {
    return shell.memory().get().language();
  }

  @Override
  public int zoom() {
    return shell.memory().get().zoom();
  }

  @Override
  public boolean sounds() {
    return shell.memory().get().sounds();
  }

  @Override
  public int volume() {
    return shell.memory().get().volume();
  }

  @Override
  public void zoom(int percent) {
    shell.zoom(percent);
  }

  @Override
  public void sounds(boolean on) {
    shell.sounds(on);
  }

  @Override
  public void volume(int percent) {
    shell.volume(percent);
  }

  @Override
  public void play(Signal signal) {
    speaker.play(signal, volume());
  }

  @Override
  public void appearance(Appearance appearance) {
    shell.appearance(appearance);
  }

  @Override
  public void language(Language language) {
    shell.language(language);
  }
}
