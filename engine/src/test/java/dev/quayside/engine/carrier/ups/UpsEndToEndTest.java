package dev.quayside.engine.carrier.ups;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A production workspace with an account: credentials tested, a label whose answer is lost,
/// printed in every format, tracked and voided.
class UpsEndToEndTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  @Test
  void aLabelIsBoughtPrintedTrackedAndVoided(@TempDir Path directory) {
    try (var ups = new UpsDouble();
        var engine =
            Engine.open(
                ServedEngine.engineOptions(directory, () -> TUESDAY)
                    .withCarrierHosts(Map.of(Ups.CODE, ups.url())))) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      engine
          .accounts()
          .carrierAccounts()
          .put(main, Ups.CODE, new AccountDraft(null, UpsDouble.ACCOUNT));
      assertThat(
              engine
                  .accounts()
                  .carrierAccounts()
                  .test(main, Ups.CODE, RequestKey.none())
                  .connection())
          .isEqualTo(Connection.CONNECTED);
      ups.losesItsAnswer(request -> request.is("POST", "/api/shipments"), Fault.CUT);
      var bought = buy(engine, main);
      ups.recovers();
      assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(ups.shipments()).hasSize(1);
      assertThat(bought.price().amount()).as("its quote's").isEqualTo("15.55");
      assertThat(file(engine, main, bought, LabelFormat.PDF)).startsWith(ascii("%PDF"));
      assertThat(file(engine, main, bought, LabelFormat.PNG)).startsWith(new byte[] {-119, 'P'});
      assertThat(file(engine, main, bought, LabelFormat.ZPL)).startsWith(ascii("^XA"));
      var number = ups.shipments().getFirst().number();
      assertThat(engine.shipping().voids().cancel(main, bought.id(), RequestKey.none()).status())
          .isEqualTo(ShipmentStatus.CANCELLED);
      ups.scan(UpsAnswers.activity("MV", "007", "20261124", "100000"));
      assertThat(engine.trackers().track(main, number).scans()).isNotEmpty();
      assertThat(ups.violations()).isEmpty();
    }
  }

  private static byte[] file(Engine engine, Caller main, Shipment bought, LabelFormat format) {
    return engine.documents().labelArt().file(main, bought, format, Dpi.DPI_203);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static Shipment buy(Engine engine, Caller main) {
    return engine
        .shipping()
        .purchase()
        .buy(
            main,
            new LabelRequest(
                null,
                Ups.CODE,
                "ups_ground",
                address("Ann Sender", "20 W 34th St"),
                address("Bob Buyer", "350 5th Ave"),
                new ParcelDraft(
                    new BigDecimal("56"), null, null, null, false, Signature.NONE, null, null),
                false,
                null,
                "web-1",
                LabelFormat.PDF,
                true,
                java.util.Map.of()),
            RequestKey.none());
  }

  private static AddressDraft address(String name, String street) {
    return new AddressDraft(
        name, null, street, null, "New York", "NY", "10118", "US", "212 555 0100", null);
  }
}
