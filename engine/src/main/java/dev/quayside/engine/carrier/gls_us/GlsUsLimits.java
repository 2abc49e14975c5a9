package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.module.Limits;

/// What GLS US does not take.
final class GlsUsLimits {

  static final Limits ALL =
      Limits.of(GlsUs.NAME)
          .within("US")
          .noPostBoxes()
          .noReturns()
          .noHazmat()
          .insuredIn(Money.USD)
          .heaviest(GlsUsServices.PROFILE.maxWeight(), "150 lb");

  private GlsUsLimits() {}
}
