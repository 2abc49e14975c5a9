package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a packer says of how orders are shipped. Null leaves a thing as it is; what is said goes
/// before the rules, and stays when the order comes in again.
///
/// @param weightOz of the packed parcel, in ounces
/// @param preset name of a parcel preset
/// @param service code of a service
/// @param insuredValue zero for none
/// @param billing who pays, with accounts as they are kept
/// @param location id of the location it leaves from
/// @param shipDate day it is handed over, in the sender's zone
/// @param references of their parcels; empty for none
public record HandlingChange(
    @Nullable BigDecimal weightOz,
    @Nullable String preset,
    @Nullable String service,
    @Nullable Signature signature,
    @Nullable Money insuredValue,
    @Nullable Packaging packaging,
    @Nullable BillTo billing,
    @Nullable String location,
    @Nullable LocalDate shipDate,
    @Nullable List<ShipmentReference> references) {

  public static final HandlingChange NONE = new HandlingChange(null, null, null, null);

  /// A change of the parcel itself.
  public HandlingChange(
      @Nullable BigDecimal weightOz,
      @Nullable String preset,
      @Nullable String service,
      @Nullable Signature signature) {
    this(weightOz, preset, service, signature, null, null, null, null, null, null);
  }

  /// Whether it says anything.
  public boolean isEmpty() {
    return said().isEmpty();
  }

  /// Reports a weight and an insured value that no parcel has.
  public void check(Violations found) {
    new ParcelDraft(weightOz, null, null, null).checkWeight("weightOz", found);
    if (insuredValue != null && insuredValue.isNegative()) {
      found.add("insuredValue.amount", FieldWords.NOT_NEGATIVE);
    }
  }

  /// What of an order it says.
  public Set<Handling> said() {
    var said = EnumSet.noneOf(Handling.class);
    note(said, Handling.WEIGHT, weightOz);
    note(said, Handling.PRESET, preset);
    note(said, Handling.SERVICE, service);
    note(said, Handling.SIGNATURE, signature);
    note(said, Handling.INSURANCE, insuredValue);
    note(said, Handling.PACKAGING, packaging);
    note(said, Handling.BILLING, billing);
    note(said, Handling.LOCATION, location);
    note(said, Handling.SHIP_DATE, shipDate);
    note(said, Handling.REFERENCES, references);
    return said;
  }

  /// The same parcel, as it says.
  public ParcelDraft of(ParcelDraft parcel) {
    return new ParcelDraft(
        weightOz == null ? parcel.weightOz() : weightOz,
        parcel.lengthIn(),
        parcel.widthIn(),
        parcel.heightIn(),
        parcel.hazmat(),
        signature == null ? parcel.signature() : signature,
        insuredValue == null ? parcel.insuredValue() : insuredValue,
        parcel.residential(),
        packaging == null ? parcel.packaging() : packaging);
  }

  /// Where, when and with which references, as it says.
  public Dispatch of(Dispatch dispatch) {
    return new Dispatch(
        location == null ? dispatch.location() : location,
        shipDate == null ? dispatch.shipDate() : shipDate,
        references == null ? dispatch.references() : references);
  }

  private static void note(Set<Handling> said, Handling what, @Nullable Object value) {
    if (value != null) {
      said.add(what);
    }
  }
}
