package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Several boxes of one shipment on Ship: one price, one master number, a label for each.
class SeveralBoxesTest extends ScannerOnEngine {

  @Test
  void haveOnePriceAndOneMasterNumber() {
    ship.addBox();
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.PARCEL);
    assertThat(ship.rates().rows()).isEmpty();
    var first = ship.parcel().draft().get();
    var second = box(0);
    assertThat(second.draft().get().weightOz()).isNull();
    assertThat(second.draft().get().lengthIn()).isEqualByComparingTo(first.lengthIn());
    second.number(Number.WEIGHT).set("3");
    background.pass(A_MOMENT);
    var two = ship.rates().rows().getFirst().rate().quote().amount();
    ship.addBox();
    box(1).number(Number.WEIGHT).set("4");
    box(1).number(Number.LENGTH).set("14");
    ship.form().boxes().all().getLast().reference.set("PALLET-3");
    background.pass(A_MOMENT);
    var rows = ship.rates().rows();
    assertThat(rows)
        .isNotEmpty()
        .allSatisfy(row -> assertThat(row.rate().carrier()).isIn("ups", "fedex"));
    assertThat(ship.rates().silent())
        .filteredOn(one -> one.is(ProblemCode.PIECES_NOT_SUPPORTED))
        .extracting(one -> one.carrier())
        .contains("usps");
    var price = rows.getFirst().rate().quote().amount();
    assertThat(price.amount()).isGreaterThan(two.amount());

    scan("QS:BUY");
    var bought = bought();
    assertThat(bought.price()).isEqualTo(price);
    assertThat(bought.consignment().pieces())
        .extracting(Piece::reference)
        .containsExactly(null, null, "PALLET-3");
    assertThat(bought.consignment().pieces().get(2).parcel().weight().ounces())
        .isEqualByComparingTo("64");
    assertThat(bought.labels().stream().flatMap(each -> each.trackingNumber().stream()).distinct())
        .hasSize(3);
    assertThat(shipments()).isEqualTo(1);
    ship.label().voidKey();
    ship.label().voidKey();
    background.work();
    ship.next();
    background.pass(A_MOMENT);
    assertThat(ship.form().boxes().all()).isEmpty();

    // the same boxes once more
    scan(bought.labels().getLast().trackingNumber().orElseThrow());
    ship.scan().shipAgain(bought.id());
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.form().boxes().count()).isEqualTo(3);
    assertThat(box(1).draft().get().weightOz()).isEqualByComparingTo("64");
    assertThat(ship.parcel().draft().get().weightOz()).isEqualByComparingTo(first.weightOz());
  }

  @Test
  void areTakenOutAndComeBackWithTheParkedParcel() {
    var alone = ship.form().draft("a");
    ship.addBox();
    box(0).number(Number.WEIGHT).set("3");
    ship.addBox();
    ship.form().boxes().remove(ship.form().boxes().all().getLast());
    assertThat(ship.form().boxes().inHand()).isSameAs(box(0));
    background.pass(A_MOMENT);
    scan("QS:HOLD");
    assertThat(ship.form().boxes().isEmpty()).isTrue();
    scan("QS:HOLD");
    assertThat(ship.held()).hasSize(1);
    ship.resume();
    background.pass(A_MOMENT);
    assertThat(ship.form().boxes().count()).isEqualTo(2);
    assertThat(box(0).draft().get().weightOz()).isEqualByComparingTo("48");
    begin(engine.gateway());
    assertThat(ship.form().boxes().count()).isEqualTo(2);
    ship.form().boxes().remove(ship.form().boxes().all().getFirst());
    assertThat(ship.form().draft("a")).isEqualTo(alone);
    for (int i = 0; i < 60; i++) {
      ship.addBox();
    }
    assertThat(ship.form().boxes().count()).isEqualTo(Piece.MOST);
  }

  @Test
  void shipAnOrderWhole() {
    TestOrders.rule(engine.engine(), Choice.service("ups", "ups_ground"));
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    assertThat(ship.parcel().draft().get().weightOz()).isNotNull();
    ship.addBox();
    // it was that of one box with all goods
    assertThat(ship.parcel().draft().get().weightOz()).isNull();
    ship.parcel().number(Number.WEIGHT).set("1");
    box(0).number(Number.WEIGHT).set("2");
    background.pass(A_MOMENT);
    scan("QS:BUY");
    var bought = bought();
    assertThat(bought.carrier()).isEqualTo("ups");
    assertThat(bought.consignment().weight().ounces()).isEqualByComparingTo(new BigDecimal(48));
    assertThat(bought.consignment().reference()).isEqualTo("SO-7");
    var order =
        engine
            .engine()
            .ordering()
            .orders()
            .ofShipment(TestOrders.demo(engine.engine()), bought.id())
            .getFirst();
    assertThat(order.state()).isEqualTo(OrderState.SHIPPED);
    // scanned again it is that label, and nothing is bought
    ship.next();
    background.pass(A_MOMENT);
    scan("SO-7");
    assertThat(bought().id()).isEqualTo(bought.id());
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void haveOneDeclarationForTheWeightOfAll() {
    ship.to().fill(Places.TORONTO);
    var goods = ship.form().customs().items.getFirst();
    goods.part(Part.DESCRIPTION).set("Cotton shirts");
    goods.part(Part.QUANTITY).set("2");
    goods.part(Part.VALUE).set("19.90");
    goods.part(Part.WEIGHT).set("40");
    goods.part(Part.ORIGIN).set("US");
    background.pass(A_MOMENT);
    assertThat(ship.parcel().shown()).containsOnlyKeys(Number.WEIGHT);
    ship.addBox();
    box(0).number(Number.WEIGHT).set("4");
    background.pass(A_MOMENT);
    assertThat(ship.parcel().shown()).isEmpty();
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    var bought = bought();
    assertThat(bought.consignment().pieces()).hasSize(2);
    assertThat(Objects.requireNonNull(bought.consignment().customs()).items()).hasSize(1);
  }

  private ParcelModel box(int place) {
    return ship.form().boxes().all().get(place).parcel();
  }

  private Shipment bought() {
    return Objects.requireNonNull(ship.label().shipment().get());
  }
}
