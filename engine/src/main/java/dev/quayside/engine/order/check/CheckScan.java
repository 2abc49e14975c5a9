package dev.quayside.engine.order.check;

import dev.quayside.engine.parcel.product.GoodsCode;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// Pieces of a line that were counted at once.
///
/// @param code as it was scanned; null for pieces that a person confirmed
/// @param quantity pieces
/// @param reason why they were confirmed; null for scanned ones
public record CheckScan(
    @Nullable String code,
    int quantity,
    @Nullable String lot,
    @Nullable LocalDate expiresOn,
    @Nullable String serial,
    @Nullable String reason,
    Instant at) {

  static CheckScan of(
      String scanned, GoodsCode code, @Nullable String serial, int quantity, Instant at) {
    return new CheckScan(scanned, quantity, code.lot(), code.expiresOn(), serial, null, at);
  }

  static CheckScan confirmed(int quantity, String reason, Instant at) {
    return new CheckScan(null, quantity, null, null, null, reason, at);
  }

  CheckScan of(int pieces) {
    return new CheckScan(code, pieces, lot, expiresOn, serial, reason, at);
  }
}
