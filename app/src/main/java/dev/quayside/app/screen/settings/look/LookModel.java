package dev.quayside.app.screen.settings.look;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Colours, language, zoom and sounds; a choice takes effect at once.
public final class LookModel {

  private final Looks looks;
  public final ObjectProperty<Appearance> appearance;
  public final ObjectProperty<Language> language;

  /// The zoom in percent.
  public final ObjectProperty<Integer> zoom;

  /// Whether sound signals are on.
  public final BooleanProperty sounds;

  /// The volume in percent.
  public final IntegerProperty volume;

  public LookModel(Looks looks) {
    this.looks = looks;
    appearance = new SimpleObjectProperty<>(looks.appearance());
    language = new SimpleObjectProperty<>(looks.language());
    zoom = new SimpleObjectProperty<>(looks.zoom());
    sounds = new SimpleBooleanProperty(looks.sounds());
    volume = new SimpleIntegerProperty(looks.volume());
    appearance.addListener((_, _, now) -> looks.appearance(now));
    language.addListener((_, _, now) -> looks.language(now));
    zoom.addListener((_, _, now) -> looks.zoom(now));
    sounds.addListener((_, _, now) -> looks.sounds(now));
    volume.addListener((_, _, now) -> looks.volume(now.intValue()));
  }

  /// Reads the choices again: they may have been changed elsewhere, by a key or in the palette.
  public void recall() {
    appearance.set(looks.appearance());
    language.set(looks.language());
    zoom.set(looks.zoom());
    sounds.set(looks.sounds());
    volume.set(looks.volume());
  }

  /// Plays a signal at the volume that is set.
  public void play(Signal signal) {
    looks.play(signal);
  }
}
