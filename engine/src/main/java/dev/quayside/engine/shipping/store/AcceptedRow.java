package dev.quayside.engine.shipping.store;

import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.shipment.SearchText;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The columns that a carrier's acceptance changes. Made before the transaction, like {@link
/// PendingRow}.
record AcceptedRow(
    String id,
    String trackingNumber,
    String searchNumbers,
    String acceptance,
    long amount,
    String shipDate,
    @Nullable String estimatedDelivery,
    long voidableUntil,
    long now) {

  static AcceptedRow of(Shipment bought, Acceptance taken, Instant voidableUntil, Instant now) {
    var estimated = taken.estimatedDelivery();
    return new AcceptedRow(
        bought.id(),
        taken.trackingNumber(),
        SearchText.plain(
            Stream.concat(Stream.of(taken.trackingNumber()), taken.allCodes().stream())
                .collect(Collectors.joining(" "))),
        StoreJson.write(taken),
        bought.price().minor(),
        taken.shipDate().toString(),
        estimated == null ? null : estimated.toString(),
        voidableUntil.toEpochMilli(),
        now.toEpochMilli());
  }
}
