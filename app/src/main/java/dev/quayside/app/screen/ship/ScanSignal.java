package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.sound.Sounds;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Tells the packer by sight and sound how it goes: go on, done, stop.
final class ScanSignal {

  private static final String NOT_PRINTED = "ship.scan.not-printed";

  private static final ScanState READY = ScanState.of(Kind.READY, NextKey.SCAN.words()).leading();

  private final Sounds sounds;
  private final ReadOnlyObjectWrapper<ScanState> state = new ReadOnlyObjectWrapper<>(READY);

  ScanSignal(Sounds sounds) {
    this.sounds = sounds;
  }

  ReadOnlyObjectProperty<ScanState> state() {
    return state.getReadOnlyProperty();
  }

  void ready() {
    state.set(READY);
  }

  /// Shows a message, followed by what the next key does, for as long as the message is shown.
  void lead(Kind kind, String key, Object... values) {
    state.set(ScanState.of(kind, key, values).leading());
    if (kind == Kind.STOP) {
      sounds.play(Signal.STOP);
    } else if (kind == Kind.DONE) {
      sounds.play(Signal.DONE);
    }
  }

  /// Shows a message without a sound.
  void show(Kind kind, String key, Object... values) {
    state.set(ScanState.of(kind, key, values));
  }

  void done(String key, Object... values) {
    show(Kind.DONE, key, values);
    sounds.play(Signal.DONE);
  }

  /// Shows that something is done, but not all of it.
  void partly(String key, Object... values) {
    show(Kind.ATTENTION, key, values);
    sounds.play(Signal.DONE);
  }

  /// Shows a message that stops the packer. That a label was not printed sounds only once for each
  /// label.
  void stop(String key, Object... values) {
    var fresh = ScanState.of(Kind.STOP, key, values);
    boolean known = key.equals(NOT_PRINTED) && fresh.equals(state.get());
    state.set(fresh);
    if (!known) {
      sounds.play(Signal.STOP);
    }
  }
}
