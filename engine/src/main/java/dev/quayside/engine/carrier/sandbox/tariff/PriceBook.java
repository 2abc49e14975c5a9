package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.carrier.sandbox.scan.HubNetwork;
import java.util.Set;

/// What one sandbox carrier sells, and how it carries what it sold. Immutable and free of I/O.
public interface PriceBook {

  CarrierProfile profile();

  /// The days on which its office works: on these its refunds move.
  WorkingDays officeDays();

  /// How a service's parcels travel.
  HubNetwork network(String service);

  /// Prices every service, or those of `wanted`.
  Rating rate(Consignment consignment, Set<String> wanted);

  /// What the carrier says to one service.
  ///
  /// @throws dev.quayside.engine.problem.ProblemException `INVALID_SERVICE` for a service it does
  ///   not have
  Offer offer(Consignment consignment, String service);
}
