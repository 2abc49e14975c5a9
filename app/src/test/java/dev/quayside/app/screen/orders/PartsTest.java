package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the line of an order in several parcels says, on a real engine.
class PartsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void aPartlyShippedOrderSaysWhatIsLeftAndItsParcels() {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var row = OrderRow.of(oneSent(engine), false, UnaryOperator.identity());
      assertThat(row.state()).isEqualTo(OrderState.PARTLY_SHIPPED);
      assertThat(row.parts().shipped()).isEqualTo(1);
      assertThat(row.parts().pieces()).isEqualTo(5);
      assertThat(row.items()).isEqualTo("TE-100, 3 × TE-300");
      assertThat(row.weight()).isEqualTo(Weight.ofOunces("36"));
      assertThat(row.price()).isNull();
      assertThat(row.parts().isTold()).isTrue();
      var sent = row.parts().parcels().getFirst();
      assertThat(sent.pieces()).isEqualTo(1);
      assertThat(sent.tracking()).isEqualTo(row.tracking()).isNotEmpty();
      assertThat(sent.service()).isEqualTo("USPS Priority Mail");
    }
  }

  @Test
  void anOrderShippedInTwoParcelsSaysBothAndWhatTheyCostTogether() {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var order = oneSent(engine);
      TestOrders.ship(engine, order, order.left());
      var row = OrderRow.of(stored(engine, order), false, UnaryOperator.identity());
      var parcels = row.parts().parcels();
      assertThat(row.state()).isEqualTo(OrderState.SHIPPED);
      assertThat(parcels).extracting(Parts.Parcel::pieces).containsExactly(1, 4);
      assertThat(row.price())
          .isEqualTo(
              Objects.requireNonNull(parcels.getFirst().price())
                  .plus(Objects.requireNonNull(parcels.getLast().price())));
      assertThat(row.search())
          .contains(parcels.getFirst().tracking().toLowerCase(Locale.ROOT))
          .contains(parcels.getLast().tracking().toLowerCase(Locale.ROOT));
      assertThat(row.service()).isEqualTo("USPS Priority Mail");
    }
  }

  @Test
  void aVoidedParcelIsNotTold() {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var order = oneSent(engine);
      var label = Objects.requireNonNull(order.shipment());
      engine
          .shipping()
          .voids()
          .cancel(TestOrders.demo(engine), label.shipmentId(), RequestKey.none());
      var row = OrderRow.of(stored(engine, order), false, UnaryOperator.identity());
      assertThat(row.parts().parcels()).isEmpty();
      assertThat(row.parts().isTold()).isFalse();
      assertThat(row.weight()).isEqualTo(Weight.ofOunces("42"));
    }
  }

  @Test
  void anOrderIsFoundByItsTags() {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var order = TestOrders.addFive(engine, "SO-6", TestOrders.NEW_YORK);
      var change = BulkChange.of(MarkChange.adding(List.of("Rush")));
      engine
          .ordering()
          .desk()
          .bulk()
          .change(TestOrders.demo(engine), List.of(order.id()), change, RequestKey.none());
      assertThat(OrderRow.of(stored(engine, order), false, UnaryOperator.identity()).search())
          .contains(" rush ");
    }
  }

  private static SalesOrder oneSent(Engine engine) {
    TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
    var order = TestOrders.addFive(engine, "SO-5", TestOrders.NEW_YORK);
    TestOrders.ship(engine, order, List.of(new PackedItem(1, 1)));
    return stored(engine, order);
  }

  private static SalesOrder stored(Engine engine, SalesOrder order) {
    return engine.ordering().orders().get(TestOrders.demo(engine), order.id());
  }
}
