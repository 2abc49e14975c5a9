package dev.quayside.app.task;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.engine.Engine;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/// An engine that cannot be asked while the outage lasts: every question of a gateway fails. What
/// asks no engine, such as the time, goes on.
public final class Outage {

  private final AtomicBoolean down = new AtomicBoolean();
  private final Supplier<RuntimeException> failure;

  public Outage() {
    this(() -> new IllegalStateException("on purpose"));
  }

  public Outage(Supplier<RuntimeException> failure) {
    this.failure = failure;
  }

  public OpeningEngine before(OpeningEngine real) {
    var breakable = new Breakable(real);
    breakable.begin();
    return breakable;
  }

  public void begin() {
    down.set(true);
  }

  public void end() {
    down.set(false);
  }

  private final class Breakable extends OpeningEngine {

    Breakable(OpeningEngine real) {
      super(real::get);
    }

    @Override
    public Engine get() {
      if (down.get()) {
        throw failure.get();
      }
      return super.get();
    }
  }
}
