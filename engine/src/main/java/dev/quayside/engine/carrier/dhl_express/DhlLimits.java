package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.printing.message.Message;
import java.util.Objects;
import java.util.Optional;

/// What DHL Express does not take: known without asking.
final class DhlLimits {

  private DhlLimits() {}

  /// @throws ProblemException saying what it does not take
  static void require(Consignment consignment) {
    var refusal = refusal(consignment);
    if (refusal.isPresent()) {
      throw new ProblemException(refusal.get());
    }
  }

  static Optional<Problem> refusal(Consignment consignment) {
    var parcel = consignment.parcel();
    if (consignment.isReturn()) {
      return refused(
          ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(DhlExpress.NAME));
    }
    if (DhlLane.isWithinTheUnitedStates(consignment)) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, DhlWords.NO_DOMESTIC.of());
    }
    if (parcel.hazmat()) {
      return refused(ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(DhlExpress.NAME));
    }
    if (parcel.dimensions() == null) {
      return refused(
          ProblemCode.DIMENSION_REQUIRED, CarrierWords.SIZE_REQUIRED.of(DhlExpress.NAME));
    }
    return parcel.weight().isMoreThan(DhlServices.PROFILE.maxWeight())
        ? refused(
            ProblemCode.WEIGHT_EXCEEDS_LIMIT, CarrierWords.TOO_HEAVY.of(DhlExpress.NAME, "70 kg"))
        : Optional.empty();
  }

  /// Of a consignment that is not refused.
  static Dimensions sides(Consignment consignment) {
    return Objects.requireNonNull(consignment.parcel().dimensions());
  }

  private static Optional<Problem> refused(ProblemCode code, Message why) {
    return Optional.of(new Problem.Refused(code, why));
  }
}
