package dev.quayside.engine.parcel;

import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.server.Fields;
import dev.quayside.engine.server.MoneyJson;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parcel on the wire: ounces and inches (section 2 of the specification, section 6 of the
/// decisions).
public record ParcelJson(
    BigDecimal weightOz,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    boolean hazmat,
    String signature,
    @Nullable MoneyJson insuredValue,
    @Nullable Boolean residential,
    String packaging) {

  public static ParcelJson of(Parcel parcel) {
    var sides = Optional.ofNullable(parcel.dimensions());
    return new ParcelJson(
        parcel.weight().ounces(),
        sides.map(Dimensions::length).orElse(null),
        sides.map(Dimensions::width).orElse(null),
        sides.map(Dimensions::height).orElse(null),
        parcel.hazmat(),
        parcel.signature().wire(),
        Optional.ofNullable(parcel.insuredValue()).map(MoneyJson::of).orElse(null),
        parcel.residential(),
        parcel.packaging().wire());
  }

  /// @param shipment what the parcel is part of: `signature`, `insuredValue` and `residential` may
  ///   stand in either
  public static ParcelDraft read(Fields parcel, Fields shipment) {
    var signature =
        where("signature", parcel, shipment)
            .choice("signature", Signature.values(), Signature::wire);
    var packaging = parcel.choice("packaging", Packaging.values(), Packaging::wire);
    return new ParcelDraft(
        parcel.decimal("weightOz"),
        parcel.decimal("lengthIn"),
        parcel.decimal("widthIn"),
        parcel.decimal("heightIn"),
        Boolean.TRUE.equals(parcel.bool("hazmat")),
        signature == null ? Signature.NONE : signature,
        MoneyJson.read(where("insuredValue", parcel, shipment), "insuredValue", shipment),
        where("residential", parcel, shipment).bool("residential"),
        packaging == null ? Packaging.PACKAGE : packaging);
  }

  private static Fields where(String name, Fields parcel, Fields shipment) {
    return parcel.has(name) ? parcel : shipment;
  }
}
