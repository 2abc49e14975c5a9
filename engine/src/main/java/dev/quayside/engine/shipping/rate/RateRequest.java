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
public record RateRequest(
    Address from,
    Address to,
    Parcel parcel,
    boolean isReturn,
    @Nullable Customs customs,
    Set<String> carriers,
    Set<String> services) {

  public RateRequest {
    carriers = Set.copyOf(carriers);
    services = Set.copyOf(services);
  }

  public static RateRequest of(Address from, Address to, Parcel parcel) {
    return new RateRequest(from, to, parcel, false, null, Set.of(), Set.of());
  }

  /// The same with the sides of its parcel, if they were left out.
  public RateRequest measured(@Nullable Dimensions sides) {
    return parcel.dimensions() != null || sides == null
        ? this
        : new RateRequest(from, to, parcel.with(sides), isReturn, customs, carriers, services);
  }

  public Consignment consignment(Instant tenderAt) {
    return new Consignment(from, to, parcel, isReturn, customs, null, tenderAt);
  }
}
