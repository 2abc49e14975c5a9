package dev.quayside.printing.printer.practice;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// The labels a printer has taken and not printed yet, and the mechanism that prints them.
final class LabelMemory implements AutoCloseable {

  private final Duration aLabel;
  private final int keeps;
  private final BooleanSupplier canPrint;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private final List<byte[]> printed = new ArrayList<>();
  private final Thread mechanism;
  private int powered;
  private int taken;
  private long count;

  LabelMemory(Duration aLabel, int keeps, BooleanSupplier canPrint) {
    this.aLabel = aLabel;
    this.keeps = keeps;
    this.canPrint = canPrint;
    mechanism = Thread.ofPlatform().daemon().name("practice-mechanism").start(this::run);
  }

  /// Takes a label, waiting until there is room: a printer whose memory is full stops reading.
  void take(byte[] label) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      int mine = powered;
      while (taken >= keeps && mine == powered) {
        changed.await();
      }
      if (mine == powered) {
        waiting.add(label);
        taken++;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  void forget() {
    lock.lock();
    try {
      waiting.clear();
      taken = 0;
      powered++;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  void powerOn() {
    forget();
  }

  void wake() {
    lock.lock();
    try {
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  int waiting() {
    lock.lock();
    try {
      return taken;
    } finally {
      lock.unlock();
    }
  }

  /// The number of labels that have come out, ever.
  long count() {
    lock.lock();
    try {
      return count;
    } finally {
      lock.unlock();
    }
  }

  List<byte[]> printed() {
    lock.lock();
    try {
      return List.copyOf(printed);
    } finally {
      lock.unlock();
    }
  }

  List<byte[]> takePrinted() {
    lock.lock();
    try {
      var all = List.copyOf(printed);
      printed.clear();
      return all;
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    try {
      while (true) {
        printNext();
      }
    } catch (InterruptedException e) {
      // The label is scrapped.
    }
  }

  /// Prints the next label. One that loses power while it is being printed has not come out whole
  /// and is not counted.
  private void printNext() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (waiting.isEmpty() || !canPrint.getAsBoolean()) {
        changed.await();
      }
      int mine = powered;
      byte[] label = waiting.remove();
      long left = aLabel.toNanos();
      while (left > 0 && mine == powered) {
        left = changed.awaitNanos(left);
      }
      if (mine == powered) {
        printed.add(label);
        count++;
        taken--;
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    mechanism.interrupt();
    try {
      mechanism.join(TimeUnit.SECONDS.toMillis(1));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
