package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.module.Limits;

/// What DHL Express does not take.
final class DhlLimits {

  static final Limits ALL =
      Limits.of(DhlExpress.NAME)
          .noReturns()
          .and(
              DhlLane::isWithinTheUnitedStates,
              ProblemCode.SERVICE_NOT_AVAILABLE,
              DhlWords.NO_DOMESTIC.of())
          .noPostBoxes()
          .noHazmat()
          .sized()
          .heaviest(DhlServices.PROFILE.maxWeight(), "70 kg");

  private DhlLimits() {}
}
