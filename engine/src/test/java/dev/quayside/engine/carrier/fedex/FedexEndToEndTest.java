package dev.quayside.engine.carrier.fedex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
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

/// A production workspace with an account with FedEx.
class FedexEndToEndTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  @Test
  void aLostLabelIsVoidedAndBoughtAgainPrintedAndVoided(@TempDir Path directory) {
    try (var fedex = new FedexDouble();
        var engine =
            Engine.open(
                ServedEngine.engineOptions(directory, () -> TUESDAY)
                    .withCarrierHosts(Map.of("fedex", fedex.url())))) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      engine
          .accounts()
          .carrierAccounts()
          .put(main, "fedex", new AccountDraft(null, FedexDouble.ACCOUNT));
      assertThat(
              engine
                  .accounts()
                  .carrierAccounts()
                  .test(main, "fedex", RequestKey.none())
                  .connection())
          .isEqualTo(Connection.CONNECTED);
      fedex.losesItsAnswer(request -> request.path().equals("/ship/v1/shipments"), Fault.CUT);
      assertThatThrownBy(() -> buy(engine, main)).isInstanceOf(ProblemException.class);
      assertThat(fedex.live()).as("what was sold without a label").isEmpty();
      fedex.recovers();
      var bought = buy(engine, main);
      assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(bought.price().amount()).isEqualTo("12.71");
      assertThat(fedex.live()).hasSize(1);
      assertThat(engine.documents().labelArt().file(main, bought, LabelFormat.PDF, Dpi.DPI_203))
          .startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
      var cancelled = engine.shipping().voids().cancel(main, bought.id(), RequestKey.none());
      assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
      assertThat(fedex.live()).isEmpty();
      assertThat(fedex.violations()).isEmpty();
    }
  }

  private static Shipment buy(Engine engine, Caller main) {
    return engine
        .shipping()
        .purchase()
        .buy(
            main,
            new LabelRequest(
                null,
                "fedex",
                "FEDEX_GROUND",
                address("Ann Sender", "20 W 34th St", "10001"),
                address("Bob Buyer", "350 5th Ave", "10118"),
                new ParcelDraft(
                    new BigDecimal("32"), null, null, null, false, Signature.NONE, null, null),
                false,
                null,
                "web-1",
                LabelFormat.PDF,
                true,
                java.util.Map.of()),
            RequestKey.none());
  }

  private static AddressDraft address(String name, String street, String zip) {
    return new AddressDraft(
        name, null, street, null, "New York", "NY", zip, "US", "2125550100", "a@shop.example");
  }
}
