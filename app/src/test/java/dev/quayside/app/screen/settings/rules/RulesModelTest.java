package dev.quayside.app.screen.settings.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.EngineTest;
import dev.quayside.app.TestGateways;
import dev.quayside.app.screen.settings.rules.RulesGateway.Outcome;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.Outage;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The section's model on a real engine, without the toolkit.
class RulesModelTest extends EngineTest {

  private final Outage outage =
      new Outage(() -> ProblemException.refused(ProblemCode.CONFLICT, "the disk is full"));

  @SuppressWarnings("NullAway.Init")
  private RulesModel model;

  @BeforeEach
  void open() {
    model = new RulesModel(background, TestGateways.rules(outage.before(opening)));
    model.refresh();
    background.work();
  }

  @Test
  void aRuleThatIsTypedIsKeptOnceAndOpensAsItWas() {
    type("Light", "16");
    model.form().choice().days.set("3");
    Objects.requireNonNull(model.form().choice().among().get("usps")).set(true);
    model.editing().save();
    model.editing().save();
    background.work();
    assertThat(model.rules().items).hasSize(1);
    var kept = model.rules().items.getFirst();
    assertThat(kept.draft().choice()).isEqualTo(Choice.cheapest(3, "usps"));
    assertThat(model.form().name.get()).isEmpty();
    model.rules().choose(kept);
    model.edit();
    assertThat(model.form().conditions.getFirst().atMost.get()).isEqualTo("16");
    assertThat(model.form().draft()).isEqualTo(kept.draft());
  }

  @Test
  void aHoldEndsByItselfAndFurtherNumbersAreTyped() {
    var form = model.form();
    form.name.set("Preorders");
    form.choice().kind.set(ChoiceForm.Kind.HOLD);
    form.choice().reason.set("waits for the ship");
    form.choice().until.set("24.12.2026");
    form.effects().references().get(1).value.set("x".repeat(101));
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("choice.until", "references[1].value");
    form.choice().until.set("2026-12-24 8:00");
    form.effects().references().get(1).value.set(" PO-7 ");
    model.editing().save();
    background.work();
    var kept = model.rules().items.getFirst();
    var hour = LocalDateTime.parse("2026-12-24T08:00").atZone(ZoneId.systemDefault());
    assertThat(Objects.requireNonNull(kept.draft().choice()).until()).isEqualTo(hour.toInstant());
    assertThat(kept.draft().effects().references())
        .containsExactly(new ShipmentReference(ReferenceKind.PURCHASE_ORDER, "PO-7"));
    model.rules().choose(kept);
    model.edit();
    assertThat(form.draft()).isEqualTo(kept.draft());
    form.choice().until.set("2026-12-25");
    assertThat(Objects.requireNonNull(form.draft().choice()).until())
        .isEqualTo(hour.toLocalDate().plusDays(1).atStartOfDay(hour.getZone()).toInstant());
  }

  @Test
  void whatIsWrongIsToldFieldByFieldAndNobodyIsAsked() {
    type(" ", "sixteen");
    model.form().addCondition();
    model.form().conditions.getLast().criterion.set(Criterion.STATE);
    model.form().choice().days.set("soon");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("name", "conditions[0].atMost", "conditions[1].anyOf", "choice.withinDays");
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void aBoundOrAValueThatReadsTwoWaysIsRefused() {
    type("Dear", "1,000");
    model.form().choice().kind.set(ChoiceForm.Kind.FASTEST);
    model.form().choice().under.set("1,500");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("conditions[0].atMost", "choice.under.amount");
    model.editing().startOver();
    model.trial().value.set("1,000");
    model.trial().tryShipment();
    background.work();
    assertThat(Objects.requireNonNull(model.trial().problem().get()).message().sentence())
        .contains("can be 1000 or 1.00");
  }

  @Test
  void aTrialCountsTheRuleThatIsNotSavedYetAndSaysWhatItWouldBuy() {
    TestOrders.add(opening.get(), "SO-1");
    type("Mugs", "16");
    model.trial().tryOrders();
    background.work();
    var outcome = model.trial().outcomes.getFirst();
    assertThat(decided(outcome)).containsExactly("Mugs");
    model.trial().choose(outcome);
    background.work();
    assertThat(model.trial().price().get()).isInstanceOf(Readiness.Chosen.class);
    assertThat(model.rules().items).isEmpty();
    model.form().conditions.getFirst().atMost.set("8");
    model.trial().tryOrders();
    background.work();
    assertThat(decided(model.trial().outcomes.getFirst())).isEmpty();
    assertThat(model.trial().chosen().get()).isNull();
  }

  @Test
  void aShipmentThatIsTypedInIsTriedToo() {
    type("Light", "16");
    model.trial().state.set("co");
    model.trial().zip.set("80202");
    model.trial().weight.set("12");
    model.trial().tryShipment();
    background.work();
    assertThat(decided(model.trial().outcomes.getFirst())).containsExactly("Light");
    assertThat(model.trial().price().get()).isInstanceOf(Readiness.Chosen.class);
  }

  @Test
  void aRuleThatIsSwitchedOffStaysInItsPlaceAndIsNotAsked() {
    save("First");
    save("Second");
    model.enable(model.rules().items.getFirst(), false);
    background.work();
    assertThat(model.rules().items.getFirst().draft().enabled()).isFalse();
    TestOrders.add(opening.get(), "SO-1");
    model.trial().tryOrders();
    background.work();
    assertThat(decided(model.trial().outcomes.getFirst())).containsExactly("Second");
  }

  @Test
  void aRuleMadeElsewhereCountsInATrial() {
    TestOrders.add(opening.get(), "SO-1");
    TestOrders.rule(opening.get(), Choice.service("usps", "PRIORITY_MAIL"));
    model.trial().tryOrders();
    background.work();
    assertThat(decided(model.trial().outcomes.getFirst())).hasSize(1);
  }

  @Test
  void aRuleMadeElsewhereIsOnThePageAndLeavesWhatIsTyped() {
    type("Light", "16");
    TestOrders.rule(opening.get(), Choice.service("usps", "PRIORITY_MAIL"));
    model.lookAgain();
    background.work();
    assertThat(model.rules().items).hasSize(1);
    assertThat(model.form().name.get()).isEqualTo("Light");
  }

  @Test
  void aDeskThatFailsIsToldInPlaceAndWhatWasTypedStays() {
    type("Light", "16");
    outage.begin();
    model.editing().save();
    model.trial().tryOrders();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(model.trial().problem().get()).isNotNull();
    assertThat(model.form().name.get()).isEqualTo("Light");
    outage.end();
    model.editing().save();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(model.rules().items).hasSize(1);
  }

  private void save(String name) {
    type(name, "100");
    model.editing().save();
    background.work();
  }

  private void type(String name, String most) {
    model.form().name.set(name);
    model.form().addCondition();
    model.form().conditions.getFirst().atMost.set(most);
  }

  private static List<String> decided(Outcome outcome) {
    return outcome.plan().steps().stream()
        .filter(step -> !step.decided().isEmpty())
        .map(step -> step.rule())
        .map(Rule::draft)
        .map(draft -> draft.name())
        .toList();
  }
}
