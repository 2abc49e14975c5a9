package dev.quayside.engine.retention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.document.manifest.ManifestOrder;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.PrintOrder;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.queue.PrintJobState;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// On a whole engine in the sandbox, with the workspace's own clock.
class PurgesTest {

  private static final String WORD = "Wexelblatt";
  private static final Retention NINETY = Retention.of(90);

  private static final Set<PrintJobState> PRINTED =
      Set.of(PrintJobState.SENT, PrintJobState.CONFIRMED);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  @SuppressWarnings("NullAway.Init")
  private Shop shop;

  @BeforeEach
  void open() {
    shop = Shop.open(directory);
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void aClosedShipmentLosesItsCustomerEverywhereAndKeepsItsFigures() throws Exception {
    printer();
    var shipment = shop.ship("WEB-1", WORD);
    printed(shipment);
    var manifest =
        shop.engine()
            .documents()
            .manifests()
            .close(shop.caller(), ManifestOrder.of("ups", shipment.shipDate().orElseThrow()));
    shop.delivered(shipment);
    drawnByItsCarrierAndWrittenAbout(shipment);
    shop.order("WEB-2", WORD);
    shop.engine().ordering().orders().byNumber(shop.caller(), "WEB-2").ifPresent(this::callOff);
    shop.pass(91);
    var before = shop.now(shipment);
    var ledger =
        shop.engine().accounts().wallets().entries(shop.caller(), Page.Request.FIRST).items();
    var journeys = carriers();

    var counted = purges().dryRun(shop.caller(), NINETY);
    assertThat(counted).isEqualTo(new PurgeCount(1, 2, 2, 1));
    assertThat(shop.now(shipment)).isEqualTo(before);
    purges().keep(shop.caller(), NINETY);
    purges().round(shop.caller());

    assertThat(purges().last(shop.caller()).orElseThrow().tally()).isEqualTo(counted);
    var after = shop.now(shipment);
    assertThat(after.isForgotten()).isTrue();
    assertThat(after.forgottenAt())
        .isBetween(
            shop.engine().accounts().clocks().now(shop.caller().workspace()).minus(Shop.DAY),
            shop.engine().accounts().clocks().now(shop.caller().workspace()));
    assertThat(after.consignment().to().city()).isEqualTo("New York");
    assertThat(after.consignment().to().zip()).isEqualTo("101");
    assertThat(after.consignment().from()).isEqualTo(before.consignment().from());
    assertThat(after.price()).isEqualTo(before.price());
    assertThat(after.trackingNumber()).isEqualTo(before.trackingNumber());
    assertThat(after.updatedAt()).isEqualTo(before.updatedAt());
    assertThat(
            shop.engine().accounts().wallets().entries(shop.caller(), Page.Request.FIRST).items())
        .isEqualTo(ledger);
    assertThat(carriers()).isEqualTo(journeys);
    assertThat(shop.engine().documents().manifests().get(shop.caller(), manifest.id()).lines())
        .hasSize(1);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(
            () ->
                shop.engine()
                    .documents()
                    .labelArt()
                    .file(shop.caller(), after, LabelFormat.PDF, Dpi.DPI_203))
        .withMessageContaining("retention");
    assertThat(shop.engine().documents().papers().of(shop.caller(), shipment.id())).isEmpty();
    // what answered a retry is forgotten after a day by its own chore
    assertThat(Shop.tablesWith(directory, WORD)).isSubsetOf("idempotency", "rate_request");
  }

  /// By itself and together with others on a sheet, and also while it is at the printer and may
  /// come back from there.
  @Test
  void whatStillWaitsForAPrinterStays() throws Exception {
    shop.engine()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Office",
                "tcp://127.0.0.1:9",
                Language.PDF,
                Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER),
                true,
                null));
    var shipments =
        List.of(
            shop.ship("WEB-1", WORD), shop.ship("WEB-2", WORD), shop.ship("WEB-3", "Alonewitz"));
    var desk = shop.engine().printService();
    var ids = shipments.stream().map(Shipment::labelId).toList();
    var jobs = desk.print(shop.caller(), new PrintOrder(ids, null, 1, null), RequestKey.none());
    assertThat(jobs).hasSize(2);
    shipments.forEach(shop::delivered);
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    assertThat(purges().dryRun(shop.caller(), NINETY).shipments()).isZero();
    purges().round(shop.caller());
    assertThat(shipments).noneMatch(one -> shop.now(one).isForgotten());
    for (var job : jobs) {
      desk.cancel(job.id());
    }
    Shop.write(
        directory,
        "UPDATE print_job SET state = 'SENT', odometer = 7 WHERE id = '%s'"
            .formatted(jobs.getFirst().id()));
    assertThat(purges().dryRun(shop.caller(), NINETY).shipments()).isEqualTo(1);
  }

  @Test
  void whatIsOpenOrTooYoungStays() {
    var open = shop.ship("WEB-1", "Openhalter");
    var voided = shop.ship("WEB-2", "Voidheimer");
    var old = shop.ship("WEB-3", "Oldenburger");
    shop.delivered(old);
    shop.engine().shipping().voids().cancel(shop.caller(), voided.id(), RequestKey.none());
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    purges().round(shop.caller());
    assertThat(shop.now(old).isForgotten()).isTrue();
    assertThat(shop.now(open).isForgotten()).as("under way").isFalse();
    assertThat(shop.now(voided).isForgotten()).as("its refund came today").isFalse();
    assertThat(
            shop.engine()
                .ordering()
                .orders()
                .byNumber(shop.caller(), "WEB-2")
                .orElseThrow()
                .details()
                .to())
        .as("its order is open again")
        .extracting(to -> to.name())
        .isEqualTo("Quirin Voidheimer");
    shop.pass(91);
    purges().round(shop.caller());
    assertThat(shop.now(voided).isForgotten()).isTrue();
    assertThat(shop.now(open).isForgotten()).isFalse();
  }

  @Test
  void whoeverIsForgottenIsKnownByThatAndNotByWhatIsMissing() throws Exception {
    var streetless = shop.ship("WEB-1", WORD);
    Shop.write(
        directory,
        "UPDATE shipment SET consignment = json_remove(consignment, '$.to.street1')"
            + " WHERE id = '%s'".formatted(streetless.id()));
    assertThat(shop.now(streetless).consignment().to().street1()).isNull();
    assertThat(shop.now(streetless).isForgotten()).isFalse();

    shop.order("WEB-2", WORD);
    shop.engine().ordering().orders().byNumber(shop.caller(), "WEB-2").ifPresent(this::callOff);
    Shop.write(
        directory,
        "UPDATE sales_order SET details = json_remove(details, '$.to.name', '$.to.street1')"
            + " WHERE number = 'WEB-2'");
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    purges().round(shop.caller());
    assertThat(purges().last(shop.caller()).orElseThrow().tally().orders()).isEqualTo(1);
    assertThat(
            shop.engine()
                .ordering()
                .orders()
                .byNumber(shop.caller(), "WEB-2")
                .orElseThrow()
                .details()
                .to()
                .company())
        .isNull();
    assertThat(purges().dryRun(shop.caller(), NINETY).orders()).as("once").isZero();
  }

  @Test
  void offIsTheDefaultAndForgetsNothing() {
    var shipment = shop.ship("WEB-1", WORD);
    shop.delivered(shipment);
    shop.pass(399);
    purges().round(shop.caller());
    assertThat(shop.now(shipment).isForgotten()).isFalse();
    assertThat(purges().last(shop.caller())).isEmpty();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> purges().keep(shop.caller(), Retention.of(89)))
        .withMessageContaining("90");
  }

  @Test
  void itRunsOnceADayAndTellsOfItOnce() throws Exception {
    for (int i = 1; i <= 2; i++) {
      shop.delivered(shop.ship("WEB-" + i, WORD));
    }
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    purges().round(shop.caller());
    var first = purges().last(shop.caller()).orElseThrow();
    purges().round(shop.caller());
    assertThat(purges().last(shop.caller())).contains(first);
    shop.pass(1);
    purges().round(shop.caller());
    var second = purges().last(shop.caller()).orElseThrow();
    assertThat(second.startedAt()).isAfter(first.startedAt());
    assertThat(second.tally()).isEqualTo(PurgeCount.NOTHING);
    assertThat(told()).isEqualTo(1);
  }

  @Test
  void anotherWorkspaceKeepsItsOwn() {
    var neighbour = Shop.in(shop.engine(), "neighbour");
    var theirs = neighbour.ship("WEB-1", WORD);
    neighbour.delivered(theirs);
    neighbour.pass(91);
    var mine = shop.ship("WEB-1", WORD);
    shop.delivered(mine);
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    purges().round(shop.caller());
    purges().round(neighbour.caller());
    assertThat(shop.now(mine).isForgotten()).isTrue();
    assertThat(neighbour.now(theirs).isForgotten()).isFalse();
    assertThat(purges().retention(neighbour.caller())).isEqualTo(Retention.FOR_EVER);
  }

  @Test
  void aForgottenShipmentIsFoundByItsNumberAndNoLongerByItsCustomer() {
    var shipment = shop.ship("WEB-1", WORD);
    shop.delivered(shipment);
    purges().keep(shop.caller(), NINETY);
    shop.pass(91);
    purges().round(shop.caller());
    assertThat(found(WORD)).isEmpty();
    assertThat(found(shipment.trackingNumber().orElseThrow())).hasSize(1);
    assertThat(found("WEB-1")).hasSize(1);
  }

  private void drawnByItsCarrierAndWrittenAbout(Shipment shipment) throws Exception {
    Shop.write(
        directory,
        "INSERT INTO shipment_document (shipment_id, kind, file, link) VALUES ('%s', 'label', CAST('%s' AS BLOB), '')"
            .formatted(shipment.id(), WORD));
    Shop.write(
        directory,
        """
        INSERT INTO mail_letter (id, workspace_id, event_id, shipment_id, occasion, recipient, status, attempts, created_at)
        SELECT 'let_1', workspace_id, id, '%s', 'delivered', '%s@example.com', 'sent', 1, 0 FROM event LIMIT 1
        """
            .formatted(shipment.id(), WORD));
  }

  private List<String> found(String words) {
    return shop
        .engine()
        .lists()
        .shipments()
        .first(
            shop.caller(),
            new ShipmentSearch(
                ShipmentTab.ALL, words, null, null, null, ShipmentSearch.Order.BOUGHT, true),
            100)
        .stream()
        .map(Shipment::id)
        .toList();
  }

  private void callOff(SalesOrder order) {
    shop.engine().ordering().orders().cancel(shop.caller(), order.id());
  }

  private Purges purges() {
    return shop.engine().installation().purges();
  }

  private Object carriers() {
    var analytics = shop.engine().analytics();
    return analytics
        .reports()
        .carriers(shop.caller(), analytics.reports().period(shop.caller(), null, null), null);
  }

  private long told() throws Exception {
    return Shop.count(directory, "SELECT count(*) FROM event WHERE type = 'data.purged'");
  }

  private void printer() {
    shop.engine()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup("Folder", paper.toUri().toString(), Language.ZPL, Dpi.DPI_203, true));
  }

  private void printed(Shipment shipment) {
    var desk = shop.engine().printService();
    var job = desk.print(shop.caller(), shipment, "Folder").id();
    Awaitility.await().until(() -> PRINTED.contains(desk.job(job).orElseThrow().state()));
  }
}
