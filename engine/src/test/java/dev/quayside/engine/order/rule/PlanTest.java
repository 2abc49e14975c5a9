package dev.quayside.engine.order.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.rule.effect.Decision;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanTest {

  private static final NewOrder ORDER = SampleOrders.order("WEB-1001");

  @ParameterizedTest
  @CsvSource({
    "WEIGHT, 16, 16, true",
    "WEIGHT, 16.01, , false",
    "WEIGHT, , 15.99, false",
    "VALUE, 25, 25, true",
    "VALUE, 25.01, , false",
    "ITEM_COUNT, 2, 2, true",
    "LONGEST_SIDE, 0, 100, false",
    "VOLUME, 0, , false"
  })
  void boundsAreInclusiveAndTheUnknownHoldsForNothing(
      Criterion criterion, @Nullable BigDecimal least, @Nullable BigDecimal most, boolean holds) {
    assertThat(holds(measured(criterion, least, most))).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({
    "COUNTRY, us, true",
    "COUNTRY, CA, false",
    "STATE, N*, true",
    "ZIP, 101, true",
    "ZIP, 0118, false",
    "SKU, mug-*, true",
    "SKU, *-2, false",
    "REFERENCE, web-*, true",
    "REFERENCE, web, false",
    "REFERENCE, WEB.1001, false",
    "LANE, domestic, true",
    "LANE, international, false",
    "REQUESTED_SERVICE, *, false"
  })
  void patternsFitTheWholeTextAndAZipMayGoOn(Criterion criterion, String pattern, boolean holds) {
    assertThat(holds(worded(criterion, pattern))).isEqualTo(holds);
  }

  @Test
  void theFirstRuleThatSaysSomethingDecidesItAndTheStepsSayWhy() {
    var plan =
        Plan.of(
            List.of(
                rule("heavy", Choice.service("ups", "ups_ground"), null, "1000"),
                rule("sign", null, Signature.ADULT, "0"),
                rule("light", Choice.cheapest(3), Signature.STANDARD, "0"),
                rule("late", Choice.hold("never"), null, "0")),
            facts(),
            Instant.EPOCH);
    assertThat(plan.choice()).isEqualTo(Choice.cheapest(3));
    assertThat(plan.signature()).isEqualTo(Signature.ADULT);
    assertThat(plan.steps()).extracting(Plan.Step::holds).containsExactly(false, true, true, true);
    assertThat(plan.steps().get(2).decided()).containsExactly(Decision.CHOICE);
    assertThat(plan.steps().get(3).decided()).isEmpty();
    assertThat(plan.steps().getFirst().findings().getFirst().found()).isEqualTo("16");
  }

  @Test
  void aRuleSaysWhatIsWrongWithIt() {
    var found = new Violations();
    new RuleDraft(
            " ",
            true,
            List.of(
                measured(Criterion.WEIGHT, BigDecimal.valueOf(5), BigDecimal.valueOf(4)),
                worded(Criterion.COUNTRY, "USA"),
                worded(Criterion.LANE, "far"),
                measured(Criterion.VALUE, null, null)),
            Choice.cheapest(0),
            null,
            null,
            false,
            null)
        .check(found);
    assertThat(found.list())
        .extracting(violation -> violation.field())
        .containsExactly(
            "name",
            "conditions[0].atMost",
            "conditions[1].anyOf[0]",
            "conditions[2].anyOf[0]",
            "conditions[3].atLeast",
            "choice.withinDays");
  }

  private static Condition measured(
      Criterion criterion, @Nullable BigDecimal atLeast, @Nullable BigDecimal atMost) {
    return new Condition(criterion, atLeast, atMost, List.of());
  }

  private static Condition worded(Criterion criterion, String pattern) {
    return new Condition(criterion, null, null, List.of(pattern));
  }

  private static boolean holds(Condition condition) {
    return condition.judge(facts()).holds();
  }

  private static Facts facts() {
    return new Facts(ORDER.number(), ORDER.details(), ORDER.details().parcel(), "US");
  }

  private static Rule rule(
      String name, @Nullable Choice choice, @Nullable Signature signature, String atLeast) {
    return new Rule(
        name,
        1,
        new RuleDraft(
            name,
            true,
            List.of(measured(Criterion.WEIGHT, new BigDecimal(atLeast), null)),
            choice,
            null,
            signature,
            false,
            null));
  }
}
