package dev.quayside.app;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.settings.look.Looks;
import dev.quayside.app.shell.ShellModel;
import dev.quayside.app.theme.Appearance;

/// The frame's colours and language, as the settings change them.
record ShellLooks(ShellModel shell) implements Looks {

  @Override
  public Appearance appearance() {
    return shell.memory().get().appearance();
  }

  @Override
  public Language language() {
    return shell.memory().get().language();
  }

  @Override
  public void dress(Appearance appearance) {
    shell.dress(appearance);
  }

  @Override
  public void speak(Language language) {
    shell.speak(language);
  }
}
