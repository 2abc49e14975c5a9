package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperCarrier.Mood;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.ShopOrders;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.origin.TablePlan;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Several parcels of an order, of a carrier that buys again when asked again.
class ParcelsPurchaseTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  private volatile Consumer<String> steps = _ -> {};

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, java.time.Duration.ZERO, step -> steps.accept(step));
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void whatIsBoughtBeforeARefusalStaysBoughtAndTheRestIsLeft() {
    var order = taken();
    steps = nth("asked", 2, () -> desk.carrier().mood(Mood.REFUSES));
    var lines = buy(order, new KeptKey<>(), three());
    assertThat(shipments(lines)).hasSize(1);
    assertThat(lines.get(1).problem()).isNotNull();
    assertThat(lines.get(2).problem()).asString().contains("the parcel before it");
    var after = now(order);
    assertThat(after.state()).isEqualTo(OrderState.FAILED);
    assertThat(after.left(1)).isEqualTo(3);
    desk.carrier().mood(Mood.ANSWERS);
    assertThat(shipments(buy(order, new KeptKey<>(), List.of(WantedParcel.REST)))).hasSize(1);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
    assertThat(desk.carrier().bought()).hasSize(2);
  }

  @Test
  void whenNothingIsBoughtTheRefusalIsTheAnswer() {
    var order = taken();
    desk.carrier().mood(Mood.REFUSES);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> buy(order, new KeptKey<>(), three()))
        .satisfies(why -> assertThat(why.code()).isEqualTo(ProblemCode.INVALID_ADDRESS));
    assertThat(now(order).hasParcels()).isFalse();
  }

  @Test
  void noParcelIsTriedAfterOneInDoubt() {
    var order = taken();
    desk.carrier().forgetful();
    steps = nth("asked", 2, () -> desk.carrier().mood(Mood.IS_SILENT));
    var lines = buy(order, new KeptKey<>(), three());
    assertThat(shipments(lines))
        .extracting(ShipmentStatus::name)
        .containsExactly("CREATED", "PENDING");
    assertThat(now(order).state()).isEqualTo(OrderState.BUYING);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> buy(order, new KeptKey<>(), List.of(WantedParcel.REST)));
    assertThat(desk.carrier().bought()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"asked,1", "bought,1", "asked,2", "bought,2", "asked,3", "bought,3"})
  void aRetryGoesOnWhereTheProcessDied(String step, int count) {
    var order = taken();
    var key = new KeptKey<List<ParcelsPurchase.Line>>();
    steps =
        nth(
            step,
            count,
            () -> {
              throw new IllegalStateException("power cut");
            });
    assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> buy(order, key, three()));
    steps = _ -> {};
    close();
    open();
    var lines = buy(order, key, three());
    assertThat(shipments(lines)).hasSize(3).containsOnly(ShipmentStatus.CREATED);
    assertThat(desk.carrier().bought()).hasSize(3);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
    assertThat(now(order).parcels()).allMatch(OrderParcel::isBought).hasSize(3);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(3))));
    assertThat(key.steps()).containsOnlyOnce("answer");
  }

  /// Two callers may both count what is left of the parcels before either of them buys one.
  @Test
  void aParcelThatTheShopPlansIsBoughtOnce() {
    var order = planned();
    var one = ofPlan(order);
    var other = ofPlan(order);
    assertThat(shipments(one.buy())).hasSize(3).containsOnly(ShipmentStatus.CREATED);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(other::buy)
        .satisfies(why -> assertThat(why.code()).isEqualTo(ProblemCode.CONFLICT));
    assertThat(desk.carrier().bought()).hasSize(3);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
  }

  /// Whatever is bought, refused, silent, asked again or voided, in whatever order.
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void neverMoreIsShippedThanOrdered(long seed) {
    var chance = new Random(seed);
    var order = taken();
    var moods = List.of(Mood.values());
    for (int step = 0; step < 25; step++) {
      desk.carrier().mood(moods.get(chance.nextInt(moods.size())));
      switch (chance.nextInt(4)) {
        case 0 -> voidOne(order, chance);
        case 1 -> tried(order, List.of(part(1, 1 + chance.nextInt(3)), WantedParcel.REST));
        case 2 -> tried(order, List.of(WantedParcel.REST));
        default -> tried(order, List.of(part(1 + chance.nextInt(2), 1 + chance.nextInt(3))));
      }
      desk.engine().ordering().fulfilment().settle(desk.caller());
      holds(now(order));
    }
  }

  private void holds(SalesOrder order) {
    var parcels = order.parcels().stream().filter(parcel -> !parcel.voided()).toList();
    for (int line = 1; line <= order.details().items().size(); line++) {
      int each = line;
      assertThat(parcels.stream().mapToInt(parcel -> parcel.pieces(each)).sum())
          .isLessThanOrEqualTo(order.details().items().get(line - 1).quantity());
    }
    var carrier = desk.carrier();
    var known = parcels.stream().filter(OrderParcel::isBought).toList();
    assertThat(carrier.bought().size() - carrier.voided().size() - known.size())
        .as("one at most is under way")
        .isBetween(0, 1);
    assertThat(order.state() == OrderState.SHIPPED)
        .isEqualTo(order.left().isEmpty() && order.underWay().isEmpty() && order.hasParcels());
  }

  private void tried(SalesOrder order, List<WantedParcel> parcels) {
    try {
      buy(order, new KeptKey<>(), parcels);
    } catch (ProblemException refused) {
      assertThat(refused.problem()).isNotNull();
    }
  }

  private void voidOne(SalesOrder order, Random chance) {
    var bought = now(order).parcels().stream().filter(OrderParcel::isBought).toList();
    if (!bought.isEmpty()) {
      var one = bought.get(chance.nextInt(bought.size()));
      desk.engine().shipping().voids().cancel(desk.caller(), one.shipmentId(), RequestKey.none());
    }
  }

  /// One mug, two mugs, and all that is left.
  private static List<WantedParcel> three() {
    return List.of(part(1, 1), part(1, 2), WantedParcel.REST);
  }

  private static WantedParcel part(int line, int quantity) {
    return new WantedParcel(
        "items", null, List.of(new WantedParcel.Pieces("items[0]", line, null, quantity)));
  }

  private List<ParcelsPurchase.Line> buy(
      SalesOrder order, RequestKey<List<ParcelsPurchase.Line>> key, List<WantedParcel> parcels) {
    var purchase = new OrderPurchase(desk.engine().ordering().fulfilment());
    var asked = asked(parcels, ShopCheck.Heed.ALL);
    return new ParcelsPurchase(purchase, desk.caller(), order.id(), asked, key).buy();
  }

  private ParcelsPurchase ofPlan(SalesOrder order) {
    return ParcelsPurchase.planned(
        new OrderPurchase(desk.engine().ordering().fulfilment()),
        desk.caller(),
        order.id(),
        asked(List.of(WantedParcel.REST), ShopCheck.Heed.NOTHING),
        new KeptKey<>());
  }

  private static OrderPurchase.Asked asked(List<WantedParcel> parcels, ShopCheck.Heed heed) {
    return new OrderPurchase.Asked(
        SenderChoice.of(SampleOrders.SENDER),
        PaperCarrier.CODE,
        PaperCarrier.SERVICE,
        LabelFormat.PDF,
        List.of(),
        parcels,
        false,
        new ShopQuestion(heed));
  }

  private static List<ShipmentStatus> shipments(List<ParcelsPurchase.Line> lines) {
    return lines.stream()
        .flatMap(line -> Optional.ofNullable(line.shipment()).stream())
        .map(shipment -> shipment.status())
        .toList();
  }

  private SalesOrder taken() {
    var mugs = SampleOrders.order("M-1").details();
    var items =
        List.of(
            mugs.items().getFirst().of(4),
            new OrderItem("TEA", "Tea", 2, Money.usd("5"), Weight.ofOunces("4"), null, null));
    return desk.engine()
        .ordering()
        .orders()
        .takeIn(desk.caller(), List.of(new NewOrder("M-1", details(items), null)))
        .getFirst()
        .order();
  }

  private static OrderDetails details(List<OrderItem> items) {
    return new OrderDetails(
        SampleOrders.order("M-1").details().to(),
        items,
        new ParcelDraft(null, null, null, null),
        null,
        null,
        null,
        null,
        null,
        null);
  }

  /// An order of a shop whose tables say three parcels and nothing of what is in them.
  private SalesOrder planned() {
    var ordering = desk.engine().ordering();
    var workspace = desk.caller().workspace();
    var parcel = new ParcelDraft(new BigDecimal("16"), null, null, null);
    var told =
        new ShopOrders.Told(
            "src_1",
            "ERP",
            "database",
            "P-1",
            "P-1",
            "open",
            Standing.READY,
            null,
            Instant.EPOCH,
            details(List.of()),
            new TablePlan("P-1", List.of(parcel, parcel, parcel)));
    var shops = ordering.orders().shopOrders();
    var today = shops.today(workspace);
    return ordering
        .checking()
        .checks()
        .book()
        .database()
        .write(
            tx -> {
              assertThat(shops.put(tx, workspace, told, today))
                  .isEqualTo(ShopOrders.Outcome.CREATED);
              return shops.find(tx, workspace, "src_1", "P-1").orElseThrow();
            });
  }

  private SalesOrder now(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id());
  }

  private static Consumer<String> nth(String step, int count, Runnable what) {
    var seen = new java.util.concurrent.atomic.AtomicInteger();
    return now -> {
      if (now.equals(step) && seen.incrementAndGet() == count) {
        what.run();
      }
    };
  }
}
