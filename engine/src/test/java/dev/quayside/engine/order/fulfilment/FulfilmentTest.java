package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// On the sandbox carriers.
class FulfilmentTest extends EngineTest {

  @Test
  void oneScanAndOneKeyShipAnOrderARuleCovers() {
    rule(Choice.service("ups", "ups_ground"), null);
    var order = taken(SampleOrders.order("WEB-1"));
    var ready = (Readiness.Chosen) scan(" web-1");
    assertThat(ready.rate().quote().service()).isEqualTo("ups_ground");

    var label = engine.ordering().fulfilment().buy(caller(), ready);

    assertThat(label.status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(label.consignment().reference()).isEqualTo("WEB-1");
    assertThat(scan("WEB-1")).isInstanceOf(Readiness.Shipped.class);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> engine.ordering().fulfilment().buy(caller(), ready))
        .withMessageContaining("shipped already");
    assertThat(engine.ordering().orders().get(caller(), order.id()).state())
        .isEqualTo(OrderState.SHIPPED);
  }

  @Test
  void cheapestWithinDaysAndFastestUnderAPrice() {
    taken(SampleOrders.order("WEB-1"));
    var cheapest = (Readiness.Chosen) chosenBy(Choice.cheapest(2));
    assertThat(cheapest.rate().quote().transitDays()).isLessThanOrEqualTo(2);
    assertThat(cheapest.quote().rates().stream().filter(r -> r.quote().transitDays() <= 2))
        .allMatch(r -> r.quote().amount().compareTo(cheapest.rate().quote().amount()) >= 0);
    var fastest = (Readiness.Chosen) chosenBy(Choice.fastest(Money.usd("30.00")));
    assertThat(fastest.rate().quote().amount()).isLessThanOrEqualTo(Money.usd("30.00"));
    assertThat(
            fastest.quote().rates().stream()
                .filter(r -> r.quote().amount().compareTo(Money.usd("30.00")) <= 0))
        .noneMatch(r -> r.quote().deliveryDate().isBefore(fastest.rate().quote().deliveryDate()));
    var dear = (Readiness.Unchosen) chosenBy(Choice.fastest(Money.usd("0.01")));
    assertThat(dear.why()).asString().contains("0.01");
    assertThat(dear.quote().rates()).isNotEmpty();
  }

  @Test
  void aHoldingRuleStopsAndNothingIsAsked() {
    taken(SampleOrders.order("WEB-1"));
    assertThat(chosenBy(Choice.hold("check the address")))
        .isInstanceOfSatisfying(
            Readiness.Stopped.class,
            stopped -> assertThat(stopped.why().sentence()).isEqualTo("check the address"));
  }

  @Test
  void theBuyersOwnChoiceCountsWhenNoRuleDecides() {
    var details = SampleOrders.order("WEB-1").details();
    taken(new NewOrder("WEB-1", wanting(details, "USPS Priority Mail"), null));
    assertThat(((Readiness.Chosen) scan("WEB-1")).rate().quote().service())
        .isEqualTo("PRIORITY_MAIL");
    taken(new NewOrder("WEB-2", wanting(details, "Free shipping"), null));
    assertThat(scan("WEB-2")).isInstanceOf(Readiness.Unchosen.class);
  }

  @Test
  void whatIsMissingIsNamed() {
    var known = SampleOrders.order("WEB-1").details();
    var abroad =
        new OrderDetails(
            new Address(
                "Eva Klein", null, "Hauptstr. 1", null, "Berlin", null, "10115", "DE", null, null),
            List.of(new OrderItem("X", "Thing", 1, null, null, null, null)),
            SampleOrders.order("WEB-1", null).details().parcel(),
            "No such box",
            null,
            null,
            null,
            null,
            null);
    assertThat(known.weight()).isPresent();
    taken(new NewOrder("WEB-9", abroad, null));
    assertThat(((Readiness.Incomplete) scan("WEB-9")).missing())
        .extracting(violation -> violation.field())
        .containsExactlyInAnyOrder(
            "parcel.preset",
            "customs.items[0].value",
            "customs.items[0].weightOz",
            "customs.items[0].originCountry",
            "parcel.weightOz");
  }

  @Test
  void goodsShareTheParcelsWeightUnlessTheOrderSays() {
    var known = SampleOrders.order("WEB-1").details();
    var abroad =
        new OrderDetails(
            new Address(
                "Eva Klein", null, "Hauptstr. 1", null, "Berlin", null, "10115", "DE", null, null),
            List.of(
                new OrderItem("A", "Mug", 2, Money.usd("9"), null, "6912.00", "PT"),
                new OrderItem(
                    "B", "Tea", 1, Money.usd("5"), Weight.ofOunces("4"), "0902.10", "IN")),
            known.parcel(),
            null,
            null,
            null,
            null,
            null,
            null);
    taken(new NewOrder("WEB-9", abroad, null));
    var packed = ((Readiness.Unchosen) scan("WEB-9")).packed();
    var weight = Objects.requireNonNull(packed.parcel().weightOz());
    var items = Objects.requireNonNull(packed.declared()).value().items();
    assertThat(items).extracting(CustomsItem::originCountry).containsExactly("PT", "IN");
    assertThat(items.getFirst().weight().ounces())
        .isEqualByComparingTo(weight.subtract(BigDecimal.valueOf(4)).divide(BigDecimal.TWO));
    assertThat(items.getLast().weight()).isEqualTo(Weight.ofOunces("4"));
    assertThat(Objects.requireNonNull(packed.customs()).items().getFirst().weightOz()).isNull();
  }

  @Test
  void aRulePacksSignsAndInsures() {
    engine
        .parcels()
        .presets()
        .add(caller(), PresetDraft.box("Mug box", Dimensions.ofInches("6", "6", "6")));
    rule(Choice.service("ups", "ups_ground"), "Mug box");
    taken(SampleOrders.order("WEB-1", null));
    var parcel = ((Readiness.Chosen) scan("WEB-1")).packed().parcel();
    assertThat(parcel.weightOz()).isEqualByComparingTo("12");
    assertThat(parcel.lengthIn()).isEqualByComparingTo("6");
    assertThat(parcel.signature()).isEqualTo(Signature.STANDARD);
    assertThat(parcel.insuredValue()).isEqualTo(Money.usd("25.00"));
  }

  @Test
  void aRefusedPurchaseFailsTheOrderWithItsReasonAndCanBeRetried() {
    var order = taken(SampleOrders.order("WEB-1"));
    rule(Choice.service("ups", "ups_ground"), null);
    var ready = (Readiness.Chosen) scan("WEB-1");
    var stale =
        dev.quayside.engine.shipping.purchase.LabelRequest.ofRate(
            "rate_00000000000000000000000000", "WEB-1");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(
            () ->
                engine
                    .ordering()
                    .fulfilment()
                    .buy(
                        caller(),
                        order.id(),
                        Packing.of(order.left()),
                        stale,
                        new ShopQuestion(ShopCheck.Heed.ALL),
                        RequestKey.none()));
    var failed = engine.ordering().orders().get(caller(), order.id());
    assertThat(failed.state()).isEqualTo(OrderState.FAILED);
    assertThat(failed.reason()).asString().contains("ask for rates again");
    engine.ordering().fulfilment().buy(caller(), ready);
    assertThat(engine.ordering().orders().get(caller(), order.id()).state())
        .isEqualTo(OrderState.SHIPPED);
  }

  /// Neither said to be a return nor bought at the price of one: nothing is charged, and the order
  /// waits as it was.
  @Test
  void aReturnNeverShipsAnOrder() {
    rule(Choice.service("ups", "ups_ground"), null);
    var order = taken(SampleOrders.order("WEB-1"));
    var ready = (Readiness.Chosen) scan("WEB-1");
    var there = ready.packed().request(null);
    var wayBack =
        new RateRequest(
            there.to(), there.from(), there.parcel(), true, null, Set.of("ups"), Set.of());
    var priced = engine.rating().rates().quote(caller(), wayBack).rates().getFirst();

    for (var what :
        List.of(asReturn(ready.rate().id()), LabelRequest.ofRate(priced.id(), order.number()))) {
      assertThatExceptionOfType(ProblemException.class)
          .isThrownBy(
              () ->
                  engine
                      .ordering()
                      .fulfilment()
                      .buy(
                          caller(),
                          order.id(),
                          Packing.of(order.left()),
                          what,
                          new ShopQuestion(ShopCheck.Heed.ALL),
                          RequestKey.none()))
          .withMessageContaining("return");
    }
    var after = engine.ordering().orders().get(caller(), order.id());
    assertThat(after.state()).isEqualTo(OrderState.OPEN);
    assertThat(after.parcels()).isEmpty();
    assertThat(
            engine
                .shipping()
                .shipments()
                .list(caller(), ShipmentFilter.NONE, Page.Request.FIRST)
                .total())
        .isZero();
  }

  private static LabelRequest asReturn(String rateId) {
    return new LabelRequest(
        rateId, null, null, null, null, null, true, null, "WEB-1", LabelFormat.PDF);
  }

  private static OrderDetails wanting(OrderDetails details, String service) {
    return new OrderDetails(
        details.to(), details.items(), details.parcel(), null, service, null, null, null, null);
  }

  private Readiness chosenBy(Choice choice) {
    engine
        .ordering()
        .rules()
        .list(caller())
        .forEach(rule -> engine.ordering().rules().remove(caller(), rule.id()));
    rule(choice, null);
    return scan("WEB-1");
  }

  private void rule(Choice choice, @Nullable String preset) {
    engine
        .ordering()
        .rules()
        .add(
            caller(),
            new RuleDraft(
                "all",
                true,
                List.of(new Condition(Criterion.LANE, null, null, List.of("domestic"))),
                choice,
                preset,
                preset == null ? null : Signature.STANDARD,
                preset != null,
                null),
            RequestKey.none());
  }

  private Readiness scan(String number) {
    var order = engine.ordering().orders().byNumber(caller(), number).orElseThrow();
    return engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
  }

  private SalesOrder taken(NewOrder order) {
    return engine.ordering().orders().takeIn(caller(), List.of(order)).getFirst().order();
  }
}
