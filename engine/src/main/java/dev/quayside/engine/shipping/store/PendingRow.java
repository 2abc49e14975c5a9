package dev.quayside.engine.shipping.store;

import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRowJson;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An intent to buy as the tables keep it. Made before the transaction, since everybody else waits
/// for the one that writes.
///
/// @param chosenFrom null when nothing was compared
record PendingRow(
    Shipment shipment, String consignment, String search, @Nullable String chosenFrom) {

  static PendingRow of(Shipment pending, List<Rate> chosenFrom) {
    return new PendingRow(
        pending,
        StoreJson.write(pending.consignment()),
        SearchText.of(pending),
        chosenFrom.isEmpty() ? null : RateRowJson.write(chosenFrom));
  }
}
