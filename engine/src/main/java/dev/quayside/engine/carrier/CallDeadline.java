package dev.quayside.engine.carrier;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/// The longest time a carrier is waited for. A call that takes longer is interrupted and its answer
/// ignored.
public record CallDeadline(Duration limit) {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  /// @throws ProblemException `CARRIER_UNAVAILABLE` when there is no answer in time. What the
  ///   carrier did is unknown then, so ask only what may be asked again
  public <T> T ask(Carrier carrier, Supplier<T> question) {
    return ask(
        carrier,
        question,
        late -> ProblemException.tryLater(ProblemCode.CARRIER_UNAVAILABLE, late, TRY_AGAIN));
  }

  /// @param late makes the exception for an answer that is late, from the message for the reader
  public <T> T ask(
      Carrier carrier, Supplier<T> question, Function<Message, RuntimeException> late) {
    return ask(carrier, carrier.isAtHand(), question, late);
  }

  /// @param atHand as {@link Carrier#isAtHand} says, which may fail. A caller that marks the call
  ///   as open finds it out first: a mark that no call removes would stay
  public <T> T ask(
      Carrier carrier,
      boolean atHand,
      Supplier<T> question,
      Function<Message, RuntimeException> late) {
    if (atHand) {
      return question.get();
    }
    var answer = new CompletableFuture<T>();
    var asking = Thread.startVirtualThread(() -> answer(question, answer));
    try {
      return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw rethrown(e);
    } catch (TimeoutException e) {
      asking.interrupt();
      throw late.apply(CarrierWords.LATE.of(carrier.profile().name(), limit.toSeconds()));
    } catch (InterruptedException e) {
      asking.interrupt();
      Thread.currentThread().interrupt();
      throw late.apply(CarrierWords.STOPPING.of());
    }
  }

  private static <T> void answer(Supplier<T> question, CompletableFuture<T> answer) {
    try {
      answer.complete(question.get());
    } catch (RuntimeException | Error e) {
      answer.completeExceptionally(e);
    }
  }

  private static RuntimeException rethrown(ExecutionException wrapped) {
    return switch (wrapped.getCause()) {
      case RuntimeException refused -> refused;
      case Error broken -> throw broken;
      case null, default -> new IllegalStateException(wrapped);
    };
  }
}
