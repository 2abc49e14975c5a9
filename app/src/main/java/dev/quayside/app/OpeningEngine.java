package dev.quayside.app;

import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.Engine;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// An engine that opens while the window draws its first frame; whoever needs it waits for it, off
/// the window's thread.
public final class OpeningEngine implements AutoCloseable {

  private final FutureTask<Engine> opening;

  /// Starts opening at once, on a thread of its own.
  public OpeningEngine(Callable<Engine> open) {
    opening = new FutureTask<>(open);
    Thread.ofPlatform().name("engine-opening").daemon().start(opening);
  }

  /// The open engine.
  ///
  /// @throws RuntimeException why it did not open
  public Engine get() {
    OffWindowThread.require();
    return await();
  }

  /// The engine if it is open already; never waits.
  public Optional<Engine> ifOpen() {
    return opening.state() == java.util.concurrent.Future.State.SUCCESS
        ? Optional.of(opening.resultNow())
        : Optional.empty();
  }

  /// Waits for it to open, since a half-open engine cannot be closed.
  @Override
  public void close() {
    try {
      await().close();
    } catch (RuntimeException neverOpened) {
      // whoever needed it was told
    }
  }

  private Engine await() {
    try {
      return opening.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new CompletionException(failed.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    }
  }
}
