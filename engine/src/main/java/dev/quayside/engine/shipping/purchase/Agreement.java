package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Checks that a purchase agrees with its quote. A price holds only for the quoted postal codes,
/// countries, weight, sides and extras (docs/api/labels.md, `RATE_MISMATCH`).
final class Agreement {

  private static final int ZIP = 5;

  private Agreement() {}

  /// @param pieces the boxes of a shipment of several; none for one box
  /// @param options of the purchase and of the quote, with their accounts open
  /// @param asReturn null when the purchase does not say
  static void check(
      RateRequest quoted,
      Address from,
      Address to,
      Parcel parcel,
      List<Piece> pieces,
      @Nullable Boolean asReturn,
      AskedOptions options) {
    var found = differences(quoted, from, to, parcel, pieces);
    options.compare(quoted, found);
    if (asReturn != null && asReturn != quoted.isReturn()) {
      found.add(
          "isReturn",
          quoted.isReturn() ? PurchaseWords.RATE_OF_RETURN : PurchaseWords.RATE_OF_NO_RETURN);
    }
    if (!found.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.RATE_MISMATCH, found.list());
    }
  }

  /// Duties that the sender pays cost more with some carriers.
  ///
  /// @param quoted null when nothing was declared for the quote
  /// @param given null when the purchase says nothing else
  static void checkTerms(@Nullable Customs quoted, @Nullable Customs given) {
    if (quoted != null && given != null && quoted.incoterm() != given.incoterm()) {
      throw ProblemException.invalid(
          ProblemCode.RATE_MISMATCH,
          "customs.incoterm",
          PurchaseWords.DIFFERS,
          quoted.incoterm().name());
    }
  }

  /// Whether the rates of a request hold for a consignment.
  static boolean agrees(RateRequest quoted, Consignment consignment) {
    return quoted.isReturn() == consignment.isReturn()
        && quoted.wanted().isPricedAs(consignment.wanted())
        && differences(
                quoted,
                consignment.from(),
                consignment.to(),
                consignment.parcel(),
                consignment.pieces())
            .isEmpty();
  }

  private static Violations differences(
      RateRequest quoted, Address from, Address to, Parcel parcel, List<Piece> pieces) {
    var found = new Violations();
    compare("from", quoted.from(), from, found);
    compare("to", quoted.to(), to, found);
    int of = quoted.pieces().size();
    if (of != pieces.size()) {
      found.add("pieces", PieceWords.DIFFER, Math.max(1, of));
    } else if (of == 0) {
      compare(Piece.field(0, of), quoted.parcel(), parcel, found);
    } else {
      for (int i = 0; i < of; i++) {
        compare(Piece.field(i, of), quoted.pieces().get(i).parcel(), pieces.get(i).parcel(), found);
      }
    }
    return found;
  }

  private static void compare(String path, Parcel quoted, Parcel given, Violations found) {
    if (quoted.weight().compareTo(given.weight()) != 0) {
      found.add(path + ".weightOz", PurchaseWords.DIFFERS, quoted.weight().ounces());
    }
    if (!sameSides(quoted, given)) {
      found.add(path + ".lengthIn", PurchaseWords.SIDES);
    }
    compareExtras(path, quoted, given, found);
  }

  private static void compare(String path, Address quoted, Address given, Violations found) {
    if (!postalCode(quoted).equals(postalCode(given))) {
      found.add(path + ".zip", PurchaseWords.DIFFERS, quoted.zip());
    }
    if (!CustomsDemand.isWithinBorders(quoted, given)) {
      found.add(path + ".country", PurchaseWords.DIFFERS, quoted.country());
    }
  }

  /// Compares the extras, all of which change the price.
  private static void compareExtras(String path, Parcel quoted, Parcel given, Violations found) {
    differ(path + ".packaging", quoted.packaging().wire(), given.packaging().wire(), found);
    differ(path + ".hazmat", quoted.hazmat(), given.hazmat(), found);
    differ(path + ".signature", quoted.signature().wire(), given.signature().wire(), found);
    differ(path + ".insuredValue", quoted.insuredValue(), given.insuredValue(), found);
    differ(path + ".residential", quoted.residential(), given.residential(), found);
  }

  private static void differ(
      String field, @Nullable Object quoted, @Nullable Object given, Violations found) {
    if (!Objects.equals(quoted, given)) {
      found.add(field, PurchaseWords.DIFFERS, quoted == null ? "none" : quoted);
    }
  }

  /// The postal code as far as it matters to the price: without ZIP+4, spaces and case.
  private static String postalCode(Address address) {
    var code = address.zip().replace(" ", "").toUpperCase(Locale.ROOT);
    boolean plus4 = UsTerritories.isUsPostal(address.country()) && code.length() > ZIP;
    return plus4 ? code.substring(0, ZIP) : code;
  }

  /// Whether both have the same sides. Sides missing in the purchase are not taken from the quote,
  /// since the label could then be for another box.
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
