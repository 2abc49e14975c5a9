package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import org.jspecify.annotations.Nullable;

/// The parcel with what is asked for it, in a price and in a shipment.
final class AustraliaPostParcel {

  static final Currency AUD = Currency.getInstance("AUD");

  private static final BigDecimal CENTIMETRES = new BigDecimal("2.54");

  private AustraliaPostParcel() {}

  static boolean isAbroad(Consignment consignment) {
    return !consignment.to().country().equals("AU");
  }

  /// @throws ProblemException naming what nobody can do
  static void require(Parcel parcel) {
    if (parcel.signature() == Signature.ADULT) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, AustraliaPostWords.NO_ADULT);
    }
    features(parcel);
  }

  /// Cover against loss and damage.
  static AustraliaPostWire.@Nullable Features features(Parcel parcel) {
    var insured = parcel.insuredValue();
    return insured == null
        ? null
        : new AustraliaPostWire.Features(
            new AustraliaPostWire.Cover(
                new AustraliaPostWire.CoverAttributes(
                    dollars("parcel.insuredValue", ProblemCode.INVALID_REQUEST, insured))));
  }

  /// @throws ProblemException for another currency
  static BigDecimal dollars(String field, ProblemCode code, Money money) {
    if (!money.currency().equals(AUD)) {
      throw ProblemException.invalid(code, field, AustraliaPostWords.DOLLARS);
    }
    return money.amount();
  }

  /// To the gram, rounded up but for what ounces lose, and never nothing.
  static BigDecimal kilograms(Weight weight) {
    return weight
        .grams()
        .setScale(3, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.CEILING)
        .max(BigDecimal.ONE)
        .movePointLeft(3);
  }

  static BigDecimal centimetres(BigDecimal inches) {
    return inches.multiply(CENTIMETRES).setScale(1, RoundingMode.CEILING);
  }
}
