package dev.quayside.engine.shipping;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.rate.RateRoutes;
import dev.quayside.engine.shipping.rate.Rates;
import java.time.Duration;
import java.util.List;

/// Prices of carriers, for a caller that waits and for one that comes back for them.
public record RateShopping(Rates rates, AsyncRateRequests asyncRateRequests) implements Wing {

  /// @param payors the accounts of others
  /// @param deadline of each carrier
  public static RateShopping of(
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

  @Override
  public List<Routes> routes() {
    return List.of(new RateRoutes(rates, asyncRateRequests));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(asyncRateRequests::takeUp).whenDue(AsyncRateRequests.areLeft()).alsoAtStart(),
        Chore.each(caller -> rates.deleteExpired(caller.workspace())).seldom().byOneEngine());
  }

  @Override
  public List<Worker> workers() {
    return List.of(Worker.ending(Stage.FOLLOW_UP, asyncRateRequests::close));
  }
}
