package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What of a shipment stands in an e-mail.
///
/// @param recipient e-mail address; null when nobody is to be written to
/// @param country where it goes, ISO 3166-1 alpha-2
/// @param carrier code
/// @param order the shop's own reference
public record EmailedParcel(
    @Nullable String recipient,
    @Nullable String name,
    String country,
    String carrier,
    String carrierName,
    String service,
    String trackingNumber,
    @Nullable String order,
    @Nullable LocalDate expected) {

  /// Finds shipments, within the transaction of what happened to them.
  @FunctionalInterface
  public interface Source {
    Optional<EmailedParcel> find(Tx tx, WorkspaceId workspace, String shipmentId);
  }
}
