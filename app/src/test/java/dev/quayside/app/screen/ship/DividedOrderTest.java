package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.CustomsItemModel;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.rule.Choice;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Orders that ship in several parcels, as the packer fills each.
class DividedOrderTest extends ScannerOnEngine {

  private static final List<PackedItem> ONE = List.of(new PackedItem(1, 1));

  @BeforeEach
  void aRuleChooses() {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
  }

  @Test
  void everythingLeftIsInTheBoxUntilThePackerSaysOtherwise() {
    five();
    assertThat(ship.form().contents().isDivisible()).isTrue();
    assertThat(ship.form().contents().pieces()).isEqualTo(5);
    assertThat(weight()).isEqualByComparingTo("42");
  }

  @Test
  void theWeightFollowsWhatIsInTheBoxAndTheRuleChoosesForIt() {
    five();
    put(1, 1);
    assertThat(weight()).isEqualByComparingTo("22");
    assertThat(Objects.requireNonNull(ship.rates().selected().get()).rate().quote().service())
        .isEqualTo("PRIORITY_MAIL");
    put(1, 99);
    assertThat(ship.form().contents().pieces()).isEqualTo(5);
    assertThat(weight()).isEqualByComparingTo("42");
  }

  @Test
  void theNextParcelIsOfWhatIsLeftUntilNothingIs() {
    var order = five();
    put(0, 1);
    put(1, 0);
    buy();
    assertThat(stored(order).state()).isEqualTo(OrderState.PARTLY_SHIPPED);
    assertThat(ship.order().rest().get()).isEqualTo(4);
    next();
    assertThat(ship.form().contents().pieces()).isEqualTo(4);
    assertThat(weight()).isEqualByComparingTo("36");
    assertThat(ship.reference().get()).isEqualTo("SO-5");
    buy();
    assertThat(stored(order).state()).isEqualTo(OrderState.SHIPPED);
    assertThat(stored(order).parcels())
        .extracting(OrderParcel::items)
        .containsExactly(ONE, List.of(new PackedItem(1, 1), new PackedItem(2, 3)));
    assertThat(ship.order().rest().get()).isZero();
    next();
    assertThat(ship.form().isEmpty()).isTrue();
    assertThat(ship.form().part()).isNull();
  }

  @Test
  void theKeyPressedTwiceBuysOneOfTwoEqualParcels() {
    var order = TestOrders.add(engine.engine(), "SO-2");
    scan("SO-2");
    put(0, 1);
    var part = ship.form().part();
    ship.buy();
    ship.buy();
    background.workUnseen();
    ship.buy();
    assertThat(shipments()).isEqualTo(1);
    begin(engine.gateway());
    assertThat(ship.form().part()).isEqualTo(part);
    assertThat(weight()).isEqualByComparingTo("6");
    buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(shipments()).isEqualTo(1);
    assertThat(stored(order).left()).isEqualTo(ONE);
  }

  @Test
  void nothingIsBoughtWhileItsWeightIsThatOfOtherThings() {
    five();
    ship.form().contents().put(1, 1);
    ship.buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.packing");
    background.work();
    background.pass(A_MOMENT);
    assertThat(shipments()).isZero();
  }

  @Test
  void anEmptyBoxIsNotBought() {
    five();
    ship.form().contents().putAll(false);
    buy();
    assertThat(shipments()).isZero();
    assertThat(state()).isEqualTo(Kind.STOP);
    ship.form().contents().putAll(true);
    background.pass(A_MOMENT);
    buy();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void whatSomebodyElseShippedMeanwhileIsRefusedAndTheRestIsOnTheDesk() {
    var order = five();
    put(1, 2);
    TestOrders.ship(engine.engine(), order, ONE);
    buy();
    assertThat(shipments()).isEqualTo(1);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.meanwhile");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(ship.form().part()).isNotNull();
    assertThat(ship.form().contents().left()).isEqualTo(4);
    assertThat(ship.held()).isEmpty();
    buy();
    assertThat(stored(order).state()).isEqualTo(OrderState.SHIPPED);
  }

  @Test
  void anOrderSomebodyElseShippedWhollyMeanwhileShowsThatLabel() {
    var order = five();
    put(1, 2);
    TestOrders.ship(engine.engine(), order, order.whole());
    buy();
    assertThat(shipments()).isEqualTo(1);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.shipped");
  }

  @Test
  void whatIsPutInWhileSomebodyElseShipsItIsTakenBack() {
    var order = five();
    TestOrders.ship(engine.engine(), order, List.of(new PackedItem(2, 2)));
    put(0, 1);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.meanwhile");
    assertThat(ship.form().contents().left()).isEqualTo(3);
    assertThat(ship.rates().rows()).isNotEmpty();
  }

  @Test
  void whatThePackerSaidOfParcelAndGoodsStays() {
    TestOrders.addFive(engine.engine(), "SO-5", Places.BERLIN.value());
    scan("SO-5");
    item(0).part(Part.HS_CODE).set("6912.00");
    ship.parcel().number(Number.LENGTH).set("12");
    ship.parcel().number(Number.WIDTH).set("9");
    ship.parcel().number(Number.HEIGHT).set("6");
    background.pass(A_MOMENT);
    put(0, 1);
    put(1, 0);
    assertThat(ship.form().customs().items).hasSize(1);
    assertThat(item(0).part(Part.HS_CODE).get()).isEqualTo("6912.00");
    assertThat(item(0).part(Part.QUANTITY).get()).isEqualTo("1");
    assertThat(ship.parcel().number(Number.LENGTH).get()).isEqualTo("12");
    assertThat(weight()).isEqualByComparingTo("6");
  }

  @Test
  void aWeightThatNobodyKnowsOfThingsIsThePackers() {
    TestOrders.add(engine.engine(), "SO-3", null);
    scan("SO-3");
    ship.parcel().number(Number.REST).set("14");
    put(0, 1);
    assertThat(weight()).isEqualByComparingTo("14");
  }

  @Test
  void theNextOrderIsScannedOverTheRest() {
    five();
    TestOrders.add(engine.engine(), "SO-6");
    put(0, 0);
    buy();
    scan("SO-6");
    assertThat(ship.reference().get()).isEqualTo("SO-6");
    assertThat(ship.form().contents().pieces()).isEqualTo(2);
    assertThat(ship.order().rest().get()).isZero();
  }

  private SalesOrder five() {
    var order = TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
    return order;
  }

  private void put(int place, int pieces) {
    ship.form().contents().put(place, pieces);
    background.work();
    background.pass(A_MOMENT);
  }

  private void buy() {
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
  }

  private void next() {
    ship.next();
    background.work();
    background.pass(A_MOMENT);
  }

  private BigDecimal weight() {
    return Objects.requireNonNull(ship.parcel().draft().get().weightOz());
  }

  private CustomsItemModel item(int place) {
    return ship.form().customs().items.get(place);
  }

  private SalesOrder stored(SalesOrder order) {
    return engine.engine().ordering().orders().get(TestOrders.demo(engine.engine()), order.id());
  }
}
