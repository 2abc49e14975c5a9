package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A request for rates.
///
/// @param carriers codes of the carriers to ask; empty for all
/// @param services codes of the services to price; empty for all
/// @param contents what is in the parcel, in the form of the package that asks (for an order, its
///   items); null when it does not matter. A label bought at one of the rates is for these contents
/// @param options what is asked for beside the parcel; null for nothing, see {@link #wanted}
/// @param pieces the boxes of a shipment of several, `parcel` being the first; empty for one box
public record RateRequest(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    Set<String> carriers,
    Set<String> services,
    @Nullable String contents,
    @Nullable ShippingOptions options,
    List<Piece> pieces) {

  /// Fills in the pieces, which requests stored by earlier versions lack.
  public RateRequest {
    pieces = List.copyOf(Absent.toEmpty(pieces));
    carriers = Set.copyOf(carriers);
    services = Set.copyOf(services);
  }

  /// A request that does not say what is in the parcel.
  public RateRequest(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      Set<String> carriers,
      Set<String> services) {
    this(from, to, parcel, isReturn, customs, carriers, services, null, null, List.of());
  }

  /// A request for one box.
  public RateRequest(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      Set<String> carriers,
      Set<String> services,
      @Nullable String contents,
      @Nullable ShippingOptions options) {
    this(from, to, parcel, isReturn, customs, carriers, services, contents, options, List.of());
  }

  public static RateRequest of(Address from, Address to, Parcel parcel) {
    return new RateRequest(from, to, parcel, false, null, Set.of(), Set.of());
  }

  /// A copy with the sides of the parcel, if they were left out.
  public RateRequest measured(@Nullable Dimensions sides) {
    return parcel.dimensions() != null || sides == null || !pieces.isEmpty()
        ? this
        : new RateRequest(
            from, to, parcel.with(sides), isReturn, customs, carriers, services, contents, options);
  }

  /// What is asked for beside the parcel.
  public ShippingOptions wanted() {
    return ShippingOptions.of(options);
  }

  public RateRequest with(ShippingOptions other) {
    return new RateRequest(
        from, to, parcel, isReturn, customs, carriers, services, contents, other.orNull(), pieces);
  }

  /// The same for other goods in several boxes.
  ///
  /// @param several at least two
  public RateRequest of(@Nullable Customs goods, List<Piece> several) {
    return new RateRequest(
        from,
        to,
        several.getFirst().parcel(),
        isReturn,
        goods,
        carriers,
        services,
        null,
        options,
        several);
  }

  /// The same with another declaration.
  RateRequest declaring(@Nullable Customs other) {
    return other == customs
        ? this
        : new RateRequest(
            from, to, parcel, isReturn, other, carriers, services, contents, options, pieces);
  }

  public Consignment consignment(Instant tenderAt) {
    return new Consignment(
        from, to, parcel, isReturn, customs, null, tenderAt, Map.of(), options, pieces);
  }

  /// What of it counts for nothing, whichever carrier is asked.
  public List<Violation> idle() {
    return wanted().billing().duties() != null && CustomsDemand.isWithinBorders(from, to)
        ? List.of(new Violation("billing.duties", OptionWords.NO_DUTIES_AT_HOME.of()))
        : List.of();
  }
}
