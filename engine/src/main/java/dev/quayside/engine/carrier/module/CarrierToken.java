package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The access token of one account. The first caller that needs it has it fetched while the others
/// wait; it is renewed before it expires, and once more when the carrier refuses it.
public final class CarrierToken {

  private static final Duration MARGIN = Duration.ofSeconds(60);
  private static final int UNAUTHORIZED = 401;

  private final InstantSource clock;
  private final Supplier<Grant> fetch;
  private @Nullable CompletableFuture<Grant> kept;

  /// A token as the carrier gave it.
  ///
  /// @param endsAt when it expires
  public record Grant(String token, Instant endsAt) {

    private boolean isGood(Instant now) {
      return now.plus(MARGIN).isBefore(endsAt);
    }

    @Override
    public String toString() {
      return "Grant[" + endsAt + "]";
    }
  }

  /// @param fetch asks for a new one
  public CarrierToken(InstantSource clock, Supplier<Grant> fetch) {
    this.clock = clock;
    this.fetch = fetch;
  }

  /// Asks with the token, and once more with a new one when the answer is 401.
  public Said carried(Function<String, Said> asked) {
    return carried(asked, said -> said.status() == UNAUTHORIZED);
  }

  /// Asks with the token, and once more with a new one when the answer refuses it.
  ///
  /// @param refusesIt whether an answer means that the token was refused, and so that nothing was
  ///   done
  public Said carried(Function<String, Said> asked, Predicate<Said> refusesIt) {
    var token = value();
    var said = asked.apply(token);
    if (!refusesIt.test(said)) {
      return said;
    }
    refused(token);
    return asked.apply(value());
  }

  /// @throws RuntimeException when the token could not be fetched
  public String value() {
    try {
      return current().get().token();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException refused
          ? refused
          : new CompletionException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    }
  }

  private synchronized CompletableFuture<Grant> current() {
    if (kept == null || isSpent(kept)) {
      var fetched = new CompletableFuture<Grant>();
      // a thread of its own: the caller that asked first may give up while the others still wait
      Thread.startVirtualThread(() -> complete(fetched));
      kept = fetched;
    }
    return kept;
  }

  private boolean isSpent(CompletableFuture<Grant> fetched) {
    return switch (fetched.state()) {
      case RUNNING -> false;
      case SUCCESS -> !fetched.resultNow().isGood(clock.instant());
      case FAILED, CANCELLED -> true;
    };
  }

  private void complete(CompletableFuture<Grant> fetched) {
    try {
      fetched.complete(fetch.get());
    } catch (RuntimeException | Error e) {
      fetched.completeExceptionally(e);
    }
  }

  /// Forgets the token, unless another thread has already replaced it.
  private synchronized void refused(String token) {
    if (kept != null
        && kept.state() == CompletableFuture.State.SUCCESS
        && kept.resultNow().token().equals(token)) {
      kept = null;
    }
  }
}
