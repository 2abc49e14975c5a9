package dev.quayside.app.window;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Semaphore;
import javafx.application.Platform;

/// Measures how much the window's thread works in one go: between two of its own short tasks, which
/// it gets one after the other. Time is for the benchmarks; what a test holds to a limit is memory
/// taken, which is the same on a machine busy with something else: what stops a window (every row
/// read, every node made anew) takes much of it.
final class FreezeMonitor implements AutoCloseable {

  /// What the window's thread did in one go.
  ///
  /// @param millis of processor time
  record Work(double millis, long bytes) {

    static final Work NONE = new Work(0, 0);

    Work worse(Work other) {
      return new Work(Math.max(millis, other.millis), Math.max(bytes, other.bytes));
    }
  }

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Semaphore ran = new Semaphore(0);
  private final Thread asking;
  private volatile boolean closed;
  private volatile Work worst = Work.NONE;
  private long nanos = -1;
  private long bytes;

  FreezeMonitor() {
    asking = Thread.ofPlatform().daemon().name("freeze-monitor").start(this::ask);
  }

  /// The longest and the largest work in one go since the last call.
  Work worst() {
    var seen = worst;
    worst = Work.NONE;
    return seen;
  }

  @Override
  public void close() throws InterruptedException {
    closed = true;
    asking.join();
  }

  private void ask() {
    while (!closed) {
      Platform.runLater(this::look);
      ran.acquireUninterruptibly();
    }
  }

  private void look() {
    long time = threads.getCurrentThreadCpuTime();
    long taken = threads.getCurrentThreadAllocatedBytes();
    if (nanos >= 0) {
      worst = worst.worse(new Work((time - nanos) / 1e6, taken - bytes));
    }
    nanos = time;
    bytes = taken;
    ran.release();
  }
}
