package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.database.SampleTables;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A scan that is no order here is looked up in the shop's own tables.
class TableScanTest extends ScannerOnEngine {

  @Test
  void anOrderOfTheTablesIsOpenedAndABadgeIsNotLookedUp() throws IOException {
    connect("erp.db");
    var badges = new ArrayList<String>();
    ship.scan()
        .know(
            (code, known, unknown) -> {
              badges.add(code);
              (code.equals("badge-of-ann") ? known : unknown).run();
            });
    scan("badge-of-ann");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.badge");
    assertThat(orders()).isZero();

    scan(SampleTables.FIRST);
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    assertThat(ship.reference().get()).isEqualTo(SampleTables.FIRST);
    assertThat(ship.form().contents().left()).isEqualTo(1);
    scan("4002");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Omar Haddad");
    scan(SampleTables.FIRST);
    assertThat(orders()).isEqualTo(2);
    assertThat(badges).containsExactly("badge-of-ann", SampleTables.FIRST, "4002");

    scan("4999");
    assertThat(ship.scan().state().get())
        .isEqualTo(ScanState.of(Kind.STOP, "ship.scan.unknown", "4999"));
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
  }

  /// A scan behind one that is looked for elsewhere comes after it.
  @Test
  void scansAndKeysBehindItHaveTheirTurnAfterTheAnswer() throws IOException {
    connect("erp.db");
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    ship.scan().submit("4002");
    ship.scan().submit("SO-7");
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
    assertThat(ship.reference().get()).isEqualTo("SO-7");
    ship.next();
    ship.scan().submit("4999");
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aSlowShopIsGivenUpAndWhatItFindsLaterIsTold() throws IOException {
    connect("erp.db");
    ship.scan().submit("4003");
    background.workOne(); // no order here
    background.workOne(); // there is a shop to ask
    assertThat(ship.scan().state().get())
        .isEqualTo(ScanState.of(Kind.BUSY, "ship.scan.looking-in", "4003", "ERP"));
    background.passAmidWork(Duration.ofMillis(1_900));
    assertThat(state()).isEqualTo(Kind.BUSY);
    background.passAmidWork(Duration.ofMillis(200));
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.slow-tables");
    background.work();
    assertThat(ship.scan().state().get())
        .isEqualTo(ScanState.of(Kind.ATTENTION, "ship.scan.found-late", "4003"));
    assertThat(ship.to().line(Line.NAME).get()).isNotEqualTo("Priya Raman");
    scan("4003");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Priya Raman");
  }

  @Test
  void aShopThatCannotBeAskedIsNamed() throws IOException {
    connect("erp.db");
    Files.delete(databases().resolve("erp.db"));
    scan("4001");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.refused");
    assertThat(ship.scan().state().get().values().toString())
        .contains("erp.db is not in the folder");
  }

  @Test
  void onOtherScreensItOpensShipToo() throws IOException {
    connect("erp.db");
    var heard = new ArrayList<String>();
    var reader = new ScanElsewhere(ship.scan(), told, () -> heard.add("Ship"), () -> false);
    reader.submit("4001");
    background.work();
    reader.submitIfKnown("4002", () -> heard.add("known"), () -> heard.add("unknown"));
    background.work();
    reader.submitIfKnown("BERLIN", () -> heard.add("known"), () -> heard.add("unknown"));
    background.work();
    assertThat(heard).containsExactly("Ship", "known", "Ship", "unknown");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Omar Haddad");
  }

  /// The code of an item may be the number of an order: the packer is asked, and nothing is lost.
  @Test
  void inACheckWhatTheTablesFindIsToldAndOpenedWhenItIsScannedAgain() throws IOException {
    connect("erp.db");
    requireCheck(OnComplete.STOP);
    TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
    scan("TE-100");
    scan("4002");
    assertThat(ship.scan().state().get())
        .isEqualTo(ScanState.of(Kind.STOP, "ship.check.other-order", "4002", "SO-5"));
    assertThat(ship.reference().get()).isEqualTo("SO-5");
    assertThat(ship.check().counted()).isEqualTo(1);
    assertThat(ship.check().wrong().get()).as("no mistake").isFalse();
    scan("4999");
    assertThat(ship.check().wrong().get()).as("neither an item nor an order").isTrue();
    scan("QS:UNDO");
    scan("4002");
    assertThat(ship.reference().get()).isEqualTo("4002");
    scan("SO-5");
    assertThat(ship.check().counted()).as("it goes on where it was").isEqualTo(1);
    Files.delete(databases().resolve("erp.db"));
    scan("4003");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.refused");
    assertThat(ship.check().wrong().get()).as("unknown, not wrong").isFalse();
    scan("TE-100");
    assertThat(ship.check().counted()).isEqualTo(2);
  }

  private Path databases() throws IOException {
    return Files.createDirectories(data().resolve("databases"));
  }

  private void connect(String file) throws IOException {
    SampleTables.write(databases().resolve(file));
    var tables =
        new TableSettings.Change(
            Map.of(TableQuery.BY_KEY, SampleTables.BY_KEY),
            List.of(new Mapping.Chosen(Column.NUMBER, "ORD_NO")),
            RowsAre.LINES);
    var draft =
        new SourceDraft(
            "database",
            "ERP",
            null,
            Map.of("url", "jdbc:sqlite:" + file),
            0,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            tables);
    Acting.asEngine(
        () ->
            engine
                .engine()
                .sources()
                .create(TestOrders.demo(engine.engine()), draft, RequestKey.none()));
  }

  private long orders() {
    return engine
        .engine()
        .ordering()
        .orders()
        .list(TestOrders.demo(engine.engine()), OrderFilter.ALL, Page.Request.FIRST)
        .total();
  }
}
