package dev.quayside.engine.rate;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks carriers side by side, each on a virtual thread, and passes their replies on as they come,
/// until the deadline. Those at hand are asked on the caller's own.
final class Survey {

  static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private static final Logger LOG = LoggerFactory.getLogger(Survey.class);

  private final Duration deadline;

  Survey(Duration deadline) {
    this.deadline = deadline;
  }

  /// What one carrier said, or why it said nothing.
  ///
  /// @param failure null when it answered
  record Reply(
      Carrier carrier,
      List<Quote> quotes,
      List<CarrierMessage> declined,
      @Nullable CarrierMessage failure) {}

  void ask(List<Carrier> carriers, Function<Carrier, Rating> question, Consumer<Reply> listener) {
    var outside = carriers.stream().filter(carrier -> !carrier.isAtHand()).toList();
    var replies = new LinkedBlockingQueue<Reply>();
    long end = System.nanoTime() + deadline.toNanos();
    var asking = new ArrayList<Thread>();
    for (Carrier carrier : outside) {
      asking.add(Thread.startVirtualThread(() -> replies.add(reply(carrier, question))));
    }
    for (Carrier carrier : carriers) {
      if (!outside.contains(carrier)) {
        listener.accept(reply(carrier, question));
      }
    }
    if (!outside.isEmpty()) {
      collect(outside, replies, end, listener);
      asking.forEach(Thread::interrupt);
    }
  }

  private void collect(
      List<Carrier> asked, LinkedBlockingQueue<Reply> replies, long end, Consumer<Reply> listener) {
    var silent = new HashSet<>(asked);
    while (!silent.isEmpty()) {
      var reply = next(replies, end - System.nanoTime());
      if (reply.isEmpty()) {
        break;
      }
      silent.remove(reply.get().carrier());
      listener.accept(reply.get());
    }
    silent.forEach(carrier -> listener.accept(late(carrier)));
  }

  private Reply reply(Carrier carrier, Function<Carrier, Rating> question) {
    try {
      var rating = question.apply(carrier);
      return new Reply(carrier, rating.quotes(), declined(carrier, rating), null);
    } catch (ProblemException e) {
      return failed(carrier, e.code(), e.problem().message());
    } catch (RuntimeException e) {
      LOG.warn("{} failed to rate", carrier.profile().code(), e);
      return failed(
          carrier,
          ProblemCode.CARRIER_UNAVAILABLE,
          carrier.profile().name() + " gave an answer that cannot be read");
    }
  }

  private Reply late(Carrier carrier) {
    return failed(
        carrier,
        ProblemCode.CARRIER_UNAVAILABLE,
        carrier.profile().name() + " did not answer within " + deadline.toSeconds() + " s");
  }

  private static Reply failed(Carrier carrier, ProblemCode code, String message) {
    return new Reply(
        carrier, List.of(), List.of(), new CarrierMessage(carrier.profile().code(), code, message));
  }

  private static List<CarrierMessage> declined(Carrier carrier, Rating rating) {
    var code = carrier.profile().code();
    return rating.declined().stream()
        .map(no -> new CarrierMessage(code, no.reason().code(), no.reason().message()))
        .toList();
  }

  private static Optional<Reply> next(LinkedBlockingQueue<Reply> replies, long nanos) {
    try {
      return Optional.ofNullable(replies.poll(nanos, TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
