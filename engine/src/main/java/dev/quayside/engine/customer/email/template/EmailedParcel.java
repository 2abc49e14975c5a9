package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The data of a shipment that e-mails use.
///
/// @param recipient e-mail address; null when no e-mail is to be sent
/// @param country country of destination, ISO 3166-1 alpha-2
/// @param carrier carrier code; empty for one that is not known here
/// @param carrierName empty when it is not known
/// @param trackingNumber empty for a parcel without one
/// @param order the shop's own reference
/// @param page the carrier's own page of it; null for one that has a page of ours
public record EmailedParcel(
    @Nullable String recipient,
    @Nullable String name,
    String country,
    String carrier,
    String carrierName,
    String service,
    String trackingNumber,
    @Nullable String order,
    @Nullable LocalDate expected,
    @Nullable String page) {

  boolean isOfOrder() {
    return order != null && !order.isBlank();
  }

  /// What is not known of it.
  Set<Placeholder> unknown() {
    if (trackingNumber.isEmpty()) {
      return EnumSet.of(Placeholder.TRACKING_NUMBER, Placeholder.TRACKING_URL);
    }
    return carrier.isEmpty()
        ? EnumSet.of(Placeholder.TRACKING_URL)
        : EnumSet.noneOf(Placeholder.class);
  }

  /// Finds the parcels that e-mails are about.
  public interface Source {
    /// All of a parcel. Not in a write: the carrier's name is read beside it.
    Optional<EmailedParcel> find(Tx tx, WorkspaceId workspace, String shipmentId);

    /// The recipient's address alone, in the middle of a write, where nothing else can be read.
    Optional<String> recipient(Tx tx, WorkspaceId workspace, String shipmentId);

    /// Whether a change of one box is told at all: of a shipment of several, that it has arrived is
    /// told when all boxes have, and that it is on its way of the first.
    ///
    /// @param trackingNumber of the box; null when it is not known
    default boolean isTold(
        Tx tx,
        WorkspaceId workspace,
        String shipmentId,
        EmailTrigger trigger,
        @Nullable String trackingNumber) {
      return true;
    }
  }
}
