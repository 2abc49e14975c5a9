package dev.quayside.app.screen.settings.look;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LookModelTest {

  private final Window window = new Window();
  private final LookModel model = new LookModel(window);

  @Test
  void aChoiceIsUsedAtOnce() {
    model.zoom.set(150);
    model.sounds.set(false);
    model.volume.set(30);
    assertThat(window.zoom).isEqualTo(150);
    assertThat(window.sounds).isFalse();
    assertThat(window.volume).isEqualTo(30);
  }

  @Test
  void aChoiceMadeElsewhereIsRecalled() {
    window.zoom = 200;
    window.sounds = false;
    model.recall();
    assertThat(model.zoom.get()).isEqualTo(200);
    assertThat(model.sounds.get()).isFalse();
  }

  @Test
  void eachSignalCanBeTriedWhileSoundsAreOff() {
    model.sounds.set(false);
    model.play(Signal.STOP);
    assertThat(window.heard).containsExactly(Signal.STOP);
  }

  private static final class Window implements Looks {

    private final List<Signal> heard = new ArrayList<>();
    private int zoom = 100;
    private boolean sounds = true;
    private int volume = 70;

    @Override
    public Appearance appearance() {
      return Appearance.SYSTEM;
    }

    @Override
    public Language language() {
      return Language.ENGLISH;
    }

    @Override
    public void appearance(Appearance appearance) {}

    @Override
    public void language(Language language) {}

    @Override
    public int zoom() {
      return zoom;
    }

    @Override
    public void zoom(int percent) {
      zoom = percent;
    }

    @Override
    public boolean sounds() {
      return sounds;
    }

    @Override
    public void sounds(boolean on) {
      sounds = on;
    }

    @Override
    public int volume() {
      return volume;
    }

    @Override
    public void volume(int percent) {
      volume = percent;
    }

    @Override
    public void play(Signal signal) {
      heard.add(signal);
    }
  }
}
