package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What OnTrac does not take, known without asking.
final class OntracLimits {

  private static final BigDecimal LONGEST = BigDecimal.valueOf(108);
  private static final BigDecimal LENGTH_AND_GIRTH = BigDecimal.valueOf(165);

  private OntracLimits() {}

  /// @throws ProblemException saying what it does not take
  static void require(Consignment consignment) {
    var refusal = refusal(consignment);
    if (refusal.isPresent()) {
      throw new ProblemException(refusal.get());
    }
  }

  static Optional<Problem> refusal(Consignment consignment) {
    var parcel = consignment.parcel();
    var sides = parcel.dimensions();
    if (!Stream.of(consignment.from(), consignment.to())
        .allMatch(each -> each.country().equals("US"))) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, CarrierWords.DOMESTIC_ONLY.of(Ontrac.NAME));
    }
    if (consignment.isReturn()) {
      return refused(ProblemCode.RETURNS_NOT_SUPPORTED, CarrierWords.NO_RETURNS.of(Ontrac.NAME));
    }
    if (parcel.hazmat()) {
      return refused(ProblemCode.HAZMAT_NOT_SUPPORTED, CarrierWords.NO_HAZMAT.of(Ontrac.NAME));
    }
    if (parcel.signature() == Signature.ADULT) {
      return refused(ProblemCode.SERVICE_NOT_AVAILABLE, OntracWords.NO_AGE.of());
    }
    if (sides == null) {
      return refused(ProblemCode.DIMENSION_REQUIRED, CarrierWords.SIZE_REQUIRED.of(Ontrac.NAME));
    }
    if (parcel.weight().isMoreThan(OntracServices.PROFILE.maxWeight())) {
      return refused(
          ProblemCode.WEIGHT_EXCEEDS_LIMIT, CarrierWords.TOO_HEAVY.of(Ontrac.NAME, "150 lb"));
    }
    return isTooLarge(sides)
        ? refused(
            ProblemCode.SIZE_EXCEEDS_LIMIT,
            CarrierWords.TOO_LARGE.of(Ontrac.NAME, "108 in, 165 in of length and girth"))
        : Optional.empty();
  }

  /// Of a consignment that is not refused.
  static Dimensions sides(Consignment consignment) {
    return Objects.requireNonNull(consignment.parcel().dimensions());
  }

  private static boolean isTooLarge(Dimensions sides) {
    var girth = sides.width().add(sides.height()).multiply(BigDecimal.TWO);
    return sides.length().compareTo(LONGEST) > 0
        || sides.length().add(girth).compareTo(LENGTH_AND_GIRTH) > 0;
  }

  private static Optional<Problem> refused(ProblemCode code, Message why) {
    return Optional.of(new Problem.Refused(code, why));
  }
}
