package dev.quayside.engine.carrier.veho;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.order.search.FoundRecord;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.retention.Retention;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A label whose bar code does not say its tracking number, from the purchase until it is
/// forgotten.
class VehoEndToEndTest {

  private static final String CODE = "veho";

  @TempDir private Path directory;
  private volatile Instant now = Instant.parse("2026-11-24T15:00:00Z");

  @Test
  void aLabelIsFoundByItsBarCodeUntilItIsForgotten() {
    try (var veho = new VehoDouble();
        var engine =
            Engine.open(
                ServedEngine.engineOptions(directory, () -> now)
                    .withCarrierHosts(Map.of(CODE, veho.url())))) {
      var main = desk(engine, "main");
      engine
          .accounts()
          .carrierAccounts()
          .put(main, CODE, new AccountDraft(null, VehoDouble.ACCOUNT));
      var bought = buy(engine, main);
      var barCode = veho.orders().getFirst().barCode();
      assertThat(bought.trackingNumber()).isPresent().get().isNotEqualTo(barCode);
      assertThat(scan(engine, main, " " + barCode + "\n")).isEqualTo(new Scanned.Shipped(bought));
      assertThat(scan(engine, desk(engine, "demo"), barCode)).isInstanceOf(Scanned.Unknown.class);
      assertThat(engine.ordering().recordSearch().find(main, barCode))
          .containsExactly(new FoundRecord.OfShipment(bought));

      engine.shipping().voids().cancel(main, bought.id(), RequestKey.none());
      engine.shipping().refunds().settleDue(main.workspace());
      now = now.plus(Duration.ofDays(400));
      engine.installation().purges().keep(main, Retention.of(90));
      engine.installation().purges().round(main);
      assertThat(scan(engine, main, barCode)).isInstanceOf(Scanned.Unknown.class);
      assertThat(engine.ordering().recordSearch().find(main, barCode)).isEmpty();
    }
  }

  private static Caller desk(Engine engine, String workspace) {
    return engine.accounts().workspaces().bySlug(workspace).orElseThrow().ownCaller();
  }

  private static Scanned scan(Engine engine, Caller caller, String text) {
    return engine.ordering().scans().read(caller, text, SampleOrders.SENDER);
  }

  private static Shipment buy(Engine engine, Caller main) {
    return engine
        .shipping()
        .purchase()
        .buy(
            main,
            new LabelRequest(
                null,
                CODE,
                "veho_ground_plus",
                address("20 W 34th St", "10001"),
                address("350 5th Ave", "10118"),
                new ParcelDraft(
                    new BigDecimal("32"),
                    new BigDecimal("10"),
                    new BigDecimal("8"),
                    new BigDecimal("4"),
                    false,
                    Signature.NONE,
                    null,
                    null),
                false,
                null,
                "SO-1",
                LabelFormat.ZPL,
                true,
                java.util.Map.of()),
            RequestKey.none());
  }

  private static AddressDraft address(String street, String zip) {
    return new AddressDraft(
        "Ann Quay", null, street, null, "New York", "NY", zip, "US", "212 555 0100", null);
  }
}
