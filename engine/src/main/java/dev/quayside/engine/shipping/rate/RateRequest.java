package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What is to be priced.
///
/// @param carriers codes to ask; empty for all
/// @param services codes to price; empty for all
/// @param contents what goes into the parcel, in the words of the wing that asks; null when it does
///   not say. A rate is bought for what it was asked for.
public record RateRequest(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    Set<String> carriers,
    Set<String> services,
    @Nullable String contents) {

  public RateRequest {
    carriers = Set.copyOf(carriers);
    services = Set.copyOf(services);
  }

  /// A parcel of which it does not matter what goes into it.
  public RateRequest(
      Address from,
      Address to,
      Parcel parcel,
      boolean isReturn,
      @Nullable Customs customs,
      Set<String> carriers,
      Set<String> services) {
    this(from, to, parcel, isReturn, customs, carriers, services, null);
  }

  public static RateRequest of(Address from, Address to, Parcel parcel) {
    return new RateRequest(from, to, parcel, false, null, Set.of(), Set.of());
  }

  /// The same with the sides of its parcel, if they were left out.
  public RateRequest measured(@Nullable Dimensions sides) {
    return parcel.dimensions() != null || sides == null
        ? this
        : new RateRequest(
            from, to, parcel.with(sides), isReturn, customs, carriers, services, contents);
  }

  public Consignment consignment(Instant tenderAt) {
    return new Consignment(from, to, parcel, isReturn, customs, null, tenderAt);
  }
}
