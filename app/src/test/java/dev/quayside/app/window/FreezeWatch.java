package dev.quayside.app.window;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javafx.application.Platform;

/// Watches whether the window's thread answers. A beat that comes late counts as long as the thread
/// was at work meanwhile: on a machine that is busy with something else it only waited its turn.
final class FreezeWatch implements AutoCloseable {

  private static final long BEAT_MS = 5;
  private static final int DEEP = 40;

  /// One time the window did not answer.
  record Stall(long cpuMillis, String where) {}

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Thread window;
  private final long limitMillis;
  private final List<Stall> stalls = new ArrayList<>();
  private final Thread watch;
  private volatile boolean over;

  /// @param limitMillis the longest the window's thread may work on one thing
  FreezeWatch(long limitMillis) throws Exception {
    this.limitMillis = limitMillis;
    window = TestWindow.onWindowThread(Thread::currentThread);
    watch = Thread.ofPlatform().name("freeze-watch").daemon().start(this::watch);
  }

  private void watch() {
    while (!over) {
      beat();
    }
  }

  private void beat() {
    long before = cpu();
    var answered = new CompletableFuture<Void>();
    Platform.runLater(() -> answered.complete(null));
    var where = "";
    while (!answered.isDone() && !over) {
      try {
        answered.get(limitMillis, TimeUnit.MILLISECONDS);
      } catch (java.util.concurrent.TimeoutException late) {
        if (cpu() - before > limitMillis && where.isEmpty()) {
          where = stack();
        }
      } catch (InterruptedException | java.util.concurrent.ExecutionException end) {
        return;
      }
    }
    long worked = cpu() - before;
    if (worked > limitMillis) {
      stalls.add(new Stall(worked, where));
    }
    try {
      TimeUnit.MILLISECONDS.sleep(BEAT_MS);
    } catch (InterruptedException end) {
      over = true;
    }
  }

  private long cpu() {
    return TimeUnit.NANOSECONDS.toMillis(threads.getThreadCpuTime(window.threadId()));
  }

  private String stack() {
    return Arrays.stream(window.getStackTrace())
        .limit(DEEP)
        .map(StackTraceElement::toString)
        .collect(Collectors.joining("\n  at ", "\n  at ", "\n"));
  }

  /// What was found, once the watch has ended.
  List<Stall> stalls() throws InterruptedException {
    close();
    return List.copyOf(stalls);
  }

  @Override
  public void close() throws InterruptedException {
    over = true;
    watch.join(TimeUnit.SECONDS.toMillis(5));
  }
}
