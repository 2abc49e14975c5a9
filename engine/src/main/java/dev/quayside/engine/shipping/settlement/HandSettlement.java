package dev.quayside.engine.shipping.settlement;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a person found out about a purchase no carrier tells about.
///
/// @param bought whether the carrier has the label
/// @param trackingNumber the label's, needed when it was bought
public record HandSettlement(boolean bought, @Nullable String trackingNumber) {

  private static final Pattern NUMBER = Pattern.compile("[A-Z0-9]{6,40}");

  /// As carriers print it; empty when nothing was bought.
  Optional<String> number() {
    return bought
        ? Optional.ofNullable(trackingNumber).map(TrackingNumbers::tidy)
        : Optional.empty();
  }

  /// What is missing or malformed before anything is looked up.
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
