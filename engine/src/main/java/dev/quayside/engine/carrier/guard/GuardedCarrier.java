package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.option.OptionCheck;
import dev.quayside.engine.carrier.option.PayorRefusal;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A carrier behind circuit breakers, one for each kind of operation: after repeated
/// `CARRIER_UNAVAILABLE` it answers that itself, at once, until the rest is over.
///
/// Refusing is safe for a purchase, since nothing was sent. The question that settles a purchase in
/// doubt, {@link #lookUp}, is never refused and never counted: its answer must be the carrier's
/// own.
///
/// Any unexpected failure in a connector counts as no answer, never as a fault of the request.
public final class GuardedCarrier implements Carrier {

  private static final Logger LOG = LoggerFactory.getLogger(GuardedCarrier.class);

  private final Carrier carrier;
  private final UnaryOperator<Consignment> opened;
  private final InstantSource clock;
  private final Meter meter;
  private final Map<Operation, Breaker> breakers = new EnumMap<>(Operation.class);

  /// Counts this carrier's calls.
  interface Meter {
    void called(String carrier, Operation operation, CallOutcome outcome, long nanos);
  }

  /// @param opened gives a consignment its accounts of other payors, which are kept sealed
  GuardedCarrier(
      Carrier carrier, UnaryOperator<Consignment> opened, InstantSource clock, Meter meter) {
    this.opened = opened;
    this.carrier = carrier;
    this.clock = clock;
    this.meter = meter;
    for (var operation : Operation.values()) {
      breakers.put(operation, new Breaker());
    }
  }

  /// Forgets the failures, after a change that may have repaired the connection.
  public void tryNow() {
    breakers.values().forEach(Breaker::succeeded);
  }

  @Override
  public CarrierProfile profile() {
    return carrier.profile();
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    var open = opened.apply(consignment);
    var profile = carrier.profile();
    return new OptionCheck(profile.name(), profile.options())
        .unlike(open)
        .map(
            why ->
                new Rating(
                    List.of(), List.of(new Rating.Declined("", why)), List.of(), List.of(why)))
        .orElseGet(() -> guarded(Operation.RATE, () -> carrier.rate(open, services)));
  }

  @Override
  public boolean isAtHand() {
    return carrier.isAtHand();
  }

  /// Never guarded: no carrier is asked.
  @Override
  public void check(Consignment consignment, String service) {
    carrier.check(opened.apply(consignment), service);
  }

  @Override
  public String refusedAs(Consignment consignment, String service) {
    return carrier.refusedAs(consignment, service);
  }

  @Override
  public Acceptance purchase(Tender tender) {
    var sent = tender.with(opened.apply(tender.consignment()));
    return guarded(Operation.BUY, () -> PayorRefusal.told(sent, () -> carrier.purchase(sent)));
  }

  @Override
  public LookupAnswer lookUp(Tender tender) {
    try {
      return measured(
          Operation.LOOK_UP, () -> carrier.lookUp(tender.with(opened.apply(tender.consignment()))));
    } catch (ProblemException e) {
      throw e;
    } catch (RuntimeException e) {
      throw unavailable(broken("look up", e));
    }
  }

  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    return guarded(Operation.VOID, () -> carrier.voidLabel(label));
  }

  /// Bypasses the breakers like {@link #lookUp}: the file belongs to a purchase already made.
  @Override
  public Optional<byte[]> document(String link) {
    return carrier.document(link);
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    return guarded(Operation.TRACK, () -> carrier.track(trackingNumber));
  }

  @Override
  public int mostTrackedAtOnce() {
    return carrier.mostTrackedAtOnce();
  }

  @Override
  public Map<String, List<Scan>> trackAll(List<String> trackingNumbers) {
    return guarded(Operation.TRACK, () -> carrier.trackAll(trackingNumbers));
  }

  @Override
  public Terms terms() {
    return carrier.terms();
  }

  @Override
  public <T> Optional<T> able(Class<T> capability) {
    return carrier.able(capability).map(able -> GuardedAbility.of(capability, able, this::guarded));
  }

  private <T> T guarded(Operation operation, Supplier<T> call) {
    var breaker = Objects.requireNonNull(breakers.get(operation));
    breaker.refusal(clock.instant()).ifPresent(retryAt -> refuse(operation, retryAt));
    try {
      var answer = measured(operation, call);
      breaker.succeeded();
      return answer;
    } catch (ProblemException e) {
      if (e.problem().code() == ProblemCode.CARRIER_UNAVAILABLE) {
        breaker.failed(clock.instant());
      } else {
        // a refusal is an answer, so the connection works
        breaker.succeeded();
      }
      throw e;
    } catch (InDoubtException e) {
      breaker.failed(clock.instant());
      throw e;
    } catch (StoreException ourOwn) {
      // the sandbox's carriers keep their books in the database: that one has failed, not a carrier
      throw ourOwn;
    } catch (RuntimeException e) {
      breaker.failed(clock.instant());
      var words = broken(operation.name(), e);
      throw operation.isOrder() ? new InDoubtException(words) : unavailable(words);
    }
  }

  private <T> T measured(Operation operation, Supplier<T> call) {
    long since = System.nanoTime();
    var outcome = CallOutcome.ANSWERED;
    try {
      return call.get();
    } catch (RuntimeException e) {
      outcome = CallOutcome.of(e);
      throw e;
    } finally {
      tell(operation, outcome, System.nanoTime() - since);
    }
  }

  private void tell(Operation operation, CallOutcome outcome, long nanos) {
    meter.called(carrier.profile().code(), operation, outcome, nanos);
  }

  /// The message for an unexpected answer or an error in this program, which is logged.
  private Message broken(String what, RuntimeException e) {
    LOG.warn("{} failed to {}", carrier.profile().code(), what.toLowerCase(Locale.ROOT), e);
    return CarrierWords.GARBLED.of(carrier.profile().name());
  }

  private static ProblemException unavailable(Message words) {
    return ProblemException.tryLater(ProblemCode.CARRIER_UNAVAILABLE, words, Breaker.REST);
  }

  private void refuse(Operation operation, Instant retryAt) {
    tell(operation, CallOutcome.RESTING, 0);
    var wait = Duration.between(clock.instant(), retryAt);
    long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
    throw ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE,
        CarrierWords.RESTS.of(carrier.profile().name(), seconds),
        Duration.ofSeconds(seconds));
  }
}
