package dev.quayside.engine.order.api;

import dev.quayside.engine.base.money.Money;
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
    if (parcel == null) {
      return null;
    }
    var signature = parcel.choice("signature", Signature.values(), Signature::wire);
    var packaging = parcel.choice("packaging", Packaging.values(), Packaging::wire);
    var read =
        new ParcelDraft(
            parcel.decimal("weightOz"),
            parcel.decimal("lengthIn"),
            parcel.decimal("widthIn"),
            parcel.decimal("heightIn"),
            Boolean.TRUE.equals(parcel.bool("hazmat")),
            signature == null ? Signature.NONE : signature,
            MoneyJson.read(parcel, "insuredValue", Money.USD),
            parcel.bool("residential"),
            packaging == null ? Packaging.PACKAGE : packaging);
    read.checkKnown(parcel.path(), parcel.violations());
    return read;
  }
}
