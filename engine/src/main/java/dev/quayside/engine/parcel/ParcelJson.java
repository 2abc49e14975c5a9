package dev.quayside.engine.parcel;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parcel on the wire: ounces and inches (docs/api/labels.md).
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

  /// @param shipment the object the parcel is part of: `signature`, `insuredValue` and
  ///   `residential` may stand in either; the parcel's own win
  public static ParcelDraft read(Fields parcel, Fields shipment) {
    var extras = Extras.read(parcel, shipment).or(Extras.read(shipment, shipment));
    var packaging = parcel.choice("packaging", Packaging.values(), Packaging::wire);
    return new ParcelDraft(
        parcel.decimal("weightOz"),
        parcel.decimal("lengthIn"),
        parcel.decimal("widthIn"),
        parcel.decimal("heightIn"),
        Boolean.TRUE.equals(parcel.bool("hazmat")),
        Optional.ofNullable(extras.signature()).orElse(Signature.NONE),
        extras.insuredValue(),
        extras.residential(),
        packaging == null ? Packaging.PACKAGE : packaging);
  }

  /// Weight and sides only.
  public static ParcelDraft readMeasures(Fields parcel) {
    return new ParcelDraft(
        parcel.decimal("weightOz"),
        parcel.decimal("lengthIn"),
        parcel.decimal("widthIn"),
        parcel.decimal("heightIn"));
  }

  /// Refuses signature, insured value and residential beside a quoted parcel, which already has
  /// those it was quoted with. Signature `none` asks for nothing and is let through.
  public static void refuseExtras(Fields shipment) {
    var extras = Extras.read(shipment, shipment);
    for (String name : Extras.NAMES) {
      boolean isDefault = name.equals("signature") && extras.signature() == Signature.NONE;
      if (shipment.has(name) && !isDefault) {
        shipment.violations().add(shipment.path(name), ParcelWords.PARCEL_BESIDE);
      }
    }
  }

  /// What the sender asks for besides the box.
  private record Extras(
      @Nullable Signature signature, @Nullable Money insuredValue, @Nullable Boolean residential) {

    static final List<String> NAMES = List.of("signature", "insuredValue", "residential");

    /// @param shipment gives the currency of values that name none
    static Extras read(Fields fields, Fields shipment) {
      return new Extras(
          fields.choice("signature", Signature.values(), Signature::wire),
          insured(fields, shipment),
          fields.bool("residential"));
    }

    Extras or(Extras beside) {
      return new Extras(
          signature == null ? beside.signature : signature,
          insuredValue == null ? beside.insuredValue : insuredValue,
          residential == null ? beside.residential : residential);
    }

    private static @Nullable Money insured(Fields fields, Fields shipment) {
      var value = MoneyJson.read(fields, "insuredValue", shipment);
      if (value != null && value.isNegative()) {
        fields.violations().add(fields.path("insuredValue.amount"), FieldWords.NOT_NEGATIVE);
        return null;
      }
      return value;
    }
  }
}
