package dev.quayside.engine.carrier.canada_post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.module.Endpoint;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestOrder;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderParcels.PieceGate;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.PurchaseStep;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A production workspace with an account, from the test of its credentials to the refund.
class CanadaPostEndToEndTest {

  private static final String CODE = "canada_post";

  private final CanadaPostDouble post = new CanadaPostDouble();
  private Engine engine;

  @BeforeEach
  void open(@TempDir Path directory) {
    engine = Engine.open(EngineOptions.at(directory).withCarrierHosts(Map.of(CODE, post.url())));
  }

  @AfterEach
  void close() {
    engine.close();
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void withoutAnAccountTheRatesSayWhichCouldBeOpened() {
    assertThat(engine.carriers().selling(main())).isEmpty();
    assertThatThrownBy(this::buy)
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("no carrier account is open")
        .hasMessageContaining("Canada Post");
  }

  @Test
  void aLabelIsBoughtPrintedTrackedAndRefundedWithoutTouchingTheWallet() {
    account(new AccountDraft(null, CanadaPostDouble.ACCOUNT));
    var tested = engine.accounts().carrierAccounts().test(main(), CODE, RequestKey.none());
    assertThat(tested.connection()).isEqualTo(Connection.CONNECTED);
    var bought = buy();
    assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(bought.price().amount()).as("what the carrier invoices").isEqualTo("15.45");
    assertThat(balance()).isEqualByComparingTo("0");
    var charge = entries().getFirst();
    assertThat(charge.billing()).isEqualTo(Billing.CARRIER);
    assertThat(charge.amount().amount()).isEqualByComparingTo("-15.45");
    var file = engine.documents().labelArt().file(main(), bought, LabelFormat.PDF, Dpi.DPI_203);
    assertThat(file).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
    assertThat(engine.documents().labelArt().file(main(), bought, LabelFormat.ZPL, Dpi.DPI_203))
        .startsWith("^XA".getBytes(StandardCharsets.US_ASCII));
    post.scans(CanadaPostAnswers.occurrence("3000", "2026-11-24", "10:00:00", "", ""));
    assertThat(engine.trackers().track(main(), post.parcels().getFirst().pin()).scans())
        .isNotEmpty();
    var cancelled = engine.shipping().voids().cancel(main(), bought.id(), RequestKey.none());
    assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(post.parcels()).as("nothing is billed that was not transmitted").isEmpty();
  }

  @Test
  void theDayIsTransmittedItsManifestFetchedAndALabelRefundedAfterwards() {
    account(new AccountDraft(null, CanadaPostDouble.ACCOUNT));
    var bought = buy();
    post.day().manifestsComeLater(1);
    var manifests = engine.documents().manifests();
    var closed = manifests.close(main(), ManifestOrder.of(CODE, null));
    assertThat(closed.isInDoubt()).isFalse();
    assertThat(manifests.waiting(main())).isEmpty();
    assertThat(manifests.carrierDocument(main(), closed.id(), 1))
        .startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
    engine.shipping().voids().cancel(main(), bought.id(), RequestKey.none());
    assertThat(post.parcels().getFirst().refunding()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-23T00:30:00Z",
        "2026-11-23T04:59:00Z",
        "2026-11-23T05:00:00Z",
        "2026-11-23T18:00:00Z",
      })
  void aDayIsClosedWhereItsParcelsLeaveWhateverTheServersClock(String now, @TempDir Path other) {
    engine.close();
    engine =
        Engine.open(
            new EngineOptions(
                    other,
                    () -> Instant.parse(now),
                    new Random(1),
                    Duration.ofSeconds(8),
                    Duration.ofSeconds(5))
                .withCarrierHosts(Map.of(CODE, post.url())));
    account(new AccountDraft(null, CanadaPostDouble.ACCOUNT));
    var bought = buy();
    var manifests = engine.documents().manifests();
    assertThat(manifests.candidates(main(), ManifestOrder.of(CODE, null)).lines()).hasSize(1);
    var closed = manifests.close(main(), ManifestOrder.of(CODE, null));
    assertThat(closed.shipDate()).isEqualTo(bought.shipDate().orElseThrow());
  }

  @Test
  void aLabelThatComesLaterIsFetchedByItself() {
    account(new AccountDraft(null, CanadaPostDouble.ACCOUNT));
    post.labelsComeLater(1);
    var bought = buy();
    assertThatThrownBy(
            () -> engine.documents().labelArt().file(main(), bought, LabelFormat.PDF, Dpi.DPI_203))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("still making this label");
    engine.shipping().documents().fetchDue(main());
    assertThat(engine.documents().labelArt().file(main(), bought, LabelFormat.PDF, Dpi.DPI_203))
        .isNotEmpty();
  }

  @Test
  void aLostAnswerIsSettledAtOnceWithOneParcel() {
    account(new AccountDraft(null, CanadaPostDouble.ACCOUNT));
    post.losesItsAnswer(
        request -> request.method().equals("POST") && request.path().endsWith("/shipment"),
        Fault.CUT);
    assertThat(buy().status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(post.parcels()).hasSize(1);
    assertThat(entries()).hasSize(1);
  }

  @Test
  void aLabelOfItsTestSystemIsMarkedAndTheWalletPaysWhenItIsToldSo() {
    account(new AccountDraft(null, null, Endpoint.TEST, CanadaPostDouble.ACCOUNT));
    assertThat(buy().terms().test()).isTrue();
    account(new AccountDraft(null, Billing.WALLET, null, Map.of()));
    assertThatThrownBy(this::buy)
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("add funds");
  }

  @Test
  void aLabelOfItsTestSystemShipsNoOrderAndIsOnNoManifest() {
    account(new AccountDraft(null, null, Endpoint.TEST, CanadaPostDouble.ACCOUNT));
    var orders = engine.ordering().orders();
    orders.takeIn(main(), List.of(SampleOrders.order("A-1")));
    var order = orders.list(main(), OrderFilter.ALL, null, 1).getFirst();
    buy(
        orders
            .parcels()
            .taking(main(), order.id(), Packing.of(order.left()), null, PieceGate.UNWATCHED));
    assertThat(orders.get(main(), order.id()).state()).isEqualTo(OrderState.OPEN);
    var manifests = engine.documents().manifests();
    assertThat(manifests.waiting(main())).isEmpty();
    assertThat(manifests.candidates(main(), ManifestOrder.of(CODE, null)).leftOut())
        .extracting(Manifest.LeftOut::reason)
        .containsExactly(Manifest.Reason.TEST);
  }

  private void account(AccountDraft draft) {
    engine.accounts().carrierAccounts().put(main(), CODE, draft);
  }

  private Shipment buy() {
    return buy(PurchaseStep.NONE);
  }

  private Shipment buy(PurchaseStep step) {
    return engine
        .shipping()
        .purchase()
        .buy(
            main(),
            new LabelRequest(
                null,
                CODE,
                "DOM.XP",
                address("Paul Sender", "502 Main St N", "Montreal", "QC", "H2B 1A0"),
                address("Ann Buyer", "100 Wellington St", "Ottawa", "ON", "K1A 0B1"),
                new ParcelDraft(
                    new BigDecimal("32"), null, null, null, false, Signature.NONE, null, null),
                false,
                null,
                "web-1",
                LabelFormat.PDF,
                true,
                java.util.Map.of()),
            step,
            RequestKey.none());
  }

  private static AddressDraft address(
      String name, String street, String city, String province, String postalCode) {
    return new AddressDraft(
        name,
        null,
        street,
        null,
        city,
        province,
        postalCode,
        "CA",
        "450 823 8432",
        "a@shop.example");
  }

  private BigDecimal balance() {
    return engine.accounts().wallets().of(main(), CanadaPostRates.CAD).balance().amount();
  }

  private List<WalletEntry> entries() {
    return engine.accounts().wallets().entries(main(), new Page.Request(1, 10)).items();
  }

  private Caller main() {
    return engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }
}
