package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.Map;

/// What holds for every service of a carrier, in the order of the specification's error table. The
/// rest the carrier declines itself.
final class Preconditions {

  /// US territories and freely associated states have country codes of their own, and the US postal
  /// carrier serves them at home.
  private static final Map<String, String> POSTAL_HOME =
      Map.of("PR", "US", "GU", "US", "VI", "US", "AS", "US", "MP", "US");

  private static final String US_POSTAL = "usps";

  private Preconditions() {}

  static void check(CarrierProfile carrier, Consignment consignment) {
    if (consignment.parcel().weight().isMoreThan(carrier.maxWeight())) {
      throw ProblemException.invalid(
          ProblemCode.WEIGHT_EXCEEDS_LIMIT,
          "parcel.weightOz",
          carrier.name()
              + " takes at most "
              + carrier.maxWeight().pounds().stripTrailingZeros().toPlainString()
              + " lb");
    }
    if (isInternational(carrier, consignment) && consignment.customs() == null) {
      throw ProblemException.invalid(
          ProblemCode.CUSTOMS_REQUIRED,
          "customs",
          "an international shipment needs contentsType and items with description, quantity, value and HS code");
    }
    if (consignment.isReturn() && !carrier.supportsReturns()) {
      throw ProblemException.invalid(
          ProblemCode.RETURNS_NOT_SUPPORTED,
          "isReturn",
          carrier.name() + " has no return labels: choose another carrier");
    }
  }

  private static boolean isInternational(CarrierProfile carrier, Consignment consignment) {
    var from = consignment.from().country();
    var to = consignment.to().country();
    return carrier.code().equals(US_POSTAL)
        ? !POSTAL_HOME.getOrDefault(from, from).equals(POSTAL_HOME.getOrDefault(to, to))
        : !from.equals(to);
  }
}
