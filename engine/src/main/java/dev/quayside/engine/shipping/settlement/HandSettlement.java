package dev.quayside.engine.shipping.settlement;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A person's answer about a purchase in doubt that the carrier cannot answer.
///
/// @param bought whether the carrier has the label
/// @param trackingNumber tracking number of the label; required when it was bought
/// @param pieces tracking numbers of the boxes of a shipment of several, in their order
public record HandSettlement(boolean bought, @Nullable String trackingNumber, List<String> pieces) {

  public HandSettlement {
    pieces = List.copyOf(pieces);
  }

  /// The answer about a shipment of one box.
  public HandSettlement(boolean bought, @Nullable String trackingNumber) {
    this(bought, trackingNumber, List.of());
  }

  private static final Pattern NUMBER = Pattern.compile("[A-Z0-9]{6,40}");

  /// The tracking number in normalized form; empty when nothing was bought.
  Optional<String> number() {
    return bought
        ? Optional.ofNullable(trackingNumber).map(TrackingNumbers::tidy)
        : Optional.empty();
  }

  /// The labels of a shipment of several boxes.
  List<PieceLabel> labels() {
    return bought
        ? pieces.stream().map(TrackingNumbers::tidy).map(PieceLabel::of).toList()
        : List.of();
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
