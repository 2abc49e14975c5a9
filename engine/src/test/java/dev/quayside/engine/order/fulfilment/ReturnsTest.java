package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReturnsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void theWayBackIsRatedByCarriersThatTakeReturnsAndBought() {
    try (var engine = Engine.open(EngineOptions.at(directory))) {
      var caller = engine.workspaces().bySlug("demo").orElseThrow().desk();
      var there = shipped(engine, caller);
      var quote = engine.ordering().returns().quote(caller, there);
      assertThat(quote.rates()).isNotEmpty();
      assertThat(quote.rates())
          .allMatch(
              rate ->
                  engine.carriers().require(caller, rate.carrier()).profile().supportsReturns());

      var back = buy(engine, caller, LabelRequest.ofRate(quote.rates().getFirst().id(), "WEB-1"));

      assertThat(back.consignment().isReturn()).isTrue();
      assertThat(back.consignment().from()).isEqualTo(there.consignment().to());
      assertThat(back.consignment().to()).isEqualTo(there.consignment().from());
      assertThatExceptionOfType(ProblemException.class)
          .isThrownBy(() -> engine.ordering().returns().of(caller, back))
          .withMessageContaining("already");
      engine.shipping().voids().cancel(caller, there.id(), Receipt.none());
      var voided = engine.shipping().shipments().get(caller, there.id());
      assertThatExceptionOfType(ProblemException.class)
          .isThrownBy(() -> engine.ordering().returns().of(caller, voided))
          .withMessageContaining("no way back");
    }
  }

  private static Shipment shipped(Engine engine, Caller caller) {
    var details = SampleOrders.order("WEB-1").details();
    return buy(
        engine,
        caller,
        new LabelRequest(
            null,
            "ups",
            "ups_ground",
            AddressDraft.of(SampleOrders.SENDER),
            AddressDraft.of(details.to()),
            details.parcel(),
            false,
            null,
            "WEB-1",
            LabelFormat.PDF));
  }

  private static Shipment buy(Engine engine, Caller caller, LabelRequest order) {
    return engine.shipping().buy(caller, order, Optional.empty(), Receipt.none());
  }
}
