package dev.quayside.engine.shipment;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import dev.quayside.engine.rate.RateRequest;
import java.util.Locale;

/// A quoted price holds for what was quoted: zip, country, weight and sides (decisions section 6,
/// `RATE_MISMATCH`).
final class Agreement {

  private Agreement() {}

  static void check(RateRequest quoted, Address from, Address to, Parcel parcel) {
    var found = new Violations();
    compare("from", quoted.from(), from, found);
    compare("to", quoted.to(), to, found);
    if (quoted.parcel().weight().compareTo(parcel.weight()) != 0) {
      found.add("parcel.weightOz", "differs from the quoted " + quoted.parcel().weight().ounces());
    }
    if (!sameSides(quoted.parcel(), parcel)) {
      found.add("parcel.lengthIn", "the sides differ from the quoted ones");
    }
    if (quoted.parcel().packaging() != parcel.packaging()) {
      found.add(
          "parcel.packaging", "differs from the quoted " + quoted.parcel().packaging().wire());
    }
    if (!found.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.RATE_MISMATCH, found.list());
    }
  }

  private static void compare(String path, Address quoted, Address given, Violations found) {
    if (!postalCode(quoted).equals(postalCode(given))) {
      found.add(path + ".zip", "differs from the quoted " + quoted.zip());
    }
    if (!quoted.country().equals(given.country())) {
      found.add(path + ".country", "differs from the quoted " + quoted.country());
    }
  }

  /// ZIP+4 does not change a price, and neither does the space in K1A 0B1.
  private static String postalCode(Address address) {
    return address.zip5().replace(" ", "").toUpperCase(Locale.ROOT);
  }

  /// Sides left out of the order are taken from the quote by nobody: the label would be for another
  /// box.
  private static boolean sameSides(Parcel quoted, Parcel given) {
    var one = quoted.dimensions();
    var other = given.dimensions();
    if (one == null || other == null) {
      return one == other;
    }
    return one.length().compareTo(other.length()) == 0
        && one.width().compareTo(other.width()) == 0
        && one.height().compareTo(other.height()) == 0;
  }
}
