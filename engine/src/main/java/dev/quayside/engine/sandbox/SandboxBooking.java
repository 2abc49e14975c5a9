package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.Acceptance;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A label that a sandbox carrier sold, as the carrier records it.
///
/// @param reference the buyer's, under which it can ask again
/// @param signature whether a signature is collected
/// @param voidedAt null while the label is valid
public record SandboxBooking(
    WorkspaceId workspace,
    String carrier,
    String reference,
    String trackingNumber,
    String service,
    Stop from,
    Stop to,
    boolean signature,
    Map<String, String> routing,
    LocalDate shipDate,
    LocalDate estimatedDelivery,
    Instant acceptedAt,
    @Nullable Instant voidedAt) {

  /// One end of the parcel's journey.
  public record Stop(String city, String state, String zip, String country) {}

  public SandboxBooking {
    routing = Map.copyOf(routing);
  }

  /// The same under another reference and number.
  SandboxBooking numbered(String other, String number, Map<String, String> texts) {
    return new SandboxBooking(
        workspace,
        carrier,
        other,
        number,
        service,
        from,
        to,
        signature,
        texts,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        voidedAt);
  }

  Acceptance acceptance() {
    return new Acceptance(
        trackingNumber,
        "",
        codes(),
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        null,
        List.of());
  }

  /// The number of DHL's piece, which its label bears beside the waybill's.
  private List<String> codes() {
    var piece = routing.get("licencePlate");
    return piece == null ? List.of() : List.of(piece);
  }
}
