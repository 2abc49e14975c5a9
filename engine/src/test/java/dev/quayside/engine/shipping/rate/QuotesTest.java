package dev.quayside.engine.shipping.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What becomes of rates on offer: they are in a file of their own, which may be lost.
class QuotesTest {

  @TempDir Path directory;

  @Test
  void aRateCanBeBoughtAfterARestart() {
    String rate;
    try (var desk = PaperEngine.open(directory)) {
      rate = quote(desk);
    }
    try (var desk = PaperEngine.open(directory)) {
      assertThat(buy(desk, rate).status()).isEqualTo(ShipmentStatus.CREATED);
    }
  }

  @Test
  void aRateThatIsKeptIsItsWorkspacesOwn() {
    String rate;
    try (var desk = PaperEngine.open(directory)) {
      rate = quote(desk);
    }
    try (var desk = PaperEngine.open(directory)) {
      var other = desk.engine().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
      assertThat(desk.engine().rating().rates().shown(desk.caller().workspace(), rate)).isPresent();
      assertThat(desk.engine().rating().rates().shown(other.workspace(), rate)).isEmpty();
      assertThat(problem(desk, other, rate)).isEqualTo(ProblemCode.RATE_NOT_FOUND);
    }
  }

  /// Somebody else holds the file of quotes, so that not one of them can be written.
  @Test
  void aPurchaseNeverWaitsForAQuote() throws Exception {
    try (var desk = PaperEngine.open(directory);
        var other = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      var rate = quote(desk);
      assertThat(buy(desk, rate).status())
          .as("one not yet written")
          .isEqualTo(ShipmentStatus.CREATED);
      desk.engine()
          .shipping()
          .purchase()
          .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
      try (var kept = statement.executeQuery("SELECT count(*) FROM rate_request")) {
        assertThat(kept.getInt(1)).as("quotes written meanwhile").isZero();
      }
      statement.execute("ROLLBACK");
    }
  }

  @Test
  void aFileThatIsDamagedIsBegunAnew() throws Exception {
    PaperEngine.open(directory).close();
    Files.writeString(file(), "no database, but as long as the head of one has to be".repeat(99));
    String rate;
    try (var desk = PaperEngine.open(directory)) {
      rate = quote(desk);
    }
    try (var desk = PaperEngine.open(directory)) {
      assertThat(desk.engine().rating().rates().shown(desk.caller().workspace(), rate)).isPresent();
    }
  }

  @Test
  void itIsKeptAsLongAsItCanBeBoughtAndNoLonger() throws Exception {
    try (var desk = PaperEngine.open(directory)) {
      var rates = desk.engine().rating().rates();
      var workspace = desk.caller().workspace();
      var rate = quote(desk);
      desk.later(Duration.ofMinutes(14));
      var _ = rates.deleteExpired(workspace);
      assertThat(rates.shown(workspace, rate)).isPresent();
      desk.later(Duration.ofMinutes(2));
      assertThat(rates.shown(workspace, rate)).isEmpty();
      var _ = rates.deleteExpired(workspace);
      assertThat(kept()).isZero();
    }
  }

  private long kept() throws Exception {
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = other.createStatement();
        var row = statement.executeQuery("SELECT count(*) FROM rate_request")) {
      row.next();
      return row.getLong(1);
    }
  }

  /// A real process, killed with SIGKILL when it has bought one rate and was offered another.
  @Test
  void aBoughtRateStaysBoughtAndALostOneIsNotFound() throws Exception {
    var lost = DoomedProcess.run(Doomed.class, List.of(directory), BufferedReader::readLine);
    assertThat(Files.exists(Path.of(file() + "-wal"))).as("the log it left behind").isTrue();

    try (var desk = PaperEngine.open(directory)) {
      assertThat(shipments(desk)).hasSize(1);
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(problem(desk, desk.caller(), lost)).isEqualTo(ProblemCode.RATE_NOT_FOUND);
      assertThat(shipments(desk)).hasSize(1);
      assertThat(buy(desk, quote(desk)).status()).isEqualTo(ShipmentStatus.CREATED);
    }
  }

  private Path file() {
    return directory.resolve("data").resolve("quotes.db");
  }

  private static String quote(PaperEngine desk) {
    var request =
        RateRequest.of(
            PaperEngine.address("Ann", "94105", "CA").value(),
            PaperEngine.address("Bob", "10001", "NY").value(),
            PaperEngine.parcel().value());
    return desk.engine().rating().rates().quote(desk.caller(), request).rates().getFirst().id();
  }

  private static Shipment buy(PaperEngine desk, String rate) {
    return buy(desk, desk.caller(), rate);
  }

  private static Shipment buy(PaperEngine desk, Caller caller, String rate) {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(caller, LabelRequest.ofRate(rate, null), RequestKey.none());
  }

  private static ProblemCode problem(PaperEngine desk, Caller caller, String rate) {
    return catchThrowableOfType(ProblemException.class, () -> buy(desk, caller, rate)).code();
  }

  private static List<Shipment> shipments(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  /// The process that dies: it buys a rate, is offered another, and says which.
  static final class Doomed {

    public static void main(String[] arguments) throws InterruptedException {
      var desk = PaperEngine.open(Path.of(arguments[0]));
      buy(desk, quote(desk));
      System.out.println(quote(desk));
      System.out.flush();
      new CountDownLatch(1).await();
    }
  }
}
