package dev.quayside.app.screen.ship.rates;

import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.time.Instant;
import java.util.function.Consumer;

/// The access of the rates to the engine, for one workspace. Called off the window's thread, except
/// {@link #now}; may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface RatesGateway {

  /// The workspace's clock; never blocks.
  Instant now();

  /// Asks the carriers.
  ///
  /// @param asTheyCome called with each carrier's answer, from any thread
  RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome);
}
