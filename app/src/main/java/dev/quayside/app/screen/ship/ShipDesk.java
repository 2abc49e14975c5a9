package dev.quayside.app.screen.ship;

import dev.quayside.engine.rate.CarrierRates;
import dev.quayside.engine.rate.RateQuote;
import dev.quayside.engine.rate.RateRequest;
import java.util.function.Consumer;

/// What the Ship screen asks of the engine, for one workspace. Every call may take long and is made
/// off the window's thread.
public interface ShipDesk {

  /// @param asTheyCome called once for each carrier, on the calling thread or another
  /// @throws dev.quayside.engine.problem.ProblemException when nobody offers or nobody answers
  RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome);
}
