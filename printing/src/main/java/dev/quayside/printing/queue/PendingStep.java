package dev.quayside.printing.queue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// Work that another thread does for one lane, one piece at a time. An exception is thrown to the
/// lane when it asks for the answer.
final class PendingStep<T> {

  private final Executor executor;
  private CompletableFuture<T> work;
  private final T nothing;

  /// @param nothing the answer when there was no work
  PendingStep(Executor executor, T nothing) {
    this.executor = executor;
    this.nothing = nothing;
    work = CompletableFuture.completedFuture(nothing);
  }

  void begin(Supplier<T> piece) {
    work = CompletableFuture.supplyAsync(piece, executor);
  }

  boolean isDone() {
    return work.isDone();
  }

  /// Waits for the work; the next call answers `nothing`.
  T answer() {
    try {
      return work.join();
    } catch (CompletionException e) {
      throw switch (e.getCause()) {
        case RuntimeException wrong -> wrong;
        case Error broken -> throw broken;
        case null, default -> e;
      };
    } finally {
      work = CompletableFuture.completedFuture(nothing);
    }
  }
}
