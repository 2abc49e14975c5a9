package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// A packer's day with parcels that others pay, in several boxes, in a carrier's packaging and for
/// another day, as the model of Ship plays it: scans, and what the form is set to.
class WhoPaysPlayTest extends ScannerOnEngine {

  @Test
  void twentyOrdersOfACustomerWhoPaysHimself() {
    customerPays();
    var before = balance();
    var numbers = new HashSet<String>();
    for (int i = 1; i <= 20; i++) {
      TestOrders.add(engine.engine(), "SO-" + i);
      scan("SO-" + i);
      assertThat(ship.rates().rows())
          .isNotEmpty()
          .allMatch(row -> row.rate().quote().billed() != null);
      scan("QS:BUY");
      var bought = bought();
      assertThat(bought.price().isZero()).isTrue();
      var payor = bought.consignment().wanted().billing().transportOrSender();
      assertThat(payor.payor()).isEqualTo(Payor.RECIPIENT);
      assertThat(payor.accountEnd()).isEqualTo("B3C");
      assertThat(bought.consignment().reference()).isEqualTo("SO-" + i);
      numbers.add(bought.trackingNumber().orElseThrow());
      var order = engine.engine().ordering().orders().ofShipment(demo(), bought.id()).getFirst();
      assertThat(order.state()).isEqualTo(OrderState.SHIPPED);
      ship.next();
      background.pass(A_MOMENT);
    }
    assertThat(numbers).hasSize(20);
    assertThat(shipments()).isEqualTo(20);
    assertThat(balance()).isEqualTo(before);
  }

  @Test
  void threeBoxesToCanadaWithOneDeclarationAreVoidedWhole() {
    var before = balance();
    ship.to().fill(Places.TORONTO);
    var goods = ship.form().customs().items.getFirst();
    goods.part(Part.DESCRIPTION).set("Cotton shirts");
    goods.part(Part.QUANTITY).set("2");
    goods.part(Part.VALUE).set("19.90");
    goods.part(Part.WEIGHT).set("4");
    goods.part(Part.ORIGIN).set("CA");
    for (var pounds : new String[] {"3", "4"}) {
      ship.addBox();
      ship.form().boxes().all().getLast().parcel().number(Number.WEIGHT).set(pounds);
    }
    background.pass(A_MOMENT);
    scan("QS:BUY");
    var bought = bought();
    assertThat(bought.labels().stream().flatMap(each -> each.trackingNumber().stream()).distinct())
        .hasSize(3);
    assertThat(Objects.requireNonNull(bought.consignment().customs()).items()).hasSize(1);
    assertThat(balance()).isEqualTo(before.minus(bought.price()));

    ship.label().voidKey();
    ship.label().voidKey();
    background.work();

    var voided = engine.engine().shipping().shipments().get(demo(), bought.id());
    assertThat(voided.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(voided.labels())
        .allMatch(label -> label.status() == ShipmentStatus.CANCELLED)
        .hasSize(3);
    assertThat(Objects.requireNonNull(voided.refund()).amount()).isEqualTo(bought.price());
  }

  @Test
  void aFedexPakGoesAtTheOneRateThatIsChosen() {
    ship.parcel().packaging.set(Packaging.FEDEX_PAK);
    background.pass(A_MOMENT);
    var rows = ship.rates().rows();
    assertThat(rows).isNotEmpty().allMatch(row -> row.rate().carrier().equals("fedex"));
    assertThat(rows)
        .extracting(row -> row.rate().quote().pricing())
        .contains(PriceKind.FLAT, PriceKind.WEIGHT);
    var flat =
        rows.stream()
            .filter(row -> row.rate().quote().pricing() == PriceKind.FLAT)
            .findFirst()
            .orElseThrow();
    ship.rates().choose(flat);
    scan("QS:BUY");
    assertThat(bought().consignment().wanted().flatRate()).isTrue();
    assertThat(bought().price()).isEqualTo(flat.rate().quote().amount());
  }

  @Test
  void aLabelForMondayIsForMonday() {
    var monday = LocalDate.of(2026, 11, 30);
    ship.form().options().shipDate.set(monday);
    background.pass(A_MOMENT);
    scan("QS:BUY");
    var bought = bought();
    assertThat(bought.shipDate()).contains(monday);
    assertThat(Objects.requireNonNull(bought.acceptance()).estimatedDelivery()).isAfter(monday);
  }

  private void customerPays() {
    Acting.runAsEngine(
        () -> {
          var kept =
              engine
                  .engine()
                  .accounts()
                  .payors()
                  .add(
                      demo(),
                      new KeptPayorDraft("Bob", "ups", "1A2B3C", "10118", "US"),
                      RequestKey.none());
          TestOrders.buyerPays(engine.engine(), kept.id());
        });
  }

  private Caller demo() {
    return TestOrders.demo(engine.engine());
  }

  private Money balance() {
    return engine.engine().accounts().wallets().of(demo()).balance();
  }

  private Shipment bought() {
    return Objects.requireNonNull(ship.label().shipment().get());
  }
}
