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

/// The parcel and its options, as prices and shipments both state them.
final class AustraliaPostParcel {

  static final Currency AUD = Currency.getInstance("AUD");

  private static final BigDecimal CENTIMETRES = new BigDecimal("2.54");

  private AustraliaPostParcel() {}

  static boolean isAbroad(Consignment consignment) {
    return !consignment.to().country().equals("AU");
  }

  /// @throws ProblemException naming an option the post does not offer
  static void require(Parcel parcel) {
    if (parcel.signature() == Signature.ADULT) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, AustraliaPostWords.NO_ADULT);
    }
    features(parcel);
  }

  /// Transit cover against loss and damage; null when the parcel is not insured.
  static AustraliaPostWire.@Nullable Features features(Parcel parcel) {
    var insured = parcel.insuredValue();
    return insured == null
        ? null
        : new AustraliaPostWire.Features(
            new AustraliaPostWire.Cover(
                new AustraliaPostWire.CoverAttributes(
                    dollars("parcel.insuredValue", ProblemCode.INVALID_REQUEST, insured))));
  }

  /// @throws ProblemException when the amount is in another currency
  static BigDecimal dollars(String field, ProblemCode code, Money money) {
    if (!money.currency().equals(AUD)) {
      throw ProblemException.invalid(code, field, AustraliaPostWords.DOLLARS);
    }
    return money.amount();
  }

  /// Whole grams in kilograms, at least one. Rounded up, except for the rounding error of ounces
  /// below a hundredth of a gram.
  static BigDecimal kilograms(Weight weight) {
    return weight
        .grams()
        .setScale(2, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.CEILING)
        .max(BigDecimal.ONE)
        .movePointLeft(3);
  }

  static BigDecimal centimetres(BigDecimal inches) {
    return inches.multiply(CENTIMETRES).setScale(1, RoundingMode.CEILING);
  }
}
