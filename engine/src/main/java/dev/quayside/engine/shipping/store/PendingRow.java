package dev.quayside.engine.shipping.store;

import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRowJson;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An intent to buy as a row. Made before the transaction, because all other writers wait while it
/// runs.
///
/// @param chosenFrom the rates compared; null when there were none
/// @param boughtBy who had signed in; null when nobody had to
record PendingRow(
    Shipment shipment,
    String consignment,
    String search,
    @Nullable String chosenFrom,
    @Nullable String boughtBy) {

  static PendingRow of(Shipment pending, List<Rate> chosenFrom) {
    return new PendingRow(
        pending,
        StoreJson.write(pending.consignment()),
        SearchText.of(pending),
        chosenFrom.isEmpty() ? null : RateRowJson.write(chosenFrom),
        pending.boughtBy() == null ? null : StoreJson.write(pending.boughtBy()));
  }
}
