package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What a packer says of how many orders are shipped, on the sandbox carriers.
class HandledOrdersTest extends EngineTest {

  private static final HandlingChange NOTHING = new HandlingChange(null, null, null, null);

  @Test
  void whatAPackerChoseGoesBeforeTheRulesAndStaysWhenTheOrderComesInAgain() {
    box("Rule box", "4");
    box("Own box", "8");
    rule(Choice.service("ups", "ups_ground"), "Rule box", Signature.ADULT);
    var orders = taken("H-1", "H-2");
    var said = new HandlingChange(new BigDecimal("40"), "Own box", "PRIORITY_MAIL", Signature.NONE);
    assertThat(handle(orders, said)).isEqualTo(2);
    taken("H-1", "H-2"); // as the watched folder brings them every hour
    for (var number : List.of("H-1", "H-2")) {
      var ready = (Readiness.Chosen) scan(number);
      assertThat(ready.rate().quote().service()).isEqualTo("PRIORITY_MAIL");
      var parcel = ready.packed().parcel();
      assertThat(parcel.weightOz()).isEqualByComparingTo("40");
      assertThat(parcel.lengthIn()).isEqualByComparingTo("8");
      assertThat(parcel.signature()).isEqualTo(Signature.NONE);
      assertThat(ready.packed().plan().chosenBy()).isNull();
    }
  }

  @Test
  void whatThePackerDoesNotSayIsLeftToTheRules() {
    box("Rule box", "4");
    rule(Choice.service("ups", "ups_ground"), "Rule box", Signature.ADULT);
    handle(taken("H-1"), new HandlingChange(new BigDecimal("40"), null, null, null));
    var ready = (Readiness.Chosen) scan("H-1");
    assertThat(ready.rate().quote().service()).isEqualTo("ups_ground");
    assertThat(ready.packed().plan().chosenBy()).isEqualTo("all");
    assertThat(ready.packed().parcel().lengthIn()).isEqualByComparingTo("4");
    assertThat(ready.packed().parcel().signature()).isEqualTo(Signature.ADULT);
  }

  @Test
  void aRuleThatHoldsAnOrderHoldsItWhateverServiceIsChosen() {
    rule(Choice.hold("check the address"), null, null);
    handle(taken("H-1"), new HandlingChange(null, null, "PRIORITY_MAIL", null));
    assertThat(scan("H-1")).isInstanceOf(Readiness.Stopped.class);
  }

  @Test
  void whatIsShippedStaysAsItIsAndAWeightThatNothingHasIsRefused() {
    rule(Choice.service("ups", "ups_ground"), null, null);
    var orders = taken("H-1", "H-2");
    engine.ordering().fulfilment().buy(caller(), (Readiness.Chosen) scan("H-1"));
    var heavier = new HandlingChange(new BigDecimal("40"), null, null, null);
    assertThat(handle(orders, heavier)).isEqualTo(1);
    assertThat(weight(orders.getFirst())).isEqualByComparingTo("16");
    assertThat(weight(orders.getLast())).isEqualByComparingTo("40");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(
            () -> handle(orders, new HandlingChange(new BigDecimal("99999"), null, null, null)));
    assertThat(weight(orders.getLast())).isEqualByComparingTo("40");
    assertThat(NOTHING.isEmpty()).isTrue();
  }

  private int handle(List<SalesOrder> orders, HandlingChange said) {
    var ids = orders.stream().map(SalesOrder::id).toList();
    var change = BulkChange.of(said);
    return engine
        .ordering()
        .desk()
        .bulk()
        .change(caller(), ids, change, RequestKey.none())
        .changed();
  }

  private @Nullable BigDecimal weight(SalesOrder order) {
    return engine.ordering().orders().get(caller(), order.id()).details().parcel().weightOz();
  }

  private void box(String name, String side) {
    var preset = PresetDraft.box(name, Dimensions.ofInches(side, side, side));
    engine.parcels().presets().add(caller(), preset);
  }

  private void rule(Choice choice, @Nullable String preset, @Nullable Signature signature) {
    var rule = new RuleDraft("all", true, List.of(), choice, preset, signature, false, null);
    engine.ordering().rules().add(caller(), rule, RequestKey.none());
  }

  private Readiness scan(String number) {
    var order = engine.ordering().orders().byNumber(caller(), number).orElseThrow();
    return engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
  }

  private List<SalesOrder> taken(String... numbers) {
    var orders = Stream.of(numbers).map(SampleOrders::order).toList();
    return orders.stream().map(this::taken).toList();
  }

  private SalesOrder taken(NewOrder order) {
    return engine.ordering().orders().takeIn(caller(), List.of(order)).getFirst().order();
  }
}
