package dev.quayside.engine.order.automation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.OrderChange;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.agenda.RuleAgenda;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What rules do with orders by themselves. The rounds are made by hand.
class RuleRunsTest extends EngineTest {

  @Test
  void aRuleHoldsAnOrderOnArrivalAndLetsItGoWhenItHoldsNoMore() {
    heavyIsHeld(Choice.hold("too heavy"));
    var order = taken("R-1");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);

    weigh(order, "900");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
    assertThat(now(order).reason()).isEqualTo(Message.said("too heavy"));

    weigh(order, "16");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);

    weigh(order, "900");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
  }

  @Test
  void whatAPersonReleasesNoRuleHoldsAgain() {
    heavyIsHeld(Choice.hold("too heavy"));
    engine
        .ordering()
        .rules()
        .add(caller(), rule("Cheapest", List.of(), Choice.cheapest(null)), RequestKey.none());
    var order = taken("R-2");
    weigh(order, "900");
    round();
    assertThat(ready(order)).isInstanceOf(Readiness.Stopped.class);
    engine.ordering().orders().release(caller(), order.id());
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    assertThat(ready(order)).isInstanceOf(Readiness.Chosen.class);
    weigh(order, "901");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    var plan = engine.ordering().ruleTrials().plan(caller(), order.id());
    assertThat(plan.byHand()).containsExactly("hold");
    assertThat(plan.plan().chosenBy()).isEqualTo("Cheapest");
  }

  @Test
  void whatAPersonHoldsStaysHeldWhateverTheRulesSay() {
    var order = taken("R-3");
    engine.ordering().orders().hold(caller(), order.id(), Message.said("wait for Ann"));
    var rule = heavyIsHeld(Choice.hold("too heavy"));
    round();
    weigh(order, "900");
    round();
    weigh(order, "16");
    round();
    engine.ordering().rules().remove(caller(), rule.id());
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
    assertThat(now(order).reason()).isEqualTo(Message.said("wait for Ann"));
  }

  @Test
  void aHoldUntilATimeEndsByItself() {
    var until = engine.accounts().clocks().now(caller().workspace()).plus(Duration.ofHours(2));
    heavyIsHeld(Choice.holdUntil(until, "after noon"));
    var order = taken("R-4");
    weigh(order, "900");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
    pass(Duration.ofHours(1));
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
    pass(Duration.ofHours(1));
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
  }

  @Test
  void aRuleThatIsAddedOrTakenAwayIsAskedOfAllOpenOrders() {
    var order = taken("R-5");
    weigh(order, "900");
    round();
    var rule = heavyIsHeld(Choice.hold("too heavy"));
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
    engine.ordering().rules().remove(caller(), rule.id());
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
  }

  @Test
  void tagsAPersonAndANoteArePutOnOnceAndAPersonsWordStays() {
    var user = user("Pia Picker");
    var other = user("Ann Owner");
    var effects =
        new Effects(
            List.of("heavy", "Gift"),
            user,
            null,
            null,
            null,
            null,
            List.of(),
            null,
            null,
            "call the buyer");
    var draft = rule("Marks", List.of(), Choice.cheapest(null)).with(effects);
    engine.ordering().rules().add(caller(), draft, RequestKey.none());
    var order = taken("R-6");
    round();
    var marks = now(order).marks();
    assertThat(marks.tagNames()).containsExactlyInAnyOrder("heavy", "Gift");
    assertThat(marks.assignedTo().id()).isEqualTo(user);
    assertThat(marks.notes()).singleElement().extracting("text").isEqualTo("call the buyer");
    assertThat(engine.ordering().ruleTrials().plan(caller(), order.id()).byHand()).isEmpty();

    mark(order, MarkChange.of(List.of("gift"), other));
    weigh(order, "20");
    round();
    round();
    var after = now(order).marks();
    assertThat(after.tagNames()).containsExactly("Gift");
    assertThat(after.assignedTo().id()).isEqualTo(other);
    assertThat(after.notes()).hasSize(1);
    assertThat(engine.ordering().ruleTrials().plan(caller(), order.id()).byHand())
        .containsExactly("assignTo", "tags");

    mark(order, MarkChange.of(null, ""));
    weigh(order, "21");
    round();
    assertThat(now(order).marks().assignedTo()).isNull();
  }

  @Test
  void aTagThatOneRuleAddsIsSeenByTheNext() {
    var tagged =
        new Effects(List.of("rush"), null, null, null, null, null, List.of(), null, null, null);
    var first = rule("Tags", List.of(), Choice.cheapest(null)).with(tagged);
    var rules = engine.ordering().rules();
    rules.add(caller(), first, RequestKey.none());
    var rush = new Condition(Criterion.TAG, null, null, List.of("RUSH"));
    var second =
        new RuleDraft("Signs", true, List.of(rush), null, null, Signature.ADULT, false, null);
    rules.add(caller(), second, RequestKey.none());
    var order = taken("R-7");
    var plan = engine.ordering().ruleTrials().plan(caller(), order.id()).plan();
    assertThat(plan.signature()).isEqualTo(Signature.ADULT);
    assertThat(plan.effects().tags()).containsExactly("rush");
  }

  private String user(String name) {
    return engine
        .accounts()
        .users()
        .add(
            caller().workspace(),
            new UserDraft(name, PersonRole.PACKER, "4711", null),
            RequestKey.none())
        .id();
  }

  private void mark(SalesOrder order, MarkChange change) {
    engine
        .ordering()
        .orders()
        .change(
            caller(),
            order.id(),
            new OrderChange(
                null, null, null, null, null, null, null, null, Map.of(), null, null, null,
                change));
  }

  private Rule heavyIsHeld(Choice hold) {
    var heavy = new Condition(Criterion.WEIGHT, new BigDecimal("800"), null, List.of());
    var draft = rule("Heavy", List.of(heavy), hold);
    return engine.ordering().rules().add(caller(), draft, RequestKey.none());
  }

  private static RuleDraft rule(String name, List<Condition> conditions, Choice choice) {
    return new RuleDraft(name, true, conditions, choice, null, null, false, null);
  }

  /// One that stays due would be read for ever if each page began at the first again.
  @Test
  void whatIsDueIsReadPageByPage() {
    heavyIsHeld(Choice.hold("too heavy"));
    var ids =
        Stream.of("R-20", "R-21", "R-22").map(this::taken).map(SalesOrder::id).sorted().toList();
    var agenda = new RuleAgenda();
    var workspace = caller().workspace();
    var database = database();
    var first = database.read(tx -> agenda.due(tx, workspace, "", 2));
    var rest = database.read(tx -> agenda.due(tx, workspace, first.getLast().orderId(), 2));
    assertThat(Stream.concat(first.stream(), rest.stream()).map(RuleAgenda.Entry::orderId))
        .containsExactlyElementsOf(ids);
  }

  @Test
  void anOrderThatCannotBeLookedAtIsAskedAboutAgainAfterAWhileAndOthersAtOnce() {
    var order = taken("R-30");
    heavyIsHeld(Choice.hold("too heavy"));
    round();
    weigh(order, "900");
    var details = details(order);
    write(order, "[]");
    round();
    write(order, details);
    var other = taken("R-31");
    weigh(other, "900");
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    assertThat(now(other).state()).isEqualTo(OrderState.HELD);

    pass(Duration.ofSeconds(1));
    round();
    assertThat(now(order).state()).isEqualTo(OrderState.HELD);
  }

  @Test
  void rulesThatChangedAreAskedOfAllOrdersBesideOneThatCannotBeRead() {
    var order = taken("R-40");
    var other = taken("R-41");
    weigh(other, "900");
    round();
    var details = details(order);
    heavyIsHeld(Choice.hold("too heavy"));
    write(order, "[]");
    round();
    write(order, details);
    assertThat(now(other).state()).isEqualTo(OrderState.HELD);
  }

  /// Orders of a sweep have their turns beside those that changed, which come first.
  @Test
  void anOrderThatChangesDoesNotWaitForAllOthersThatNewRulesAreAskedOf() {
    var numbers = IntStream.rangeClosed(0, 2 * RuleSweeps.AT_ONCE).mapToObj(i -> "R-5" + i);
    var taken =
        engine.ordering().orders().takeIn(caller(), numbers.map(SampleOrders::order).toList());
    var ends = Stream.of(taken.getFirst(), taken.getLast()).map(OrderIntake::order);
    var heavy = ends.peek(order -> weigh(order, "900")).toList();
    heavyIsHeld(Choice.hold("too heavy"));
    round();
    assertThat(heavy)
        .extracting(order -> now(order).state())
        .containsExactlyInAnyOrder(OrderState.HELD, OrderState.OPEN);

    heavy.forEach(order -> weigh(order, "901"));
    round();
    assertThat(heavy).extracting(order -> now(order).state()).containsOnly(OrderState.HELD);
  }

  private String details(SalesOrder order) {
    return database()
        .read(
            tx ->
                tx.handle()
                    .createQuery("SELECT details FROM sales_order WHERE id = :id")
                    .bind("id", order.id())
                    .mapTo(String.class)
                    .one());
  }

  /// `[]` is JSON that no order can be read from.
  private void write(SalesOrder order, String details) {
    database()
        .write(
            tx ->
                tx.handle()
                    .createUpdate("UPDATE sales_order SET details = :details WHERE id = :id")
                    .bind("details", details)
                    .bind("id", order.id())
                    .execute());
  }

  private Database database() {
    return engine.ordering().checking().checks().book().database();
  }

  private SalesOrder taken(String number) {
    var orders = List.of(SampleOrders.order(number));
    return engine.ordering().orders().takeIn(caller(), orders).getFirst().order();
  }

  private void weigh(SalesOrder order, String ounces) {
    var parcel = new ParcelDraft(new BigDecimal(ounces), null, null, null);
    var change =
        new OrderChange(
            null,
            null,
            parcel,
            null,
            null,
            null,
            null,
            null,
            Map.of(),
            null,
            null,
            null,
            MarkChange.NONE);
    engine.ordering().orders().change(caller(), order.id(), change);
  }

  private Readiness ready(SalesOrder order) {
    return engine.ordering().fulfilment().ready(caller(), now(order), SampleOrders.SENDER);
  }

  private void pass(Duration time) {
    engine.accounts().clocks().advance(caller().workspace(), time);
  }

  private SalesOrder now(SalesOrder order) {
    return engine.ordering().orders().get(caller(), order.id());
  }

  private void round() {
    Acting.runAsEngine(() -> engine.ordering().ruleRuns().round(caller()));
  }
}
