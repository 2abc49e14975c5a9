package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The way back: a shipment's addresses changed about, on carriers that take returns.
public record Returns(Carriers carriers, Rates rates) {

  /// What to ask carriers for, to bring a shipment back.
  ///
  /// @throws ProblemException `CONFLICT` for one that is cancelled, in doubt or a return itself;
  ///   `RETURNS_NOT_SUPPORTED` when no carrier of the workspace takes returns
  public RateRequest of(Caller caller, Shipment shipment) {
    switch (shipment.status()) {
      case CANCELLED -> throw refused(OrderWords.RETURN_CANCELLED.of());
      case PENDING -> throw refused(OrderWords.RETURN_PENDING.of());
      case CREATED, IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED -> {
        // on its way or there
      }
    }
    if (shipment.isForgotten()) {
      throw refused(OrderWords.FORGOTTEN_RETURN.of());
    }
    var there = shipment.consignment();
    if (there.isReturn()) {
      throw refused(OrderWords.RETURN_ALREADY.of());
    }
    var taking =
        carriers.selling(caller).stream()
            .map(carrier -> carrier.profile())
            .filter(profile -> profile.supportsReturns())
            .map(profile -> profile.code())
            .collect(Collectors.toSet());
    if (taking.isEmpty()) {
      throw ProblemException.refused(ProblemCode.RETURNS_NOT_SUPPORTED, OrderWords.RETURN_NOBODY);
    }
    return new RateRequest(
        there.to(),
        there.from(),
        Parcel.of(there.parcel().weight(), there.parcel().dimensions()),
        true,
        back(there.customs()),
        taking,
        Set.of());
  }

  /// The rates of the way back, cheapest first; {@link
  /// dev.quayside.engine.shipping.purchase.LabelRequest#ofRate} buys one.
  ///
  /// @throws ProblemException as {@link #of} and {@link Rates#quote}
  public RateQuote quote(Caller caller, Shipment shipment) {
    return rates.quote(caller, of(caller, shipment));
  }

  private static @Nullable Customs back(@Nullable Customs customs) {
    return customs == null
        ? null
        : new Customs(ContentsType.RETURNED_GOODS, null, customs.items(), customs.incoterm());
  }

  private static ProblemException refused(Message why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }
}
