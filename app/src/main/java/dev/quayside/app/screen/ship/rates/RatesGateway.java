package dev.quayside.app.screen.ship.rates;

import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.time.Instant;
import java.util.function.Consumer;

/// What the rates ask of the engine, for one workspace; as {@code ShipGateway}.
public interface RatesGateway {

  /// The workspace's clock; never waits.
  Instant now();

  /// @param asTheyCome called once for each carrier, from any thread
  RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome);
}
