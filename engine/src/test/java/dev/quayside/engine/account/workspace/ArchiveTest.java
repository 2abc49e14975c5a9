package dev.quayside.engine.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintJobState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What keeps a workspace from being archived, and what goes on in one that is.
class ArchiveTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch answer = new CountDownLatch(1);
  private volatile boolean held;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, Duration.ZERO, this::step);
  }

  @AfterEach
  void close() {
    answer.countDown();
    desk.close();
  }

  @Test
  void notWhileALabelIsBeingBought() throws Exception {
    held = true;
    var buying = CompletableFuture.supplyAsync(this::buy);
    asked.await();
    refused(WorkspaceWords.BEING_BOUGHT);
    answer.countDown();
    assertThat(buying.get().status()).isEqualTo(ShipmentStatus.CREATED);
    archive(true);
  }

  @Test
  void notWhileSomethingWaitsForAPrinter() {
    desk.carrier().draws("^XA^FDLABEL^FS^XZ".getBytes(StandardCharsets.US_ASCII));
    var printers = desk.engine().printService().printers();
    printers.setUp(new PrinterSetup("Gone", "tcp://127.0.0.1:1", Language.ZPL, Dpi.DPI_203, true));
    var job = desk.engine().printService().print(desk.caller(), buy(), null);
    refused(WorkspaceWords.LABELS_WAIT);
    // not at the very moment somebody knocks at the printer's door
    await()
        .ignoreExceptionsInstanceOf(ProblemException.class)
        .until(
            () -> desk.engine().printService().cancel(job.id()).state() == PrintJobState.CANCELLED);
    archive(true);
  }

  @Test
  void notTheLastOne() {
    var others = desk.engine().accounts().workspaces();
    others.all().stream().filter(each -> !each.slug().equals("demo")).forEach(this::archive);
    refused(WorkspaceWords.LAST);
    assertThat(others.active()).extracting(Workspace::slug).containsExactly("demo");
  }

  @Test
  void aPurchaseInDoubtIsSettledAndAVoidRefunded() {
    var voided = buy();
    desk.carrier().mood(PaperCarrier.Mood.BUYS_AND_IS_SILENT);
    desk.carrier().reachable(false);
    var doubt = buy();
    assertThat(doubt.status()).isEqualTo(ShipmentStatus.PENDING);
    desk.engine().shipping().voids().cancel(desk.caller(), voided.id(), RequestKey.none());
    archive(true);
    desk.carrier().reachable(true);
    desk.later(Duration.ofDays(20));
    desk.engine().shipping().refunds().settleDue(desk.caller().workspace());
    assertThat(now(doubt).status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(Objects.requireNonNull(now(voided).refund()).status())
        .isEqualTo(Refund.Status.REFUNDED);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
  }

  @Test
  void itComesBackAsItWas() {
    var before = demo();
    archive(true);
    var since = demo().archivedAt();
    assertThat(since).isNotNull();
    archive(true);
    assertThat(demo().archivedAt()).isEqualTo(since);
    archive(false);
    assertThat(demo()).isEqualTo(before);
  }

  private Workspace demo() {
    return desk.engine().accounts().workspaces().bySlug("demo").orElseThrow();
  }

  private void archive(boolean away) {
    desk.engine()
        .accounts()
        .workspaceChanges()
        .change(demo().id(), WorkspaceChange.toArchived(away));
  }

  private void archive(Workspace other) {
    desk.engine()
        .accounts()
        .workspaceChanges()
        .change(other.id(), WorkspaceChange.toArchived(true));
  }

  private void refused(WorkspaceWords why) {
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> archive(true))
        .satisfies(e -> assertThat(((Problem.Refused) e.problem()).message()).isEqualTo(why.of()));
    assertThat(demo().isArchived()).isFalse();
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private Shipment now(Shipment shipment) {
    return desk.engine().shipping().shipments().get(desk.caller(), shipment.id());
  }

  private void step(String step) {
    if (held && step.equals("asked")) {
      asked.countDown();
      await().until(() -> answer.getCount() == 0);
    }
  }
}
