package dev.quayside.engine.shipping.rate;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One carrier's part of an answer.
///
/// @param declined why services of its are missing
/// @param alerts what else it says
/// @param message why there is nothing, when the carrier failed
public record CarrierRates(
    String carrier,
    String carrierName,
    List<Rate> rates,
    List<CarrierMessage> declined,
    List<CarrierMessage> alerts,
    @Nullable CarrierMessage message) {
  public CarrierRates {
    rates = List.copyOf(rates);
    declined = List.copyOf(declined);
    alerts = List.copyOf(alerts);
  }
}
