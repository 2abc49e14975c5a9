package dev.quayside.engine.order;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An order to be shipped.
///
/// @param number the shop's own, unique in the workspace: what stands on the pick list and is
///   scanned
/// @param reason why it is held, why it failed, or why it is open again
/// @param shipment null until shipped
/// @param source the file it came with
public record SalesOrder(
    String id,
    String number,
    OrderState state,
    @Nullable Message reason,
    OrderDetails details,
    @Nullable OrderShipment shipment,
    @Nullable String source,
    Instant createdAt,
    Instant updatedAt) {}
