package dev.quayside.engine.parcel.customs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GoodsWeightTest {

  private static final List<BigDecimal> OUNCES_IN_UNIT =
      List.of(
          new BigDecimal("0.035273961949580412916"),
          new BigDecimal("35.273961949580412916"),
          BigDecimal.ONE,
          new BigDecimal("16"));

  /// A caller that weighs in grams, kilograms or pounds sends rounded ounces, one digit or more.
  @Test
  void aParcelThatWeighsTheSumOfItsPiecesIsTaken() {
    var chance = new Random(37);
    for (int i = 0; i < 5_000; i++) {
      var unit = OUNCES_IN_UNIT.get(chance.nextInt(OUNCES_IN_UNIT.size()));
      int digits = 1 + chance.nextInt(6);
      var lines = new ArrayList<CustomsItem>();
      var sum = BigDecimal.ZERO;
      for (int line = chance.nextInt(5); line >= 0; line--) {
        int pieces = 1 + chance.nextInt(chance.nextBoolean() ? 12 : 500);
        var each = BigDecimal.valueOf(1 + chance.nextInt(20_000), chance.nextInt(2));
        lines.add(item(pieces, rounded(each.multiply(unit), digits)));
        sum = sum.add(each.multiply(BigDecimal.valueOf(pieces)));
      }
      var parcel = rounded(sum.multiply(unit), digits);
      assertThat(isTaken(parcel, lines)).as("%s in %s", lines, parcel).isTrue();
    }
  }

  @Test
  void goodsThatWeighMoreThanTheirParcelAreRefused() {
    assertThat(isTaken(new BigDecimal("2.1164"), List.of(item(12, new BigDecimal("0.1764")))))
        .isTrue();
    assertThat(isTaken(new BigDecimal("2.3"), List.of(item(2, new BigDecimal("1.2"))))).isTrue();
    assertThat(isTaken(new BigDecimal("2.2"), List.of(item(2, new BigDecimal("1.2"))))).isFalse();
    assertThat(isTaken(new BigDecimal("2.30"), List.of(item(2, new BigDecimal("1.20"))))).isFalse();
    assertThat(isTaken(new BigDecimal("11.5"), List.of(item(10, new BigDecimal("1.2"))))).isTrue();
    assertThat(isTaken(new BigDecimal("16"), List.of(item(2, new BigDecimal("8.1"))))).isFalse();
    assertThat(isTaken(new BigDecimal("32"), List.of(item(10, new BigDecimal("8"))))).isFalse();
    assertThat(isTaken(new BigDecimal("1000"), List.of(item(1000, new BigDecimal("1.1")))))
        .isFalse();
  }

  private static boolean isTaken(BigDecimal parcel, List<CustomsItem> lines) {
    var found = new Violations();
    new Customs(ContentsType.MERCHANDISE, null, lines, Incoterm.DDU)
        .checkWeight(Weight.ofOunces(parcel), found);
    return found.isEmpty();
  }

  private static CustomsItem item(int pieces, BigDecimal ounces) {
    return new CustomsItem(
        "Pin", pieces, Money.zero(Money.USD), Weight.ofOunces(ounces), null, "US");
  }

  private static BigDecimal rounded(BigDecimal ounces, int digits) {
    var rounded = ounces.setScale(digits, RoundingMode.HALF_UP);
    return rounded.signum() > 0 ? rounded : ounces.setScale(6, RoundingMode.HALF_UP);
  }
}
