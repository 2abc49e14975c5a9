package dev.quayside.engine.shipping;

import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A purchase or void that the carrier has not confirmed, on the wire.
///
/// @param of `purchase` or `void`
/// @param status `asking` while the carrier may still answer, `by_hand` when it says that it never
///   will
record SettlementJson(String of, String status, int attempts, Instant nextAskAt) {

  static @Nullable SettlementJson of(Shipment shipment) {
    return Optional.ofNullable(shipment.settlement())
        .map(
            open ->
                new SettlementJson(
                    open.kind().wire(),
                    open.byHand() ? "by_hand" : "asking",
                    open.attempts(),
                    open.nextAskAt()))
        .orElse(null);
  }

  /// Reads the body of POST /v1/labels/:id/settle.
  static HandSettlement read(Fields body) {
    body.require("bought");
    var word =
        new HandSettlement(
            Boolean.TRUE.equals(body.bool("bought")),
            body.text("trackingNumber"),
            body.texts("trackingNumbers", Piece.MOST));
    word.check(body.violations());
    return word;
  }
}
