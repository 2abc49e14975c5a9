package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.shipping.purchase.Offers;
import dev.quayside.engine.shipping.purchase.PurchaseWords;
import dev.quayside.engine.shipping.rate.Quoted;
import dev.quayside.engine.shipping.rate.Rates;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A requested parcel with the rate that the request names.
///
/// @param parcel the requested parcel; what the request left out is taken from the rate
/// @param quoted null when the request names no rate
/// @param rated the order's parcel that the rate was requested for; null when it was requested
///   without an order
record PricedParcel(WantedParcel parcel, @Nullable Quoted quoted, @Nullable RatedParcel rated) {

  /// @throws ProblemException `RATE_NOT_FOUND`
  static PricedParcel of(Rates rates, Caller caller, WantedParcel asked) {
    var rateId = asked.rateId();
    if (rateId == null) {
      return new PricedParcel(asked, null, null);
    }
    var quoted = rates.shown(caller.workspace(), rateId).orElseThrow(Offers::unknownRate);
    var rated = RatedParcel.of(quoted.request());
    return new PricedParcel(
        new WantedParcel(
            asked.path(),
            given(asked.parcel(), known(quoted, rated)),
            asked.items() == null
                ? rated.map(it -> pieces(asked, it.items())).orElse(null)
                : asked.items(),
            rateId,
            asked.options(),
            asked.terms().or(DeclaredTerms.of(quoted.request().customs())),
            asked.said()),
        quoted,
        rated.orElse(null));
  }

  /// The parcel of the request, completed by the quoted one where it names extras only: they have
  /// to agree with the quote.
  private static @Nullable ParcelDraft given(
      @Nullable ParcelDraft asked, @Nullable ParcelDraft quoted) {
    if (asked == null || quoted == null) {
      return asked == null ? quoted : asked;
    }
    return Portion.saysNothingOfTheBox(asked) ? Portion.onto(quoted, asked) : asked;
  }

  /// The parcel for which a rate was requested: for a rate without an order, the parcel of the rate
  /// request.
  private static @Nullable ParcelDraft known(Quoted quoted, Optional<RatedParcel> rated) {
    return rated.isPresent() ? rated.get().given() : ParcelDraft.of(quoted.request().parcel());
  }

  /// The items of the rate; null for an order without items, all of which is in its one parcel.
  private static @Nullable List<WantedParcel.Pieces> pieces(
      WantedParcel asked, List<PackedItem> items) {
    return items.isEmpty()
        ? null
        : items.stream()
            .map(item -> new WantedParcel.Pieces(asked.path(), item.line(), null, item.quantity()))
            .toList();
  }

  /// Whether the rate was requested for an additional parcel, beside all that was ordered.
  boolean isFurther() {
    return rated != null && rated.further();
  }

  /// What is settled before rules are asked: at a rate, all of it.
  Portion.Terms terms(Portion.Terms asked) {
    return quoted == null ? asked : Portion.Terms.QUOTED;
  }

  Set<String> with() {
    return rated == null ? Set.of() : rated.with();
  }

  /// The sender: as the caller says, or else as in the rate request.
  Address sender(SenderChoice sender) {
    if (sender.given() == null && quoted != null) {
      var from = quoted.request().from();
      var missing = new Violations();
      AddressDraft.of(from).checkForLabel("from", missing);
      return missing.isEmpty() ? from : sender.address();
    }
    return sender.address();
  }

  /// @throws ProblemException `RATE_MISMATCH` when the rate was requested for another order
  void requireOf(SalesOrder order) {
    if (rated != null && !rated.orderId().equals(order.id())) {
      throw ProblemException.invalid(
          ProblemCode.RATE_MISMATCH,
          field("rateId"),
          OrderWords.RATE_OTHER_ORDER.of(order.number()));
    }
  }

  /// @throws ProblemException `RATE_MISMATCH` when the rate was requested for other items
  void requireFor(Portion portion) {
    var found = new Violations();
    if (quoted != null && quoted.request().isReturn()) {
      found.add(field("isReturn"), PurchaseWords.DIFFERS, true);
    }
    if (rated != null && !rated.holds(portion.packing())) {
      found.add(parcel.path(), OrderWords.RATE_OTHER_ITEMS);
    }
    found.throwAs(ProblemCode.RATE_MISMATCH);
  }

  private String field(String name) {
    var path = parcel.path();
    return path.substring(0, path.lastIndexOf('.') + 1) + name;
  }
}
