package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import java.util.Set;

/// The services and prices of one sandbox carrier, and its hubs. Immutable and free of I/O.
public interface PriceBook {

  CarrierProfile profile();

  /// The working days of its office, on which refunds are paid.
  WorkingDays officeDays();

  /// The days on which its drivers collect parcels.
  WorkingDays pickupDays();

  /// The hubs of a service.
  ///
  /// @param country of origin
  HubNetwork network(String country, String service);

  /// Prices every service, or those wanted. A service for the other kind of door, or for the other
  /// side of the border, is left out without a reason unless it was asked for.
  Rating rate(Consignment consignment, Set<String> wanted);

  /// The carrier's answer for one service.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_SERVICE` for an unknown
  ///   service
  ServiceOffer offer(Consignment consignment, String service);
}
