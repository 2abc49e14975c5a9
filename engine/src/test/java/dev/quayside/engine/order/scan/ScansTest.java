package dev.quayside.engine.order.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.fulfilment.Preparation;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// On the sandbox carriers.
class ScansTest extends EngineTest {

  @Test
  void aLabelIsKnownByItsNumberItsIdsAndItsReference() {
    var bought = bought("WEB-1");
    var number = bought.trackingNumber().orElseThrow();
    for (var code :
        List.of(
            number, " " + number.toLowerCase(Locale.ROOT) + " ", bought.id(), bought.labelId())) {
      assertThat(shipped(code)).as(code).isEqualTo(bought.id());
    }
  }

  @Test
  void thePostsBarCodeBeginsWithWhereItGoes() {
    var number = bought("WEB-1").trackingNumber().orElseThrow();
    assertThat(number).hasSize(22).startsWith("9");
    assertThat(shipped("42010118" + number)).isEqualTo(shipped(number));
    assertThat(shipped("420101181234" + number)).isEqualTo(shipped(number));
    assertThat(scan("4201011" + number)).isInstanceOf(Scanned.Unknown.class);
  }

  @Test
  void anOrderIsReadyUntilItHasItsLabel() {
    var order = taken("WEB-1");
    assertThat(scan(" web-1 "))
        .isInstanceOfSatisfying(
            Scanned.ToShip.class,
            found ->
                assertThat(found.prepared())
                    .isInstanceOfSatisfying(
                        Preparation.Packed.class,
                        ready -> assertThat(ready.order().id()).isEqualTo(order)));
    var bought = buy(order, "WEB-1");
    assertThat(shipped("WEB-1")).isEqualTo(bought.id());
    assertThat(engine.ordering().scans().order(caller(), order, SampleOrders.SENDER))
        .isEqualTo(new Scanned.Shipped(bought));
  }

  @Test
  void whatIsHeldIsToldAsSuch() {
    engine.ordering().orders().hold(caller(), taken("WEB-1"), Message.said("wait for stock"));
    assertThat(scan("WEB-1"))
        .isInstanceOfSatisfying(
            Scanned.ToShip.class,
            found -> assertThat(found.prepared()).isInstanceOf(Readiness.Stopped.class));
  }

  @Test
  void aLabelThatHoldsComesBeforeAVoidOneOfTheSameReference() {
    var kept = buy(taken("WEB-1"), "PO-7");
    var dropped = buy(taken("WEB-2"), "PO-7");
    engine.shipping().voids().cancel(caller(), dropped.id(), RequestKey.none());
    assertThat(shipped("PO-7")).isEqualTo(kept.id());
    engine.shipping().voids().cancel(caller(), kept.id(), RequestKey.none());
    assertThat(scan("PO-7"))
        .isInstanceOfSatisfying(
            Scanned.Shipped.class,
            found -> assertThat(found.shipment().labelStatus()).isEqualTo(LabelStatus.CANCELLED));
  }

  @Test
  void anotherWorkspacesLabelIsNobodys() {
    var bought = bought("WEB-1");
    var live = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    assertThat(engine.ordering().scans().read(live, bought.id(), SampleOrders.SENDER))
        .isInstanceOf(Scanned.Unknown.class);
    assertThat(scan("shp_nobody")).isInstanceOf(Scanned.Unknown.class);
    assertThat(scan("lbl_nobody")).isInstanceOf(Scanned.Unknown.class);
  }

  private Scanned scan(String code) {
    return engine.ordering().scans().read(caller(), code, SampleOrders.SENDER);
  }

  private String shipped(String code) {
    return ((Scanned.Shipped) scan(code)).shipment().id();
  }

  private Shipment bought(String number) {
    return buy(taken(number), number);
  }

  private Shipment buy(String orderId, String reference) {
    var packing = Packing.of(engine.ordering().orders().get(caller(), orderId).left());
    return engine
        .ordering()
        .fulfilment()
        .buy(
            caller(),
            orderId,
            packing,
            LabelRequest.ofRate(rate(orderId).id(), reference),
            new ShopQuestion(ShopCheck.Heed.ALL),
            RequestKey.none());
  }

  /// The post's: its bar codes say more than the number.
  private Rate rate(String orderId) {
    var order = engine.ordering().orders().get(caller(), orderId);
    var ready = engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
    return ((Readiness.Unchosen) ready)
        .quote().rates().stream()
            .filter(rate -> rate.carrier().equals("usps"))
            .findFirst()
            .orElseThrow();
  }

  private String taken(String number) {
    return engine
        .ordering()
        .orders()
        .takeIn(caller(), List.of(SampleOrders.order(number)))
        .getFirst()
        .order()
        .id();
  }
}
