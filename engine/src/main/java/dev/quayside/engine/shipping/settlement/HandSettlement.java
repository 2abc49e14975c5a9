package dev.quayside.engine.shipping.settlement;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A person's answer about a purchase in doubt that the carrier cannot answer.
///
/// @param bought whether the carrier has the label
/// @param trackingNumber tracking number of the label; required when it was bought
public record HandSettlement(boolean bought, @Nullable String trackingNumber) {

  private static final Pattern NUMBER = Pattern.compile("[A-Z0-9]{6,40}");

  /// The tracking number in normalized form; empty when nothing was bought.
  Optional<String> number() {
    return bought
        ? Optional.ofNullable(trackingNumber).map(TrackingNumbers::tidy)
        : Optional.empty();
  }

  /// Reports what is missing or malformed, without looking anything up.
  public void check(Violations found) {
    if (!bought) {
      return;
    }
    if (trackingNumber == null || trackingNumber.isBlank()) {
      found.add("trackingNumber", ShipmentWords.SETTLE_NUMBER_REQUIRED);
    } else if (!NUMBER.matcher(TrackingNumbers.tidy(trackingNumber)).matches()) {
      found.add("trackingNumber", ShipmentWords.SETTLE_NUMBER_FORM);
    }
  }
}
