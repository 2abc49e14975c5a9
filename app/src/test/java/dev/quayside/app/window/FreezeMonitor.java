package dev.quayside.app.window;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Semaphore;
import javafx.application.Platform;

/// Measures how long the window's thread works in one go: between two of its own short tasks, which
/// it gets one after the other. In processor time, so that builds beside the test do not count.
final class FreezeMonitor implements AutoCloseable {

  /// A window that works so long in one go is frozen on any machine: ten times the goal of
  /// docs/benchmarks.md, which only a quiet machine can show.
  static final double FROZEN_MS = 500;

  private final Semaphore ran = new Semaphore(0);
  private final Thread asking;
  private volatile boolean closed;
  private volatile long worst;
  private long before = -1;

  FreezeMonitor() {
    asking = Thread.ofPlatform().daemon().name("freeze-monitor").start(this::ask);
  }

  /// The longest work in one go since the last call, in milliseconds.
  double worst() {
    double millis = worst / 1e6;
    worst = 0;
    return millis;
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
    long now = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    worst = before < 0 ? 0 : Math.max(worst, now - before);
    before = now;
    ran.release();
  }
}
