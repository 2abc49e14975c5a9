package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.module.Limits;

/// What Canada Post does not take, or not from here yet.
final class CanadaPostLimits {

  static final Limits ALL =
      Limits.of(CanadaPost.NAME)
          .from("CA")
          .noReturns()
          // its API has no field for them
          .noHazmat()
          .insuredIn(CanadaPostRates.CAD);

  private CanadaPostLimits() {}
}
