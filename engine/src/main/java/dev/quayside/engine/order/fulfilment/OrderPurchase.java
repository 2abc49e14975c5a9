package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderStop;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An order's rates and its label, for a program that asks for them: what stands in the way is a
/// refusal.
///
/// @param fulfilment what the window asks, too
public record OrderPurchase(Fulfilment fulfilment) {

  /// What carriers ask for an order.
  ///
  /// @param chosen what {@link #buy} would buy; null where it would be refused
  /// @param why nothing is chosen; null when no rule chooses, or one was
  public record Compared(RateQuote quote, @Nullable Rate chosen, @Nullable Message why) {}

  /// @param own null to leave it to the rules and to what the buyer wanted
  /// @param with other orders that go into the same parcel
  /// @param parcels one, or several to be bought one after the other
  /// @param further whether a parcel may take nothing off what is left to ship
  record Asked(
      Address sender,
      @Nullable Choice own,
      LabelFormat format,
      List<String> with,
      List<WantedParcel> parcels,
      boolean further) {

    Asked {
      with = List.copyOf(with);
      parcels = List.copyOf(parcels);
    }
  }

  /// Every carrier's rates.
  ///
  /// @throws ProblemException as {@link #buy}
  Compared compare(Caller caller, String orderId, Asked asked) {
    return switch (ready(caller, portion(caller, orderId, asked), asked)) {
      case Readiness.Chosen chosen -> compared(caller, chosen);
      case Readiness.Unchosen unchosen -> new Compared(unchosen.quote(), null, unchosen.why());
      default -> throw new IllegalStateException("refused before");
    };
  }

  /// Buys the label of one parcel of the order.
  ///
  /// @param interrupted the shipment an earlier try with the same key had begun
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it must not be shipped now, what is
  ///   asked for is not left to ship, or nobody chose a service; `INVALID_REQUEST` naming what the
  ///   order lacks; `SERVICE_NOT_AVAILABLE`; else why nothing was bought
  Shipment buy(
      Caller caller,
      String orderId,
      Asked asked,
      Optional<String> interrupted,
      Receipt<Shipment> receipt) {
    return interrupted
        .flatMap(begun -> resume(caller, orderId, begun, receipt))
        .orElseGet(
            () -> {
              var chosen = chosen(caller, portion(caller, orderId, asked), asked);
              return buy(caller, chosen, chosen.packed().packing(), asked.format(), receipt);
            });
  }

  Shipment buy(
      Caller caller,
      Readiness.Chosen chosen,
      Packing packing,
      LabelFormat format,
      Receipt<Shipment> receipt) {
    var order = chosen.order();
    var what =
        new LabelRequest(
            chosen.rate().id(), null, null, null, null, null, false, null, order.number(), format);
    return fulfilment.buy(caller, order.id(), packing, what, receipt);
  }

  Optional<Shipment> resume(
      Caller caller, String orderId, String begun, Receipt<Shipment> receipt) {
    return fulfilment.resume(caller, orderId, begun, receipt);
  }

  SalesOrder order(Caller caller, String orderId) {
    return fulfilment.orders().get(caller, orderId);
  }

  private Portion portion(Caller caller, String orderId, Asked asked) {
    var others = asked.with().stream().distinct().filter(id -> !id.equals(orderId)).toList();
    if (!others.isEmpty()) {
      return fulfilment.joined(
          caller,
          order(caller, orderId),
          others.stream().map(id -> order(caller, id)).toList(),
          asked.parcels().getFirst().parcel(),
          asked.sender());
    }
    return WantedParcel.portions(order(caller, orderId), asked.parcels(), asked.further())
        .getFirst();
  }

  private Readiness ready(Caller caller, Portion portion, Asked asked) {
    return shippable(fulfilment.ready(caller, portion, asked.sender(), asked.own(), null));
  }

  /// @throws ProblemException `CONFLICT`, `SERVICE_NOT_AVAILABLE` and the like when no rate is
  ///   chosen for the parcel
  Readiness.Chosen chosen(Caller caller, Portion portion, Asked asked) {
    var readiness = ready(caller, portion, asked);
    if (readiness instanceof Readiness.Chosen chosen) {
      return chosen;
    }
    var why = readiness instanceof Readiness.Unchosen unchosen ? unchosen.why() : null;
    throw why == null
        ? ProblemException.refused(ProblemCode.CONFLICT, OrderStop.NO_RULE.of())
        : ProblemException.refused(ProblemCode.SERVICE_NOT_AVAILABLE, why);
  }

  private Compared compared(Caller caller, Readiness.Chosen chosen) {
    var choice = Objects.requireNonNull(chosen.packed().choice());
    if (choice.asks().isEmpty() && choice.services().isEmpty()) {
      return new Compared(chosen.quote(), chosen.rate(), null);
    }
    var all = fulfilment.rates().quote(caller, chosen.packed().request(null));
    return choice
        .among(all.rates())
        .map(rate -> new Compared(all, rate, null))
        // sold only to those who ask for it by name
        .orElseGet(() -> new Compared(chosen.quote(), chosen.rate(), null));
  }

  private static Readiness shippable(Readiness readiness) {
    return switch (readiness) {
      case Readiness.Chosen chosen -> chosen;
      case Readiness.Unchosen unchosen -> unchosen;
      case Readiness.Incomplete incomplete ->
          throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, incomplete.missing());
      case Readiness.Unrateable unrateable -> throw new ProblemException(unrateable.problem());
      case Readiness.Stopped stopped ->
          throw ProblemException.refused(ProblemCode.CONFLICT, stopped.why());
      case Readiness.Shipped _ ->
          throw ProblemException.refused(ProblemCode.CONFLICT, OrderStop.SHIPPED.of());
    };
  }
}
