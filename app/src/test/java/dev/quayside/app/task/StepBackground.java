package dev.quayside.app.task;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/// The test's own thread does everything, one step at a time and only when told to: so a test can
/// look at the moment between a click and its answer.
public final class StepBackground implements Background {

  private record Task<T>(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {

    private void finish() {
      T answer;
      try {
        answer = work.call();
      } catch (Exception failure) {
        failed.accept(failure);
        return;
      }
      done.accept(answer);
    }

    private void lose() {
      try {
        work.call();
      } catch (Exception failure) {
        throw new AssertionError(failure);
      }
    }
  }

  private record Waiting(Duration due, Runnable step) {}

  private final Thread owner = Thread.currentThread();

  /// What other threads have told and nobody has heard yet.
  private final Queue<Runnable> told = new ConcurrentLinkedQueue<>();

  private final Deque<Task<?>> work = new ArrayDeque<>();
  private final List<Waiting> timers = new ArrayList<>();
  private Duration now = Duration.ZERO;

  @Override
  public <T> void run(Callable<T> task, Consumer<T> done, Consumer<Throwable> failed) {
    work.add(new Task<>(task, done, failed));
  }

  @Override
  public void onModelThread(Runnable step) {
    if (Thread.currentThread().equals(owner)) {
      step.run();
    } else {
      told.add(step);
    }
  }

  @Override
  public Timer after(Duration delay, Runnable step) {
    var waiting = new Waiting(now.plus(delay), step);
    timers.add(waiting);
    return () -> timers.remove(waiting);
  }

  /// Does all work that waits, and what that work asks for.
  public void work() {
    hear();
    while (!work.isEmpty()) {
      work.removeFirst().finish();
      hear();
    }
  }

  private void hear() {
    for (var step = told.poll(); step != null; step = told.poll()) {
      step.run();
    }
  }

  /// Does only what has waited longest.
  public void workOne() {
    work.removeFirst().finish();
  }

  /// Does the work that waits, and loses its answers.
  public void workUnseen() {
    while (!work.isEmpty()) {
      work.removeFirst().lose();
    }
    timers.clear();
  }

  public boolean isIdle() {
    return work.isEmpty();
  }

  /// Lets time pass: timers that come due run, in their order, and the work they ask for.
  public void pass(Duration time) {
    var until = now.plus(time);
    work();
    for (var next = nextBefore(until); next != null; next = nextBefore(until)) {
      timers.remove(next);
      now = next.due();
      next.step().run();
      work();
    }
    now = until;
  }

  /// Lets time pass while all work is still under way: timers that come due run.
  public void passAmidWork(Duration time) {
    var until = now.plus(time);
    for (var next = nextBefore(until); next != null; next = nextBefore(until)) {
      timers.remove(next);
      now = next.due();
      next.step().run();
    }
    now = until;
  }

  private @org.jspecify.annotations.Nullable Waiting nextBefore(Duration until) {
    return timers.stream()
        .filter(waiting -> waiting.due().compareTo(until) <= 0)
        .min((a, b) -> a.due().compareTo(b.due()))
        .orElse(null);
  }
}
