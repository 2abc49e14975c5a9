package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a carrier is asked to move.
///
/// @param tenderAt when it is handed over (the workspace's clock); cut-offs and ship dates follow
///   from it
/// @param reference the sender's own reference, printed on the label
public record Consignment(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    @Nullable String reference,
    Instant tenderAt) {

  /// The same without the customer; what was sent stays.
  public Consignment forgotten() {
    return new Consignment(
        isReturn ? from.forgotten() : from,
        isReturn ? to : to.forgotten(),
        parcel,
        isReturn,
        customs,
        reference,
        tenderAt);
  }
}
