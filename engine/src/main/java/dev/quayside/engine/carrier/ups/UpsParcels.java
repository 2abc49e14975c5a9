package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.module.ToPostBox;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.ups.UpsWire.Amount;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.piece.Piece;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The parcel as UPS measures it: sides in whole inches or centimetres, weight in tenths of a pound
/// or kilogram, all rounded up.
final class UpsParcels {

  private static final BigDecimal CENTIMETRES = new BigDecimal("2.54");
  private static final BigDecimal LIGHTEST = new BigDecimal("0.1");

  /// The length the Rating API wants an amount to have.
  private static final int AMOUNT = 8;

  private UpsParcels() {}

  /// Refuses post office boxes, which only the post serves, to whom UPS hands Ground Saver. Refuses
  /// hazardous goods, except limited quantities by Ground within the United States, which need no
  /// papers (49 CFR 173.156). Refuses a declared value in another currency than the origin's.
  static Optional<Problem> refusal(Consignment consignment, String service) {
    return consignment.parcels().stream()
        .flatMap(box -> refusalOfBox(consignment.with(box), service).stream())
        .findFirst();
  }

  /// Whether {@link #refusal} looks at the service.
  static boolean isRefusedByService(Consignment consignment) {
    return ToPostBox.is(consignment) || consignment.isHazmat();
  }

  private static Optional<Problem> refusalOfBox(Consignment consignment, String service) {
    if (!service.equals(UpsServices.GROUND_SAVER) && ToPostBox.is(consignment)) {
      return Optional.of(ToPostBox.refusal(Ups.NAME));
    }
    var insured = consignment.parcel().insuredValue();
    var own = Money.currencyOf(UpsParties.country(consignment.from()));
    if (insured != null && !insured.currency().equals(own)) {
      return Optional.of(
          ProblemException.invalid(
                  ProblemCode.SERVICE_NOT_AVAILABLE,
                  "parcel.insuredValue",
                  CarrierWords.IN_CURRENCY.of(Ups.NAME, own.getCurrencyCode()))
              .problem());
    }
    if (!consignment.parcel().hazmat()) {
      return Optional.empty();
    }
    return service.equals(UpsServices.GROUND) && !consignment.isReturn()
        ? Optional.empty()
        : Optional.of(
            new Problem.Refused(
                ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(Ups.NAME)));
  }

  static List<UpsRateWire.Piece> rated(Consignment consignment) {
    return consignment.parcels().stream().map(box -> ratedBox(consignment.with(box))).toList();
  }

  private static UpsRateWire.Piece ratedBox(Consignment consignment) {
    return new UpsRateWire.Piece(
        Coded.of(UpsOptions.packagingCode(consignment.parcel().packaging())),
        sides(consignment),
        mass(consignment, consignment.weight()),
        options(consignment, padded(consignment.parcel().insuredValue())));
  }

  /// @param references ours and the sender's of a box, when they belong to it and not the shipment
  static List<UpsShipWire.Piece> shipped(
      Consignment consignment,
      @Nullable String description,
      Function<@Nullable Piece, @Nullable List<UpsShipWire.Named>> references) {
    return consignment.isInPieces()
        ? consignment.pieces().stream()
            .map(
                piece ->
                    shippedBox(
                        consignment.with(piece.parcel()), description, references.apply(piece)))
            .toList()
        : List.of(shippedBox(consignment, description, references.apply(null)));
  }

  private static UpsShipWire.Piece shippedBox(
      Consignment consignment,
      @Nullable String description,
      @Nullable List<UpsShipWire.Named> references) {
    return new UpsShipWire.Piece(
        description,
        Coded.of(UpsOptions.packagingCode(consignment.parcel().packaging())),
        sides(consignment),
        mass(consignment, consignment.weight()),
        references,
        options(consignment, amount(consignment.parcel().insuredValue())));
  }

  static UpsWire.Mass mass(Consignment consignment, Weight weight) {
    boolean pounds = UpsParties.isImperial(consignment);
    var number = pounds ? weight.pounds() : weight.grams().movePointLeft(3);
    return new UpsWire.Mass(
        pounds ? new Coded("LBS", "Pounds") : new Coded("KGS", "Kilograms"),
        number
            .setScale(4, RoundingMode.HALF_UP)
            .setScale(1, RoundingMode.CEILING)
            .max(LIGHTEST)
            .toPlainString());
  }

  private static UpsWire.@Nullable Sides sides(Consignment consignment) {
    Dimensions sides = consignment.parcel().dimensions();
    if (sides == null || consignment.parcel().packaging().isCarriers()) {
      return null;
    }
    boolean inches = UpsParties.isImperial(consignment);
    return new UpsWire.Sides(
        inches ? new Coded("IN", "Inches") : new Coded("CM", "Centimeters"),
        whole(sides.length(), inches),
        whole(sides.width(), inches),
        whole(sides.height(), inches));
  }

  private static String whole(BigDecimal inches, boolean imperial) {
    var side = imperial ? inches : inches.multiply(CENTIMETRES);
    return side.setScale(0, RoundingMode.CEILING).max(BigDecimal.ONE).toPlainString();
  }

  private static UpsWire.@Nullable ParcelOptions options(
      Consignment consignment, @Nullable Amount declared) {
    var signed =
        UpsParties.isAbroad(consignment)
            ? null
            : confirmation(consignment.parcel().signature(), "2", "3");
    return signed == null && declared == null ? null : new UpsWire.ParcelOptions(signed, declared);
  }

  /// The signature for an international shipment, which is signed for as a whole; null for others.
  static UpsWire.@Nullable Confirmation signedAbroad(Consignment consignment) {
    return UpsParties.isAbroad(consignment)
        ? confirmation(consignment.parcel().signature(), "1", "2")
        : null;
  }

  private static UpsWire.@Nullable Confirmation confirmation(
      Signature signature, String standard, String adult) {
    return switch (signature) {
      case NONE -> null;
      case STANDARD -> new UpsWire.Confirmation(standard);
      case ADULT -> new UpsWire.Confirmation(adult);
    };
  }

  static @Nullable Amount amount(@Nullable Money money) {
    return money == null
        ? null
        : new Amount(money.currency().getCurrencyCode(), money.amount().toPlainString());
  }

  /// An amount padded to the length wanted: `00050.00`.
  private static @Nullable Amount padded(@Nullable Money money) {
    var amount = amount(money);
    if (amount == null || amount.monetaryValue() == null) {
      return null;
    }
    var number = amount.monetaryValue();
    return new Amount(
        amount.currencyCode(), "0".repeat(Math.max(0, AMOUNT - number.length())) + number);
  }
}
