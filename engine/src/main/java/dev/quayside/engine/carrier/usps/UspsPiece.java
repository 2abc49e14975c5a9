package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.module.VendorTime;
import dev.quayside.engine.carrier.option.PackagingOffer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One piece of mail as USPS describes it, in questions for prices and in orders alike.
final class UspsPiece {

  private static final int SIGNATURE_CONFIRMATION = 921;
  private static final int ADULT_SIGNATURE = 922;
  private static final int SIGNATURE_REQUESTED = 981;
  private static final int EXPRESS_INSURANCE = 925;
  private static final int INSURANCE = 930;
  private static final int HIGH_INSURANCE = 931;
  private static final int LIMITED_QUANTITY_GROUND = 831;

  private static final BigDecimal INCLUDED = BigDecimal.valueOf(100);
  private static final BigDecimal MOST_OF_INSURANCE = BigDecimal.valueOf(500);

  /// The limits of a machinable parcel (DMM 201.7.5), in inches and pounds.
  private static final Dimensions LARGEST = Dimensions.ofInches("22", "18", "15");

  private static final Dimensions SMALLEST = Dimensions.ofInches("6", "3", "0.25");
  private static final Weight HEAVIEST = Weight.ofPounds(25);
  private static final Weight LIGHTEST = Weight.ofOunces("6");

  private UspsPiece() {}

  static boolean isAbroad(Consignment consignment) {
    return !Places.isUsPostal(consignment.to());
  }

  /// The day the piece is mailed, in the time zone of its origin.
  static LocalDate mailingDate(Consignment consignment) {
    return dayAt(consignment.from(), consignment.tenderAt());
  }

  static LocalDate dayAt(Address place, Instant at) {
    return LocalDate.ofInstant(at, Places.timeZone(place).orElse(VendorTime.EASTERN));
  }

  /// Pounds to four decimals, rounded up, and never zero.
  static BigDecimal pounds(Weight weight) {
    return weight.pounds().setScale(4, RoundingMode.CEILING).max(new BigDecimal("0.0001"));
  }

  /// The outer sides of the Postal Service's packaging (usps.com), else the parcel's own; null when
  /// not given.
  static @Nullable Dimensions sides(Parcel parcel) {
    return UspsOptions.OPTIONS
        .packaging(parcel.packaging())
        .map(PackagingOffer::sides)
        .orElseGet(parcel::dimensions);
  }

  /// The sides of a piece that is known to have them.
  static Dimensions knownSides(Parcel parcel) {
    return Objects.requireNonNull(sides(parcel));
  }

  static String processingCategory(Parcel parcel) {
    var sides = knownSides(parcel);
    boolean machinable =
        parcel.packaging().isFlatRate()
            || (isWithin(sides, LARGEST)
                && isWithin(SMALLEST, sides)
                && !parcel.weight().isMoreThan(HEAVIEST)
                && !LIGHTEST.isMoreThan(parcel.weight()));
    return machinable ? "MACHINABLE" : "NONSTANDARD";
  }

  private static boolean isWithin(Dimensions sides, Dimensions others) {
    return sides.length().compareTo(others.length()) <= 0
        && sides.width().compareTo(others.width()) <= 0
        && sides.height().compareTo(others.height()) <= 0;
  }

  static String packagingType(Packaging packaging) {
    return switch (packaging) {
      case FLAT_RATE_ENVELOPE, LEGAL_FLAT_RATE_ENVELOPE, PADDED_FLAT_RATE_ENVELOPE ->
          packaging.name();
      case SMALL_FLAT_RATE_BOX -> "SM_FLAT_RATE_BOX";
      case MEDIUM_FLAT_RATE_BOX -> "MD_FLAT_RATE_BOX";
      case LARGE_FLAT_RATE_BOX -> "LG_FLAT_RATE_BOX";
      // refused before: other carriers' packaging
      default -> "VARIABLE";
    };
  }

  /// The rate indicators whose prices apply to the packaging. A package's exclude cubic and
  /// presorted prices, since labels ordered here are not sold at those.
  static Set<String> rateIndicators(Packaging packaging) {
    return switch (packaging) {
      case FLAT_RATE_ENVELOPE -> Set.of("FE", "E4");
      case LEGAL_FLAT_RATE_ENVELOPE -> Set.of("FA", "E6");
      case PADDED_FLAT_RATE_ENVELOPE -> Set.of("FP");
      case SMALL_FLAT_RATE_BOX -> Set.of("FS");
      case MEDIUM_FLAT_RATE_BOX -> Set.of("FB");
      case LARGE_FLAT_RATE_BOX -> Set.of("PL", "PM");
      default -> Set.of("SP", "PA", "DR", "DN", "OS");
    };
  }

  /// The extra services (codes of Labels v3). Every class that insures includes the first hundred
  /// dollars. Priority Mail Express has its own codes for signature and insurance.
  static List<Integer> extraServices(String code, Parcel parcel) {
    var extras = new ArrayList<Integer>();
    boolean express = code.equals(UspsServices.EXPRESS);
    if (parcel.signature() == Signature.STANDARD) {
      extras.add(express ? SIGNATURE_REQUESTED : SIGNATURE_CONFIRMATION);
    }
    if (parcel.signature() == Signature.ADULT) {
      extras.add(ADULT_SIGNATURE);
    }
    if (isInsured(parcel)) {
      extras.add(express ? EXPRESS_INSURANCE : insurance(value(parcel)));
    }
    if (parcel.hazmat()) {
      extras.add(LIMITED_QUANTITY_GROUND);
    }
    return extras;
  }

  private static int insurance(BigDecimal value) {
    return value.compareTo(MOST_OF_INSURANCE) > 0 ? HIGH_INSURANCE : INSURANCE;
  }

  /// Whether insurance beyond the included amount is bought.
  static boolean isInsured(Parcel parcel) {
    return value(parcel).compareTo(INCLUDED) > 0;
  }

  private static BigDecimal value(Parcel parcel) {
    var insured = parcel.insuredValue();
    return insured == null ? BigDecimal.ZERO : insured.amount();
  }

  /// The parcel's value; null when no service depends on it.
  static @Nullable BigDecimal packageValue(Parcel parcel) {
    return isInsured(parcel) ? value(parcel) : null;
  }
}
