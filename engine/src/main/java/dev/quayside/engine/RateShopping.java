package dev.quayside.engine;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.rate.Rates;
import java.time.Duration;

/// Prices of carriers, for a caller that waits and for one that comes back for them.
public record RateShopping(Rates rates, AsyncRateRequests asyncRateRequests) {

  /// @param payors the accounts of others
  /// @param deadline of each carrier
  static RateShopping of(
      Foundation base,
      Carriers carriers,
      Payors payors,
      TaxIds taxIds,
      Events events,
      Duration deadline) {
    var rates =
        new Rates(
            base.quotes(),
            base.database(),
            carriers,
            payors,
            taxIds,
            base.ids(),
            base.clock(),
            deadline);
    return new RateShopping(
        rates,
        new AsyncRateRequests(
            base.database(), base.leases(), rates, events, base.ids(), base.clock()));
  }
}
