package dev.quayside.engine.order.api;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The parcel of an order on the wire, as far as it is known; weight and sides may be missing until
/// it is packed.
public record OrderParcelJson(
    @Nullable BigDecimal weightOz,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    boolean hazmat,
    String signature,
    @Nullable MoneyJson insuredValue,
    @Nullable Boolean residential,
    String packaging) {

  private static final ParcelDraft UNKNOWN = new ParcelDraft(null, null, null, null);

  static OrderParcelJson of(ParcelDraft parcel) {
    return new OrderParcelJson(
        parcel.weightOz(),
        parcel.lengthIn(),
        parcel.widthIn(),
        parcel.heightIn(),
        parcel.hazmat(),
        parcel.signature().wire(),
        Optional.ofNullable(parcel.insuredValue()).map(MoneyJson::of).orElse(null),
        parcel.residential(),
        parcel.packaging().wire());
  }

  static ParcelDraft read(Fields order) {
    return Objects.requireNonNullElse(readIfThere(order), UNKNOWN);
  }

  public static @Nullable ParcelDraft readIfThere(Fields order) {
    var parcel = order.object("parcel");
    return parcel == null ? null : read(parcel, Extras.NONE);
  }

  /// The parcel of a request for a label or rates. As in POST /v1/labels, `signature`,
  /// `insuredValue` and `residential` may stand beside it too; the parcel's own win.
  public static @Nullable ParcelDraft readWithExtras(Fields asked) {
    var beside = Extras.read(asked);
    var parcel = asked.object("parcel");
    if (parcel != null) {
      return read(parcel, beside);
    }
    return beside.equals(Extras.NONE) ? null : beside.alone();
  }

  private static ParcelDraft read(Fields parcel, Extras beside) {
    var extras = Extras.read(parcel).or(beside);
    var packaging = parcel.choice("packaging", Packaging.values(), Packaging::wire);
    var read =
        new ParcelDraft(
            parcel.decimal("weightOz"),
            parcel.decimal("lengthIn"),
            parcel.decimal("widthIn"),
            parcel.decimal("heightIn"),
            Boolean.TRUE.equals(parcel.bool("hazmat")),
            extras.signatureOrNone(),
            extras.insuredValue(),
            extras.residential(),
            packaging == null ? Packaging.PACKAGE : packaging);
    read.checkKnown(parcel.path(), parcel.violations());
    return read;
  }

  private record Extras(
      @Nullable Signature signature, @Nullable Money insuredValue, @Nullable Boolean residential) {

    static final Extras NONE = new Extras(null, null, null);

    static Extras read(Fields fields) {
      return new Extras(
          fields.choice("signature", Signature.values(), Signature::wire),
          insured(fields),
          fields.bool("residential"));
    }

    private static @Nullable Money insured(Fields fields) {
      var value = MoneyJson.read(fields, "insuredValue");
      if (value != null && value.isNegative()) {
        fields.violations().add(fields.path("insuredValue.amount"), FieldWords.NOT_NEGATIVE);
        return null;
      }
      return value;
    }

    Extras or(Extras beside) {
      return new Extras(
          signature == null ? beside.signature : signature,
          insuredValue == null ? beside.insuredValue : insuredValue,
          residential == null ? beside.residential : residential);
    }

    Signature signatureOrNone() {
      return signature == null ? Signature.NONE : signature;
    }

    /// A parcel of which nothing else is said.
    ParcelDraft alone() {
      return new ParcelDraft(
          null, null, null, null, false, signatureOrNone(), insuredValue, residential);
    }
  }
}
