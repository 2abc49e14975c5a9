package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.orders.OrderRow;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.form.options.PayorChoice;
import dev.quayside.app.screen.ship.rates.Badge;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import org.junit.jupiter.api.Test;

/// A parcel that another account pays, chosen under the parcel on Ship.
class BilledElsewhereTest extends ScannerOnEngine {

  @Test
  void isBilledToTheKeptAccountAndNeverShownAsNothing() {
    keep("Acme", "1A2B3C");
    var form = ship.form().options();
    assertThat(form.draft()).isEqualTo(OptionsDraft.NONE);
    ship.options().toggle();
    background.work();
    form.payor.set(ship.options().payors.getLast());
    background.pass(A_MOMENT);
    var rows = ship.rates().rows();
    assertThat(rows).isNotEmpty();
    assertThat(rows).extracting(row -> row.rate().carrier()).containsOnly("ups");
    assertThat(rows)
        .extracting(row -> ui().price(row.rate().quote()))
        .containsOnly("billed to …B3C");
    assertThat(rows).anyMatch(row -> row.badges().contains(Badge.CHEAPEST));

    // what is only printed asks nobody again
    var asked = Map.copyOf(engine.asked());
    form.references().getFirst().value.set(" PO-4711 ");
    form.instructions.set("Leave at dock 4");
    background.pass(A_MOMENT);
    assertThat(engine.asked()).isEqualTo(asked);

    scan("QS:BUY");
    var bought = Objects.<Shipment>requireNonNull(ship.label().shipment().get());
    assertThat(bought.price().isZero()).isTrue();
    assertThat(ui().cost(bought)).isEqualTo("billed to …B3C");
    var options = ShippingOptions.of(bought.consignment().options());
    assertThat(options.references())
        .containsExactly(new ShipmentReference(ReferenceKind.PURCHASE_ORDER, "PO-4711"));
    assertThat(options.instructions()).isEqualTo("Leave at dock 4");

    // the next parcel is the sender's own again
    ship.next();
    assertThat(form.draft()).isEqualTo(OptionsDraft.NONE);
  }

  @Test
  void aLaterDayIsAskedForAndComesBackWithTheParkedParcel() {
    var monday = LocalDate.of(2026, 11, 30);
    ship.form().options().shipDate.set(monday);
    background.pass(A_MOMENT);
    assertThat(ship.rates().rows())
        .isNotEmpty()
        .allMatch(row -> row.rate().quote().deliveryDate().isAfter(monday));
    scan("QS:HOLD");
    assertThat(ship.form().options().draft()).isEqualTo(OptionsDraft.NONE);
    scan("QS:HOLD");
    assertThat(ship.held()).hasSize(1);
    assertThat(ship.held().getFirst().options().shipDate()).isEqualTo(monday);
  }

  @Test
  void theLabelOfAnOrderNeverReadsAsNothingInTheListOfOrders() {
    keep("Acme", "1A2B3C");
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    payAt(ship.form().options().payor);
    scan("QS:BUY");
    var bought = Objects.<Shipment>requireNonNull(ship.label().shipment().get());
    var order =
        engine
            .engine()
            .ordering()
            .orders()
            .ofShipment(TestOrders.demo(engine.engine()), bought.id())
            .getFirst();
    assertThat(OrderRow.of(order, false, UnaryOperator.identity()).costWords(ui()))
        .isEqualTo("billed to …B3C");
  }

  @Test
  void theDutiesOfAParcelAbroadCanBeBilledToAnAccountToo() {
    keep("Acme", "1A2B3C");
    ship.to().fill(Places.TORONTO);
    var customs = ship.form().customs();
    var goods = customs.items.getFirst();
    goods.part(Part.DESCRIPTION).set("Cotton shirts");
    goods.part(Part.QUANTITY).set("2");
    goods.part(Part.VALUE).set("19.90");
    goods.part(Part.WEIGHT).set("4");
    goods.part(Part.ORIGIN).set("US");
    customs.incoterm.set(Incoterm.DDP);
    payAt(ship.form().options().duties);
    // terms and account never contradict each other
    assertThat(customs.incoterm.get()).isEqualTo(Incoterm.DDU);
    customs.incoterm.set(Incoterm.DDP);
    assertThat(ship.form().options().draft()).isEqualTo(OptionsDraft.NONE);
    payAt(ship.form().options().duties);
    assertThat(ship.rates().rows())
        .isNotEmpty()
        .allMatch(row -> row.rate().carrier().equals("ups"))
        .allMatch(row -> row.rate().quote().amount().amount().signum() > 0);
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    var bought = Objects.<Shipment>requireNonNull(ship.label().shipment().get());
    var duties = Objects.requireNonNull(bought.consignment().wanted().billing().duties());
    assertThat(duties.payor()).isEqualTo(Payor.THIRD_PARTY);
    assertThat(duties.accountEnd()).isEqualTo("B3C");
  }

  /// The packer chooses the kept account.
  private void payAt(ObjectProperty<PayorChoice> payor) {
    if (ship.options().payors.size() == 1) {
      ship.options().toggle();
      background.work();
    }
    payor.set(ship.options().payors.getLast());
    background.pass(A_MOMENT);
  }

  private void keep(String name, String account) {
    Acting.asEngine(
        () ->
            engine
                .engine()
                .accounts()
                .payors()
                .add(
                    TestOrders.demo(engine.engine()),
                    new KeptPayorDraft(name, "ups", account, "10001", "US"),
                    RequestKey.none()));
  }

  private static Ui ui() {
    var texts = new Texts(Language.ENGLISH);
    return new Ui(texts, new Formats(texts, ZoneOffset.UTC), new Actions());
  }
}
