package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.VoidAnswer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// A carrier behind a circuit breaker: after repeated `CARRIER_UNAVAILABLE` it answers that itself,
/// at once, until the line has rested.
///
/// Refusing is safe for a purchase, since nothing was sent. The question that settles a purchase in
/// doubt, {@link #lookUp}, is never refused and never counted: its answer must be the carrier's
/// own.
public final class GuardedCarrier implements Carrier {

  private final Carrier carrier;
  private final InstantSource clock;
  private final Breaker breaker = new Breaker();

  GuardedCarrier(Carrier carrier, InstantSource clock) {
    this.carrier = carrier;
    this.clock = clock;
  }

  /// When the carrier is tried again; empty while calls go through. For the screens.
  public Optional<Instant> restsUntil() {
    return breaker.openUntil();
  }

  /// Forgets the failures: somebody knows that the line has changed.
  public void tryNow() {
    breaker.succeeded();
  }

  @Override
  public CarrierProfile profile() {
    return carrier.profile();
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    return guarded(() -> carrier.rate(consignment, services));
  }

  @Override
  public boolean isAtHand() {
    return carrier.isAtHand();
  }

  @Override
  public Acceptance purchase(Tender tender) {
    return guarded(() -> carrier.purchase(tender));
  }

  @Override
  public LookupAnswer lookUp(Tender tender) {
    return carrier.lookUp(tender);
  }

  @Override
  public VoidAnswer voidLabel(String trackingNumber) {
    return guarded(() -> carrier.voidLabel(trackingNumber));
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return guarded(() -> carrier.track(trackingNumber));
  }

  private <T> T guarded(Supplier<T> call) {
    breaker.refusal(clock.instant()).ifPresent(this::refuse);
    try {
      var answer = call.get();
      breaker.succeeded();
      return answer;
    } catch (ProblemException e) {
      if (e.problem().code() == ProblemCode.CARRIER_UNAVAILABLE) {
        breaker.failed(clock.instant());
      } else {
        // a refusal is an answer
        breaker.succeeded();
      }
      throw e;
    } catch (InDoubtException e) {
      breaker.failed(clock.instant());
      throw e;
    }
  }

  private void refuse(Instant retryAt) {
    var wait = Duration.between(clock.instant(), retryAt);
    long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
    throw ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE,
        "%s has failed several times in a row: it is tried again in %d s"
            .formatted(carrier.profile().name(), seconds),
        Duration.ofSeconds(seconds));
  }
}
