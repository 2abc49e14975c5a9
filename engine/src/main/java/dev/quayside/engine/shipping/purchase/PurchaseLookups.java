package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Acceptances;
import dev.quayside.engine.shipping.store.InHand;
import dev.quayside.engine.shipping.voiding.VoidWindow;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks carriers what they sold under our reference, and stores the answer. It never buys.
public final class PurchaseLookups {

  private static final Logger LOG = LoggerFactory.getLogger(PurchaseLookups.class);

  private final Carriers carriers;
  private final CallDeadline asking;
  private final Acceptances acceptances;
  private final InFlight inFlight;
  private final InHand inHand;
  private final WorkspaceClock clock;

  public PurchaseLookups(
      Carriers carriers,
      CallDeadline asking,
      Acceptances acceptances,
      InFlight inFlight,
      InHand inHand,
      WorkspaceClock clock) {
    this.carriers = carriers;
    this.asking = asking;
    this.acceptances = acceptances;
    this.inFlight = inFlight;
    this.inHand = inHand;
    this.clock = clock;
  }

  /// The state of a purchase after the carrier was asked.
  public sealed interface Standing {

    record Settled(Shipment shipment) implements Standing {}

    /// Nothing was bought, and nothing will be.
    record NotBought() implements Standing {}

    /// @param next when the carrier is asked again
    /// @param answered false when the carrier could not be reached
    /// @param certainIn how long another engine's call might still buy, as it was when the carrier
    ///   was asked: read again later, "not bought yet" would be taken for a doubt
    record Open(Settlement next, boolean answered, Duration certainIn) implements Standing {

      /// Whether no caller was told of the purchase yet, and it is certain in a moment.
      public boolean isSoonCertain() {
        return certainIn.isPositive();
      }
    }
  }

  /// Asks the carrier and stores a bought label; other answers are left to the caller.
  public Standing ask(Caller caller, Shipment pending, RequestKey<Shipment> key) {
    return carriers
        .find(caller, pending.carrier())
        .map(carrier -> ask(caller.workspace(), carrier, pending, key))
        .orElseGet(() -> unconfigured(caller.workspace(), pending));
  }

  /// Asks a carrier that was found already.
  public Standing ask(
      WorkspaceId workspace, Carrier carrier, Shipment pending, RequestKey<Shipment> key) {
    if (acceptances.bookKept(pending.id())) {
      return new Standing.Settled(acceptances.known(workspace, pending.id(), key));
    }
    // read before the question, since the call may end while it is being answered
    boolean calling = inFlight.isCalling(pending.id());
    var elsewhere = inHand.mayBuyFor(workspace, pending.id());
    return switch (answer(carrier, pending)) {
      case LookupAnswer.Bought(var acceptance) when !pending.isWhole(acceptance) -> {
        LOG.warn(
            "{} has {} labels of {}: {}",
            pending.carrier(),
            acceptance.pieces().size(),
            pending.id(),
            acceptance.trackingNumber());
        yield new Standing.Open(
            open(workspace, pending).untold(clock.now(workspace), null), true, elsewhere);
      }
      case LookupAnswer.Bought(var acceptance) ->
          new Standing.Settled(
              acceptances.acceptLate(
                  workspace, pending, acceptance, VoidWindow.end(pending, carrier), key));
      case LookupAnswer.NotBought() when elsewhere.isPositive() -> {
        var now = clock.now(workspace);
        yield new Standing.Open(
            open(workspace, pending).untold(now, now.plus(elsewhere)), true, elsewhere);
      }
      case LookupAnswer.NotBought() when !calling -> new Standing.NotBought();
      case LookupAnswer.NotBought() ->
          new Standing.Open(
              open(workspace, pending).unanswered(clock.now(workspace)), true, elsewhere);
      case LookupAnswer.CannotTell(var certainFrom) ->
          new Standing.Open(
              open(workspace, pending).untold(clock.now(workspace), certainFrom), true, elsewhere);
      case null ->
          new Standing.Open(
              open(workspace, pending).unanswered(clock.now(workspace)), false, elsewhere);
    };
  }

  /// The carrier's answer; null when it could not be reached.
  private @Nullable LookupAnswer answer(Carrier carrier, Shipment pending) {
    try {
      return asking.ask(carrier, () -> carrier.lookUp(pending.tender()));
    } catch (ProblemException unavailable) {
      LOG.info("{} cannot tell about {} yet", carrier.profile().code(), pending.id());
      return null;
    }
  }

  private Standing unconfigured(WorkspaceId workspace, Shipment pending) {
    LOG.warn("{} waits: carrier {} is not configured", pending.id(), pending.carrier());
    return new Standing.Open(
        open(workspace, pending).untold(clock.now(workspace), null),
        true,
        inHand.mayBuyFor(workspace, pending.id()));
  }

  private Settlement open(WorkspaceId workspace, Shipment pending) {
    return Objects.requireNonNullElseGet(
        pending.settlement(),
        () -> Settlement.begun(Settlement.Kind.PURCHASE, clock.now(workspace)));
  }
}
