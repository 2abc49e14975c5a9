package dev.quayside.app.scale;

import dev.quayside.app.scale.Weighing.State;
import dev.quayside.printing.scale.Scale;
import dev.quayside.printing.scale.ScaleAnswer;
import dev.quayside.printing.scale.ScaleState;
import dev.quayside.printing.scale.Scales;
import dev.quayside.printing.scale.UsbScale;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The scale of this workstation while the window is open. Opening, closing and looking for scales
/// may block and is called off the window's thread; [#choice] and [#now] never block.
public final class DeskScale implements AutoCloseable {

  private final Scales scales;
  private final Path dataDirectory;
  private final InstantSource clock;
  private volatile ScaleChoice choice;
  private volatile @Nullable Scale open;

  public DeskScale(Scales scales, Path dataDirectory, InstantSource clock) {
    this.scales = scales;
    this.dataDirectory = dataDirectory;
    this.clock = clock;
    choice = ScaleChoice.load(dataDirectory);
  }

  public ScaleChoice choice() {
    return choice;
  }

  /// Starts listening to the chosen scale.
  public synchronized ScaleChoice open() {
    close();
    var address = choice.address();
    open = address == null ? null : scales.open(address);
    return choice;
  }

  /// Chooses another scale, or another use of the same, and stores the choice.
  public synchronized ScaleChoice choose(ScaleChoice wanted) {
    wanted.save(dataDirectory);
    choice = wanted;
    return open();
  }

  /// Weighing devices plugged into USB now.
  public List<UsbScale> usb() {
    return scales.usb();
  }

  public List<String> ports() {
    return scales.ports();
  }

  /// The scale's present state and weight.
  public Weighing now() {
    var scale = open;
    if (scale == null) {
      return choice.address() == null ? Weighing.NONE : new Weighing(State.AWAY, null);
    }
    return switch (scale.state()) {
      case ScaleState.Away() -> new Weighing(State.AWAY, null);
      case ScaleState.NoWeight() -> new Weighing(State.NO_WEIGHT, null);
      case ScaleState.Weighs(var reading) -> new Weighing(state(reading), reading);
    };
  }

  @Override
  public synchronized void close() {
    var scale = open;
    if (scale != null) {
      open = null;
      scale.close();
    }
  }

  private State state(ScaleAnswer reading) {
    if (reading.isStale(clock.instant())) {
      return State.STALE;
    }
    return reading.stable() ? State.STABLE : State.UNSTABLE;
  }
}
