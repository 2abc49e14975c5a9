package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import dev.quayside.engine.parcel.option.ShippingOptions;
import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The parcel a carrier is asked to move, with its addresses.
///
/// @param tenderAt when it is handed over, by the workspace's clock; cut-offs and ship dates follow
///   from it
/// @param reference the sender's own reference, printed on the label
/// @param metadata the sender's own notes by name; never sent to a carrier
/// @param options what is asked for beside the parcel; null for nothing, see {@link #wanted}
public record Consignment(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    @Nullable String reference,
    Instant tenderAt,
    Map<String, String> metadata,
    @Nullable ShippingOptions options) {

  /// Fills in the metadata, which consignments stored by earlier versions lack.
  public Consignment {
    metadata = metadata == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(metadata));
  }

  /// A consignment without metadata.
  public Consignment(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      @Nullable String reference,
      Instant tenderAt) {
    this(from, to, parcel, isReturn, customs, reference, tenderAt, Map.of(), null);
  }

  /// A consignment of which nothing is asked beside.
  public Consignment(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      @Nullable String reference,
      Instant tenderAt,
      Map<String, String> metadata) {
    this(from, to, parcel, isReturn, customs, reference, tenderAt, metadata, null);
  }

  /// The consignment with the customer's data erased; what was sent stays.
  public Consignment forgotten() {
    return new Consignment(
        isReturn ? from.forgotten() : from,
        isReturn ? to : to.forgotten(),
        parcel,
        isReturn,
        customs == null
            ? null
            : customs.forgetting(isReturn ? TaxIdSide.SENDER : TaxIdSide.RECIPIENT),
        reference,
        tenderAt,
        Map.of(),
        options == null ? null : options.forgotten().orNull());
  }

  /// What is asked for beside the parcel.
  public ShippingOptions wanted() {
    return ShippingOptions.of(options);
  }

  public Consignment with(ShippingOptions other) {
    return new Consignment(
        from, to, parcel, isReturn, customs, reference, tenderAt, metadata, other.orNull());
  }

  /// The same parcel with other addresses.
  public Consignment between(Address sender, Address recipient) {
    return new Consignment(
        sender, recipient, parcel, isReturn, customs, reference, tenderAt, metadata, options);
  }

  public Consignment with(Parcel other) {
    return new Consignment(
        from, to, other, isReturn, customs, reference, tenderAt, metadata, options);
  }
}
