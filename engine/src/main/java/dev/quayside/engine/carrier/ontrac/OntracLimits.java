package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;

/// What OnTrac does not take.
final class OntracLimits {

  private static final BigDecimal LONGEST = BigDecimal.valueOf(108);
  private static final BigDecimal LENGTH_AND_GIRTH = BigDecimal.valueOf(165);

  static final Limits ALL =
      Limits.of(Ontrac.NAME)
          .within("US")
          .noPostBoxes()
          .noReturns()
          .noHazmat()
          .and(
              each -> each.parcel().signature() == Signature.ADULT,
              ProblemCode.SERVICE_NOT_AVAILABLE,
              OntracWords.NO_AGE.of())
          .insuredIn(Money.USD)
          .sized()
          .heaviest(OntracServices.PROFILE.maxWeight(), "150 lb")
          .largest(OntracLimits::isTooLarge, "108 in, 165 in of length and girth");

  private OntracLimits() {}

  private static boolean isTooLarge(Dimensions sides) {
    var girth = sides.width().add(sides.height()).multiply(BigDecimal.TWO);
    return sides.length().compareTo(LONGEST) > 0
        || sides.length().add(girth).compareTo(LENGTH_AND_GIRTH) > 0;
  }
}
