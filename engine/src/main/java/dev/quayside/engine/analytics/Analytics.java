package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.advice.Forecasts;
import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.analytics.history.PersonReports;
import dev.quayside.engine.analytics.history.Reports;
import dev.quayside.engine.analytics.invoice.InvoiceRoutes;
import dev.quayside.engine.analytics.invoice.Invoices;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.OrderParcels;
import dev.quayside.engine.order.check.PackChecks;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.List;
import java.util.function.Function;

/// The use cases that read a workspace's own history: reports of the past, forecasts, and carriers'
/// invoices.
public record Analytics(
    Reports reports, PersonReports people, Forecasts forecasts, Invoices invoices) implements Wing {

  /// @param parcels counts what is in parcels of orders
  /// @param checks counts what was checked before it was packed
  /// @param asking how long carriers may take to answer
  /// @param days the days on which a carrier delivers, by its code
  public static Analytics of(
      Foundation base,
      Carriers carriers,
      Shipments shipments,
      Rates rates,
      CallDeadline asking,
      OrderParcels parcels,
      PackChecks checks,
      Function<String, DeliveryDays> days) {
    return new Analytics(
        new Reports(base.database(), carriers, base.clock(), days),
        new PersonReports(base.database(), base.time(), parcels::pieces, checks),
        new Forecasts(base.database(), shipments, carriers, asking, rates, base.clock(), days),
        new Invoices(base.database(), shipments, base.ids(), base.clock(), base.audit()));
  }

  @Override
  public List<Routes> routes() {
    return List.of(new AnalyticsRoutes(this), new InvoiceRoutes(invoices));
  }
}
