package dev.quayside.engine.order.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import org.junit.jupiter.api.Test;

/// On the sandbox carriers.
class RecordSearchTest extends EngineTest {

  @Test
  void whatIsCalledJustSoComesFirstThenWhatBeginsSo() {
    take("A-10", "A-1", "A-100");
    engine.parcels().presets().add(caller(), PresetDraft.box("Box for A-1", null));
    assertThat(find("a-1")).containsExactly("A-1", "A-100", "A-10", "Box for A-1");
  }

  @Test
  void anOrderThatIsShippedIsFoundAsItsShipment() {
    take("WEB-1");
    var bought = buy("WEB-1");
    assertThat(search("WEB-1")).containsExactly(new FoundRecord.OfShipment(bought));
    assertThat(search(bought.trackingNumber().orElseThrow()))
        .containsExactly(new FoundRecord.OfShipment(bought));
    assertThat(search("bob bu")).containsExactly(new FoundRecord.OfShipment(bought));
  }

  @Test
  void theExactNumberIsFoundHoweverOldItIs() {
    take("OLD-1");
    for (int i = 0; i < 9; i++) {
      take("OLD-1" + i);
    }
    assertThat(find("old-1")).first().isEqualTo("OLD-1");
    assertThat(find("old-1")).hasSize(6);
  }

  @Test
  void whatFitsNothingIsNothing() {
    take("WEB-1");
    assertThat(search("zebra")).isEmpty();
  }

  private List<FoundRecord> search(String words) {
    return engine.ordering().recordSearch().find(caller(), words);
  }

  private List<String> find(String words) {
    return search(words).stream()
        .map(
            found ->
                switch (found) {
                  case FoundRecord.OfShipment(var shipment) -> shipment.id();
                  case FoundRecord.OfOrder(var order) -> order.number();
                  case FoundRecord.OfPreset(var preset) -> preset.name();
                })
        .toList();
  }

  private void take(String... numbers) {
    for (var number : numbers) {
      engine.ordering().orders().takeIn(caller(), List.of(SampleOrders.order(number)));
    }
  }

  private Shipment buy(String number) {
    var order = engine.ordering().orders().byNumber(caller(), number).orElseThrow();
    var ready = engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
    var rate = ((Readiness.Unchosen) ready).quote().rates().getFirst();
    return engine
        .ordering()
        .fulfilment()
        .buy(
            caller(),
            ready.order().id(),
            Packing.of(ready.order().left()),
            LabelRequest.ofRate(rate.id(), number),
            new ShopQuestion(ShopCheck.Heed.ALL),
            RequestKey.none());
  }
}
