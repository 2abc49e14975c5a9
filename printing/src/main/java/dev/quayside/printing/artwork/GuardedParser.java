package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Runs parsers, which are foreign code reading foreign files, within a time limit. One that takes
/// too long is interrupted; code that reads the file notices that by [#demandPatience].
final class GuardedParser {

  /// At most this many parsers at a time: each may take some 100 MB of memory.
  private static final Semaphore PLACES = new Semaphore(2);

  /// Files of other programs have places of their own: many of them must not keep labels waiting.
  private static final Semaphore PROGRAMS = new Semaphore(2);

  private static final Map<Why, Why> OF_FILES =
      Map.of(
          Why.ART_SLOW, Why.FILE_SLOW,
          Why.ART_UNREAD, Why.FILE_UNREAD,
          Why.ART_UNPACKED, Why.FILE_UNPACKED,
          Why.ART_PIXELS, Why.FILE_PIXELS,
          Why.ART_DEEP, Why.FILE_UNREAD);

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  static final String THREAD = "artwork";

  private GuardedParser() {}

  /// @throws BadArtwork when it takes longer than `atMost`, or when the file is bad
  static <T> T inTime(Supplier<T> reading, Duration atMost) {
    return inTime(reading, atMost, PLACES, atMost);
  }

  /// The same for a file of another program.
  ///
  /// @throws BadArtwork as {@link #inTime}
  static <T> T ofProgram(Supplier<T> reading, Duration atMost) {
    try {
      return inTime(reading, atMost, PROGRAMS, PATIENCE);
    } catch (BadArtwork bad) {
      throw new BadArtwork(ofFile(bad.reason()), bad);
    }
  }

  /// The same reason in words for a file that no carrier sent.
  private static Message ofFile(Message reason) {
    return OF_FILES.entrySet().stream()
        .filter(each -> reason.is(each.getKey()))
        .findFirst()
        .map(each -> new Message(each.getValue().key(), reason.arguments()))
        .orElse(reason);
  }

  private static <T> T inTime(
      Supplier<T> reading, Duration atMost, Semaphore places, Duration patience) {
    FutureTask<T> task = new FutureTask<>(reading::get);
    try {
      if (!places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new BadArtwork(Why.ART_BUSY.of());
      }
      Thread.ofPlatform().daemon().name(THREAD).start(() -> run(task, places));
      return task.get(atMost.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new BadArtwork(Why.ART_SLOW.of(), e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadArtwork bad) {
        throw bad;
      }
      throw new BadArtwork(Why.ART_UNREAD.of(), e);
    } catch (InterruptedException e) {
      task.cancel(true);
      Thread.currentThread().interrupt();
      throw new BadArtwork(Why.ART_INTERRUPTED.of(), e);
    }
  }

  private static void run(FutureTask<?> task, Semaphore places) {
    try {
      task.run();
    } finally {
      places.release();
    }
  }

  /// Ends the reading once its caller has stopped waiting and interrupted it.
  ///
  /// @throws BadArtwork when the thread is interrupted
  static void demandPatience() {
    if (Thread.currentThread().isInterrupted()) {
      throw new BadArtwork(Why.ART_SLOW.of());
    }
  }
}
