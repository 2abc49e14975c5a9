package dev.quayside.engine.shipment;

import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.customs.Customs;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.problem.Violations;
import org.jspecify.annotations.Nullable;

/// What somebody wants to buy: by a quoted rate, or by carrier and service with everything said.
///
/// With a `rateId` the rest may be left out as far as the rate request carried it; what is given
/// must agree with it.
public record Order(
    @Nullable String rateId,
    @Nullable String carrier,
    @Nullable String service,
    @Nullable AddressDraft from,
    @Nullable AddressDraft to,
    @Nullable ParcelDraft parcel,
    boolean isReturn,
    @Nullable Customs customs,
    @Nullable String reference,
    LabelFormat labelFormat) {

  private static final int LONGEST_REFERENCE = 100;

  public static Order ofRate(String rateId, @Nullable String reference) {
    return new Order(rateId, null, null, null, null, null, false, null, reference, LabelFormat.PDF);
  }

  /// Everything that is missing or malformed, before anything is looked up.
  public void check(Violations found) {
    if (rateId == null) {
      found.require("carrier", carrier).require("service", service);
      requirePart("from", from, found);
      requirePart("to", to, found);
      requirePart("parcel", parcel, found);
    }
    if (from != null) {
      from.checkForLabel("from", found);
    }
    if (to != null) {
      to.checkForLabel("to", found);
    }
    if (parcel != null) {
      parcel.check("parcel", found);
    }
    if (reference != null && reference.length() > LONGEST_REFERENCE) {
      found.add("reference", "must have at most " + LONGEST_REFERENCE + " characters");
    }
  }

  private static void requirePart(String path, @Nullable Object part, Violations found) {
    if (part == null) {
      found.add(path, "is required");
    }
  }
}
