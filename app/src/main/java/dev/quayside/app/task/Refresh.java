package dev.quayside.app.task;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Asks a question again whenever its answer may have changed: never twice at once, and once for
/// changes that come close together.
public final class Refresh<T> {

  /// How long changes are gathered before asking: they come in bursts, as when a label is charged,
  /// drawn, queued, sent and printed. If longer, the window would lag behind.
  private static final Duration SETTLING = Duration.ofMillis(100);

  private final Background background;
  private final Duration settling;
  private final Supplier<Callable<T>> question;
  private final Consumer<T> answered;
  private final Consumer<Throwable> failed;
  private Background.Timer soon = () -> {};
  private boolean asking;
  private boolean again;
  private boolean waiting;

  /// @param question gives the current question, which is then called off the model's thread
  public Refresh(
      Background background,
      Supplier<Callable<T>> question,
      Consumer<T> answered,
      Consumer<Throwable> failed) {
    this(background, SETTLING, question, answered, failed);
  }

  /// @param settling how long changes are gathered; longer for questions that take long
  public Refresh(
      Background background,
      Duration settling,
      Supplier<Callable<T>> question,
      Consumer<T> answered,
      Consumer<Throwable> failed) {
    this.background = background;
    this.settling = settling;
    this.question = question;
    this.answered = answered;
    this.failed = failed;
  }

  /// Asks at once, or as soon as the answer under way has arrived.
  public void now() {
    soon.cancel();
    waiting = false;
    again = asking;
    if (!asking) {
      asking = true;
      background.run(question.get(), this::take, this::fail);
    }
  }

  /// Asks after a short pause, as something has changed.
  public void soon() {
    if (asking) {
      again = true;
    } else if (!waiting) {
      waiting = true;
      soon = background.after(settling, this::now);
    }
  }

  private void take(T answer) {
    asking = false;
    answered.accept(answer);
    askAgain();
  }

  private void fail(Throwable failure) {
    asking = false;
    failed.accept(failure);
    askAgain();
  }

  private void askAgain() {
    if (again) {
      again = false;
      soon();
    }
  }
}
