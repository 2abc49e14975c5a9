package dev.quayside.engine.platform.retry;

import java.util.concurrent.atomic.AtomicBoolean;

/// Work that is done when it was said to be due, once however often that was said.
public final class Due {

  private final Runnable work;
  private final AtomicBoolean said = new AtomicBoolean();

  public Due(Runnable work) {
    this.work = work;
  }

  /// Says that there is something to do.
  public void say() {
    said.set(true);
  }

  /// Does it if it is due. What failed stays due.
  public void doIfSaid() {
    if (said.compareAndSet(true, false)) {
      try {
        work.run();
      } catch (RuntimeException | Error e) {
        said.set(true);
        throw e;
      }
    }
  }
}
