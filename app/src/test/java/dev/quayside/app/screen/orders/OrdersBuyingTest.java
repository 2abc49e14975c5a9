package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchLimits;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Prices, and the money that is spent at them.
class OrdersBuyingTest extends OpenOrders {

  @Test
  void ratingPutsThePriceIntoTheLineAndBuysNothing() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 5));
    orders.rate();
    background.work();
    assertThat(orders.shown().subList(0, 5))
        .allSatisfy(row -> assertThat(Objects.requireNonNull(row.rated()).price()).isNotNull());
    assertThat(orders.shown().get(5).rated()).isNull();
    assertThat(orders.selected()).hasSize(5);
    assertThat(orders.counts()).containsOnlyKeys(Tab.TO_SHIP);
  }

  @Test
  void theChosenOrdersAreBoughtAndFailuresStayWithTheirReason() throws IOException {
    take();
    orders.fallback.set(Fallback.LEAVE);
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.FAILED, 2);
    orders.tab().set(Tab.FAILED);
    assertThat(orders.shown())
        .allSatisfy(row -> assertThat(row.reason()).asString().contains("no rule"));

    orders.fallback.set(Fallback.CHEAPEST);
    orders.selected().clear();
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 2).doesNotContainKey(Tab.FAILED);
    orders.tab().set(Tab.SHIPPED);
    assertThat(orders.shown()).allSatisfy(row -> assertThat(row.tracking()).isNotEmpty());

    var saved = data.resolve("shipped.csv");
    orders.export(saved);
    background.work();
    assertThat(Files.readString(saved)).contains(orders.shown().getFirst().tracking());
  }

  @Test
  void aBatchThatCostsMuchIsLookedAtBeforeItsFirstLabel() throws IOException {
    take();
    orders.buy();
    assertThat(question().looking().get()).isTrue();
    orders.buy(); // pressed twice
    background.work();
    var asked = Objects.requireNonNull(question().estimate().get());
    assertThat(asked.labels()).isEqualTo(OrdersFile.GOOD);
    assertThat(asked.bills().getFirst().shortBy()).isPresent();
    assertThat(orders.batch().batch().get()).isNull();
    assertThat(orders.counts()).containsOnlyKeys(Tab.TO_SHIP);
    question().addFunds();
    var missing = asked.bills().getFirst().shortBy().orElseThrow();
    assertThat(navigation).containsExactly(new NavigationRequest.AddFunds(missing, Place.ORDERS));
    question().confirm();
    background.work();
    assertThat(orders.batch().batch().get()).isNull();
  }

  @Test
  void whatIsWithinTheLimitsIsBoughtAndWhatIsConfirmedIsBoughtOnce() throws IOException {
    take();
    limits(new BatchLimits(2, BigDecimal.valueOf(250)));
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.buy();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 2);
    orders.selected().setAll(orders.shown().subList(0, 3));
    orders.buy();
    background.work();
    assertThat(question().estimate().get()).isNotNull();
    orders.selected().setAll(orders.shown().subList(0, 1)); // what was asked about is bought
    question().confirm();
    question().confirm();
    untilDone();
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 5);
  }

  @Test
  void whoLeavesTheWorkspaceWhileTheSumIsMadeBuysNothing() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 1));
    orders.buy();
    orders.leave();
    background.work();
    var engine = opening.get();
    assertThat(engine.ordering().batches().newest(desk(), 1)).isEmpty();
  }

  @Test
  void aPriceHoldsWhileTheOrderAndTheChoiceAreTheSame() throws IOException {
    take();
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.rate();
    background.work();
    var first = orders.shown().getFirst();
    opening.get().ordering().orders().hold(desk(), first.id(), Message.said("look"));
    opening.get().ordering().orders().release(desk(), first.id());
    background.pass(A_WHILE);
    assertThat(orders.shown().getFirst().rated()).isNotNull();
    orders.fallback.set(Fallback.FASTEST);
    assertThat(orders.shown().getFirst().rated()).isNull();
    assertThat(orders.selected()).hasSize(2);
  }

  @Test
  void ordersOfOnePersonAndAddressAreMarkedAndShipWithOneLabel() {
    TestOrders.add(opening.get(), "S-1");
    TestOrders.addFive(opening.get(), "S-2", Places.BERLIN.value());
    TestOrders.add(opening.get(), "S-3");
    orders.retry();
    background.work();
    assertThat(orders.shown())
        .extracting(OrderRow::sameDoor)
        .containsExactly(List.of("S-3"), List.of(), List.of("S-1"));
    assertThat(orders.toBuy().saveable()).isEqualTo(1);
    orders.selected().setAll(orders.shown().getFirst());
    assertThat(orders.toBuy().saveable()).isZero();
    orders.selected().setAll(orders.shown().get(0), orders.shown().get(2));
    orders.rate();
    background.work();
    assertThat(orders.shown().get(2).rated()).isNotNull();
    orders.toBuy().join();
    assertThat(orders.toBuy().saved()).isEqualTo(1);
    assertThat(orders.toBuy().saveable()).isZero();
    assertThat(orders.shown()).allSatisfy(row -> assertThat(row.rated()).isNull());
    orders.rate();
    background.work();
    assertThat(BatchOutlook.of(orders.toBuy().labelled()).totals()).hasSize(1);
    assertThat(orders.shown().get(2).rated()).isNull();
    assertThat(orders.toBuy().carrying(orders.shown().get(2)).orElseThrow().number())
        .isEqualTo("S-1");
    orders.buy();
    untilDone();
    assertThat(Objects.requireNonNull(orders.batch().batch().get()).rows()).hasSize(1);
    assertThat(orders.counts()).containsEntry(Tab.SHIPPED, 2).containsEntry(Tab.TO_SHIP, 1);
    orders.selected().clear();
    orders.tab().set(Tab.SHIPPED);
    assertThat(orders.shown())
        .extracting(OrderRow::tracking)
        .hasSize(2)
        .containsOnly(orders.shown().getFirst().tracking());
    assertThat(orders.shown()).allSatisfy(row -> assertThat(row.sameDoor()).isEmpty());
  }

  /// What was put together in the morning says nothing of orders that a shop sends at noon.
  @Test
  void anOrderThatComesAfterOthersWerePutTogetherShipsAlone() {
    TestOrders.add(opening.get(), "S-1");
    TestOrders.add(opening.get(), "S-2");
    orders.retry();
    background.work();
    orders.toBuy().join();
    TestOrders.add(opening.get(), "S-3");
    TestOrders.addFive(opening.get(), "S-4", Places.BERLIN.value());
    TestOrders.addFive(opening.get(), "S-5", Places.BERLIN.value());
    orders.retry();
    background.work();
    assertThat(orders.toBuy().parcels())
        .extracting(parcel -> parcel.with().size())
        .containsExactly(1, 0, 0, 0);
    assertThat(orders.toBuy().saved()).isEqualTo(1);
    assertThat(orders.toBuy().saveable()).isEqualTo(2);
    orders.selected().setAll(orders.shown().subList(3, 5));
    orders.toBuy().join();
    orders.selected().clear();
    assertThat(orders.toBuy().saved()).isEqualTo(2);
    orders.selected().setAll(orders.shown().subList(0, 2));
    orders.toBuy().part();
    orders.selected().clear();
    assertThat(orders.toBuy().saved()).isEqualTo(1);
  }

  /// Bought without a word, "Express" would be the cheapest service there is.
  @Test
  void whatABuyerAskedForStaysInSightAndIsCountedWhereNoRuleKnowsIt() {
    TestOrders.addWanting(opening.get(), "E-1", "Express");
    TestOrders.addWanting(opening.get(), "E-2", "Express");
    TestOrders.addWanting(opening.get(), "E-3", "USPS Priority Mail");
    TestOrders.add(opening.get(), "E-4");
    orders.retry();
    background.work();
    orders.rate();
    background.work();
    assertThat(orders.shown())
        .extracting(OrderRow::wanted)
        .containsExactly("Express", "Express", "USPS Priority Mail", "");
    assertThat(orders.shown())
        .extracting(OrderRow::isUnmapped)
        .containsExactly(true, true, false, false);
    orders.toBuy().narrow(Concern.UNMAPPED);
    assertThat(orders.shown()).extracting(OrderRow::number).containsExactly("E-1", "E-2");
    assertThat(orders.toBuy().parcels()).hasSize(2);
    orders.toBuy().narrow(null);
    limits(new BatchLimits(0, BigDecimal.ZERO));
    orders.buy();
    background.work();
    assertThat(Objects.requireNonNull(question().estimate().get()).unmapped())
        .containsExactly(new BatchEstimate.Unmapped("Express", 2));
    question().addFunds();
    assertThat(navigation.getLast()).isEqualTo(new NavigationRequest.AddFunds(null, Place.ORDERS));
  }
}
