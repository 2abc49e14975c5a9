package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.sandbox.day.WorkingDays;
import dev.quayside.engine.sandbox.scan.HubNetwork;
import java.util.Set;

/// What one sandbox carrier sells, and how it carries what it sold. Immutable and free of I/O.
public interface PriceBook {

  CarrierProfile profile();

  /// The days on which its office works: on these its refunds move.
  WorkingDays officeDays();

  /// How a service's parcels travel.
  ///
  /// @param country where they start
  HubNetwork network(String country, String service);

  /// Prices every service, or those of `wanted`. A service sold to the other kind of door under
  /// another name, or to the other side of the border, is left out without a word unless it was
  /// asked for.
  Rating rate(Consignment consignment, Set<String> wanted);

  /// What the carrier says to one service.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_SERVICE` for a service it
  ///   does not have
  ServiceOffer offer(Consignment consignment, String service);
}
