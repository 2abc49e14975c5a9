package dev.quayside.engine.carrier.dhl_express;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A production workspace with an account: a label, and one whose answer was lost on the way.
class DhlExpressEndToEndTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  private static final String CODE = "dhl_express";

  @TempDir private Path directory;

  @Test
  void aLabelIsBoughtAndALostOneIsOneParcelThatIsVoidedAndNeverBilled() {
    try (var dhl = new DhlExpressDouble();
        var engine =
            Engine.open(
                ServedEngine.engineOptions(directory, () -> TUESDAY)
                    .withCarrierHosts(Map.of(CODE, dhl.url())))) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      engine
          .accounts()
          .carrierAccounts()
          .put(main, CODE, new AccountDraft(null, DhlExpressDouble.ACCOUNT));
      assertThat(
              engine.accounts().carrierAccounts().test(main, CODE, RequestKey.none()).connection())
          .isEqualTo(Connection.CONNECTED);
      var bought = buy(engine, main, "SO-1");
      assertThat(zpl(engine, main, bought)).startsWith((byte) '^', (byte) 'X', (byte) 'A');
      dhl.losesItsAnswer(
          request -> request.is("POST", DhlExpressDouble.API + "/shipments"), Fault.CUT);
      var lost = buy(engine, main, "SO-2");
      dhl.recovers();
      assertThat(lost.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(engine.lists().shipments().rows(main, List.of(bought.id(), lost.id())))
          .extracting(Shipment::file)
          .containsExactly(LabelFile.READY, LabelFile.LOST);
      assertThat(dhl.shipments()).hasSize(2);
      engine.shipping().documents().fetchDue(main);
      assertThatThrownBy(() -> zpl(engine, main, lost))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("lost on the way");
      var voided = engine.shipping().voids().cancel(main, lost.id(), RequestKey.none());
      assertThat(voided.status()).isEqualTo(ShipmentStatus.CANCELLED);
      assertThat(engine.accounts().wallets().entries(main, new Page.Request(1, 10)).items())
          .hasSize(2);
      assertThat(dhl.violations()).isEmpty();
    }
  }

  private static byte[] zpl(Engine engine, Caller main, Shipment shipment) {
    return engine.documents().labelArt().file(main, shipment, LabelFormat.ZPL, Dpi.DPI_203);
  }

  private static Shipment buy(Engine engine, Caller main, String reference) {
    return engine
        .shipping()
        .purchase()
        .buy(
            main,
            new LabelRequest(
                null,
                CODE,
                "dhl_express_worldwide",
                address("20 W 34th St", "New York", "NY", "10001", "US"),
                address("Am Kai 1", "Berlin", null, "10115", "DE"),
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
                new Customs(
                    ContentsType.MERCHANDISE,
                    null,
                    List.of(
                        new CustomsItem(
                            "Shirt", 2, Money.usd("19.90"), Weight.ofOunces("7"), null, "PT")),
                    Incoterm.DDU),
                reference,
                LabelFormat.ZPL,
                true,
                java.util.Map.of()),
            RequestKey.none());
  }

  private static AddressDraft address(
      String street, String city, @Nullable String state, String zip, String country) {
    return new AddressDraft(
        "Ann Quay", null, street, null, city, state, zip, country, "+49 30 123456", null);
  }
}
