package dev.quayside.engine.carrier.quote;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The parcel a carrier is asked to move, with its addresses.
///
/// @param tenderAt when it is handed over, by the workspace's clock; cut-offs and ship dates follow
///   from it
/// @param reference the sender's own reference, printed on the label
/// @param metadata the sender's own notes by name; never sent to a carrier
/// @param options what is asked for beside the parcel; null for nothing, see {@link #wanted}
/// @param pieces the boxes of a shipment of several, `parcel` being the first; empty for one box
public record Consignment(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    @Nullable String reference,
    Instant tenderAt,
    Map<String, String> metadata,
    @Nullable ShippingOptions options,
    List<Piece> pieces) {

  /// Fills in the metadata and pieces, which consignments stored by earlier versions lack.
  public Consignment {
    pieces = List.copyOf(Absent.toEmpty(pieces));
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
    this(from, to, parcel, isReturn, customs, reference, tenderAt, Map.of(), null, List.of());
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
    this(from, to, parcel, isReturn, customs, reference, tenderAt, metadata, null, List.of());
  }

  /// A consignment of one box.
  public Consignment(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      @Nullable String reference,
      Instant tenderAt,
      Map<String, String> metadata,
      @Nullable ShippingOptions options) {
    this(from, to, parcel, isReturn, customs, reference, tenderAt, metadata, options, List.of());
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
        options == null ? null : options.forgotten().orNull(),
        pieces);
  }

  /// What is asked for beside the parcel.
  public ShippingOptions wanted() {
    return ShippingOptions.of(options);
  }

  public Consignment with(ShippingOptions other) {
    return new Consignment(
        from, to, parcel, isReturn, customs, reference, tenderAt, metadata, other.orNull(), pieces);
  }

  /// The same parcel with other addresses.
  public Consignment between(Address sender, Address recipient) {
    return new Consignment(
        sender, recipient, parcel, isReturn, customs, reference, tenderAt, metadata, options,
        pieces);
  }

  /// The same with one other box, whatever it had before.
  public Consignment with(Parcel other) {
    return new Consignment(
        from, to, other, isReturn, customs, reference, tenderAt, metadata, options);
  }

  /// The same under another reference.
  public Consignment named(@Nullable String other) {
    return new Consignment(
        from, to, parcel, isReturn, customs, other, tenderAt, metadata, options, pieces);
  }

  /// The same in these boxes.
  ///
  /// @param several at least two; none for one box
  public Consignment in(List<Piece> several) {
    return new Consignment(
        from,
        to,
        several.isEmpty() ? parcel : several.getFirst().parcel(),
        isReturn,
        customs,
        reference,
        tenderAt,
        metadata,
        options,
        several);
  }

  /// The same in boxes of which each is changed.
  public Consignment each(UnaryOperator<Parcel> change) {
    return pieces.isEmpty()
        ? with(change.apply(parcel))
        : in(
            pieces.stream()
                .map(each -> new Piece(change.apply(each.parcel()), each.reference(), each.items()))
                .toList());
  }

  /// Whether it is a shipment of several boxes.
  public boolean isInPieces() {
    return !pieces.isEmpty();
  }

  /// All its boxes, in their order.
  public List<Parcel> parcels() {
    return pieces.isEmpty() ? List.of(parcel) : Piece.parcels(pieces);
  }

  /// Whether one of its boxes holds hazardous goods.
  public boolean isHazmat() {
    return parcels().stream().anyMatch(Parcel::hazmat);
  }

  /// Weight of all its boxes.
  public Weight weight() {
    return pieces.isEmpty()
        ? parcel.weight()
        : new Weight(
            pieces.stream()
                .map(each -> each.parcel().weight().ounces())
                .reduce(BigDecimal.ZERO, BigDecimal::add));
  }
}
