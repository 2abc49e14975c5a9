package dev.quayside.engine.shipping.rate;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answer of one carrier.
///
/// @param declined why some of its services are missing
/// @param alerts its other remarks
/// @param message why it has no rates, when the carrier failed
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
