package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.module.Limits;
import java.math.BigDecimal;
import java.util.stream.Stream;

/// What Veho does not take, from its API's description.
final class VehoLimits {

  private static final BigDecimal LONGEST_SIDE = BigDecimal.valueOf(48);
  private static final BigDecimal MOST_CUBIC_INCHES = new BigDecimal("9849.6");

  static final Limits ALL =
      Limits.of(Veho.NAME)
          .within("US")
          .noPostBoxes()
          .noReturns()
          .noHazmat()
          // Veho takes the wish, and does not honour it
          .noSignatures()
          .insuredIn(Money.USD)
          .sized()
          .heaviest(VehoServices.PROFILE.maxWeight(), "50 lb")
          .largest(VehoLimits::isTooLarge, "48 in, 9849.6 cu in");

  private VehoLimits() {}

  private static boolean isTooLarge(Dimensions sides) {
    return Stream.of(sides.length(), sides.width(), sides.height())
            .anyMatch(side -> side.compareTo(LONGEST_SIDE) > 0)
        || sides.cubicInches().compareTo(MOST_CUBIC_INCHES) > 0;
  }
}
