package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.account.workspace.WorkspaceChange;
import dev.quayside.engine.account.workspace.WorkspaceWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Fill;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.render.Renders;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchesTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  private final AtomicInteger asked = new AtomicInteger();
  private volatile int stopAt = Integer.MAX_VALUE;
  private final CountDownLatch goOn = new CountDownLatch(1);

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, Duration.ZERO, this::step);
  }

  @AfterEach
  void close() {
    goOn.countDown();
    desk.close();
  }

  @Test
  void manyOrdersAreBoughtOnceAndPrintedInOrder() {
    Shop.rule(desk);
    Shop.printer(desk, paper);
    var orders = Shop.orders(desk, 12);
    var batch = done(Shop.start(desk, orders));
    assertThat(batch.count(BatchRow.State.BOUGHT)).isEqualTo(12);
    assertThat(desk.carrier().bought()).hasSize(12).doesNotHaveDuplicates();
    assertThat(batch.rows()).allMatch(row -> row.printing() == BatchRow.Printing.QUEUED);
    assertThat(jobsInOrder(batch)).isSorted();
    assertThat(orders).allMatch(order -> state(order) == OrderState.SHIPPED);
  }

  /// On a practice printer: each label with its slip, out of one printer, in the order of the rows.
  @Test
  void slipsComeOutBesideTheirLabelsInOrder() throws Exception {
    Shop.rule(desk);
    desk.carrier().draws("^XA^FDLABEL^FS^XZ".getBytes(StandardCharsets.US_ASCII));
    try (var zebra = new PracticePrinter(Duration.ZERO, 100)) {
      Shop.printer(desk, zebra.address());
      var batch = done(Shop.start(desk, Shop.orders(desk, 5), PackingSlipOption.AFTER));
      await().until(() -> zebra.printed().size() == 10);
      assertThat(documents(desk.engine().printService().line(desk.caller(), 20), "Desk"))
          .containsExactlyElementsOf(
              batch.rows().stream()
                  .flatMap(row -> Stream.of(label(row), row.shipmentId() + "/packing_slip"))
                  .toList());
      for (int i = 0; i < 10; i++) {
        boolean label =
            new String(zebra.printed().get(i), StandardCharsets.US_ASCII).contains("^FDLABEL");
        assertThat(label).as("piece %d", i).isEqualTo(i % 2 == 0);
      }
    }
  }

  @Test
  void slipsThatGoToAnotherPrinterStayInOrder() throws Exception {
    Shop.rule(desk);
    desk.carrier().draws("^XA^FDLABEL^FS^XZ".getBytes(StandardCharsets.US_ASCII));
    try (var zebra = new PracticePrinter(Duration.ZERO, 100);
        var slips = new PracticePrinter(Duration.ZERO, 100)) {
      Shop.printer(desk, zebra.address());
      var printing = desk.engine().printService();
      printing
          .printers()
          .setUp(new PrinterSetup("Slips", slips.address(), Language.ZPL, Dpi.DPI_203, false));
      printing.routing().put(desk.caller(), new PrintRoute(PrintKind.PACKING_SLIP, "", "Slips"));
      var batch = done(Shop.start(desk, Shop.orders(desk, 5), PackingSlipOption.BEFORE));
      await().until(() -> zebra.printed().size() == 5 && slips.printed().size() == 5);
      assertThat(documents(printing.line(desk.caller(), 20), "Slips"))
          .containsExactlyElementsOf(
              batch.rows().stream().map(row -> row.shipmentId() + "/packing_slip").toList());
      assertThat(documents(printing.line(desk.caller(), 20), "Desk"))
          .containsExactlyElementsOf(batch.rows().stream().map(this::label).toList());
    }
  }

  @Test
  void labelsOfABatchFillTheirSheets() {
    Shop.rule(desk);
    desk.carrier()
        .draws(
            new Renders()
                .png(
                    new LabelDocument(
                        Size.FOUR_BY_SIX, List.of(Fill.black(Area.mils(500, 500, 1000, 1000)))),
                    Dpi.DPI_203));
    var printing = desk.engine().printService();
    var profile = Profile.of(Dpi.DPI_203).on(LabelSheet.TWO_ON_LETTER);
    printing
        .printers()
        .setUp(
            new PrinterSetup(
                "Office", paper.toUri().toString(), Language.PDF, profile, true, null, 2));
    var batch = done(Shop.start(desk, Shop.orders(desk, 6), PackingSlipOption.NONE));
    await()
        .until(
            () ->
                printing.line(desk.caller(), 20).stream()
                    .allMatch(job -> job.state() == PrintJobState.CONFIRMED));
    assertThat(documents(printing.line(desk.caller(), 20), "Office"))
        .extracting(document -> document.split("[+]").length)
        .containsExactly(1, 2, 2, 1);
    assertThat(batch.rows()).allMatch(row -> row.printing() == BatchRow.Printing.QUEUED);
  }

  private String label(BatchRow row) {
    return desk.engine()
        .shipping()
        .shipments()
        .get(desk.caller(), String.valueOf(row.shipmentId()))
        .labelId();
  }

  /// What a printer was given, oldest first.
  private static List<String> documents(List<PrintJob> jobs, String printer) {
    return jobs.stream()
        .filter(job -> job.printer().equals(printer))
        .sorted(Comparator.comparing(PrintJob::id))
        .map(job -> String.join("+", job.document().ids()))
        .toList();
  }

  @Test
  void whatFailsSaysWhyAndCanBeRetried() {
    var orders = new ArrayList<>(Shop.orders(desk, 2));
    Shop.rule(desk);
    orders.addAll(taken(SampleOrders.order("HEAVY", "17")));
    var held = taken(SampleOrders.order("HELD")).getFirst();
    desk.engine().ordering().orders().hold(desk.caller(), held.id(), Message.said("ask first"));
    orders.add(held);
    var batch = done(Shop.start(desk, orders));
    assertThat(row(batch, "HEAVY").reason()).asString().contains("no rule chooses");
    assertThat(row(batch, "HELD"))
        .satisfies(
            row -> {
              assertThat(row.state()).isEqualTo(BatchRow.State.SKIPPED);
              assertThat(row.reason()).hasToString("ask first");
            });
    assertThat(row(batch, "N-1").reason()).asString().contains("no printer");
    assertThat(state(orders.get(2))).isEqualTo(OrderState.FAILED);

    taken(SampleOrders.order("HEAVY", "15"));
    var again = done(desk.engine().ordering().batches().retry(desk.caller(), batch.id()));
    assertThat(row(again, "HEAVY").state()).isEqualTo(BatchRow.State.BOUGHT);
    assertThat(desk.carrier().bought()).hasSize(3);
  }

  @Test
  void whereNoRuleChoosesTheFallbackDoes() {
    var order = Shop.orders(desk, 1).getFirst();
    var batch =
        done(
            desk.engine()
                .ordering()
                .batches()
                .start(
                    desk.caller(),
                    List.of(BatchParcel.of(order.id())),
                    SampleOrders.SENDER,
                    Choice.cheapest(null),
                    false,
                    null,
                    PackingSlipOption.NONE));
    assertThat(batch.count(BatchRow.State.BOUGHT)).isEqualTo(1);
    assertThat(batch.rows().getFirst().printing()).isEqualTo(BatchRow.Printing.WAITING);
  }

  @Test
  void aPausedBatchBuysNothingMoreUntilItIsResumed() {
    Shop.rule(desk);
    stopAt = 3;
    var started = Shop.start(desk, Shop.orders(desk, 20));
    await().until(() -> asked.get() >= 3);
    desk.engine().ordering().batches().pause(desk.caller(), started.id());
    goOn.countDown();
    await().until(() -> get(started).count(BatchRow.State.BUYING) == 0);
    assertThat(get(started).state()).isEqualTo(BatchState.PAUSED);
    assertThat(desk.carrier().bought()).hasSizeLessThan(20);
    assertThat(done(desk.engine().ordering().batches().resume(desk.caller(), started.id())))
        .satisfies(batch -> assertThat(batch.count(BatchRow.State.BOUGHT)).isEqualTo(20));
    assertThat(desk.carrier().bought()).hasSize(20);
  }

  @Test
  void aPausedBatchIsVoidedOnceTheLabelsItWasBuyingAreThere() {
    Shop.rule(desk);
    stopAt = 3;
    var started = Shop.start(desk, Shop.orders(desk, 6));
    await().until(() -> asked.get() >= 3);
    desk.engine().ordering().batches().pause(desk.caller(), started.id());
    var voids = desk.engine().ordering().batchVoids();
    assertThatThrownBy(() -> voids.undo(desk.caller(), started.id(), RequestKey.none()))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("still being bought");
    goOn.countDown();
    await().until(() -> get(started).count(BatchRow.State.BUYING) == 0);
    var undone = voids.undo(desk.caller(), started.id(), RequestKey.none());
    assertThat(undone.refused()).isEmpty();
    assertThat(undone.voided()).hasSize(get(started).count(BatchRow.State.BOUGHT));
    assertThat(desk.carrier().voided())
        .containsExactlyInAnyOrderElementsOf(desk.carrier().bought());
  }

  /// It may be on its parcel already; whoever began the batch did not buy it.
  @Test
  void theLabelThatAnotherCallerBoughtIsNotVoidedWithTheBatch() throws Exception {
    Shop.rule(desk);
    stopAt = 1;
    var orders = Shop.orders(desk, 3);
    var another = CompletableFuture.supplyAsync(() -> buy(orders.get(1)));
    await().until(() -> asked.get() >= 1);
    var started = Shop.start(desk, orders);
    await().until(() -> get(started).count(BatchRow.State.DOUBT) == 1);
    goOn.countDown();
    var theirs = another.get(1, TimeUnit.MINUTES);
    done(started);
    desk.engine().ordering().batches().lookAgain(desk.caller());
    assertThat(get(started).count(BatchRow.State.BOUGHT)).isEqualTo(3);

    var voids = desk.engine().ordering().batchVoids();
    var undone = voids.undo(desk.caller(), started.id(), RequestKey.none());

    assertThat(undone.voided())
        .extracting(BatchVoids.Voided::orderId)
        .containsExactly(orders.getFirst().id(), orders.getLast().id());
    assertThat(undone.refused())
        .extracting(BatchVoids.Refused::orderId, BatchVoids.Refused::labelId)
        .containsExactly(tuple(orders.get(1).id(), theirs.labelId()));
    assertThat(undone.refused().getFirst().why().code()).isEqualTo(ProblemCode.CONFLICT);
    assertThat(desk.carrier().voided()).hasSize(2);
  }

  /// Rows of an earlier version: its step to this one took all labels for the batch's own, and a
  /// row that it bought beside this one has no note at all.
  @Test
  void ofLabelsOfAnEarlierVersionOnlyTheBatchsOwnAreVoided() throws Exception {
    Shop.rule(desk);
    stopAt = 1;
    var orders = Shop.orders(desk, 4);
    var another = CompletableFuture.supplyAsync(() -> buy(orders.get(1)));
    await().until(() -> asked.get() >= 1);
    var started = Shop.start(desk, orders);
    await().until(() -> get(started).count(BatchRow.State.DOUBT) == 1);
    goOn.countDown();
    another.get(1, TimeUnit.MINUTES);
    done(started);
    desk.engine().ordering().batches().lookAgain(desk.caller());
    note("begun = shipment_id", orders.get(1));
    note("begun = NULL", orders.get(2));

    var voids = desk.engine().ordering().batchVoids();
    var undone = voids.undo(desk.caller(), started.id(), RequestKey.none());

    assertThat(undone.voided())
        .extracting(BatchVoids.Voided::orderId)
        .containsExactly(orders.getFirst().id(), orders.getLast().id());
    assertThat(undone.refused())
        .extracting(BatchVoids.Refused::orderId, each -> each.why().message().sentence())
        .containsExactly(
            tuple(orders.get(1).id(), OrderWords.BATCH_OF_ANOTHER.of().sentence()),
            tuple(orders.get(2).id(), OrderWords.BATCH_OF_UNKNOWN.of().sentence()));
    assertThat(desk.carrier().voided()).hasSize(2);
  }

  private void note(String what, SalesOrder order) throws SQLException {
    var file = "jdbc:sqlite:" + desk.engine().installation().directory().root() + "/quayside.db";
    try (var connection = DriverManager.getConnection(file);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 10000");
      assertThat(
              statement.executeUpdate(
                  "UPDATE batch_row SET %s WHERE order_id = '%s'".formatted(what, order.id())))
          .isEqualTo(1);
    }
  }

  private Shipment buy(SalesOrder order) {
    var fulfilment = desk.engine().ordering().fulfilment();
    var ready = fulfilment.ready(desk.caller(), order, SampleOrders.SENDER);
    return fulfilment.buy(desk.caller(), (Readiness.Chosen) ready);
  }

  @Test
  void aCancelledBatchKeepsWhatItBought() {
    Shop.rule(desk);
    stopAt = 3;
    var orders = Shop.orders(desk, 20);
    var started = Shop.start(desk, orders);
    await().until(() -> asked.get() >= 3);
    goOn.countDown();
    var cancelled = desk.engine().ordering().batches().cancel(desk.caller(), started.id());
    int bought = desk.carrier().bought().size();
    assertThat(bought).isLessThan(20);
    assertThat(cancelled.count(BatchRow.State.BOUGHT)).isEqualTo(bought);
    assertThat(cancelled.count(BatchRow.State.SKIPPED)).isEqualTo(20 - bought);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> desk.engine().ordering().batches().resume(desk.caller(), started.id()));
  }

  @Test
  void aWorkspaceIsNotArchivedWhileABatchOfItRuns() {
    Shop.rule(desk);
    stopAt = 1;
    var batch = Shop.start(desk, Shop.orders(desk, 2));
    var demo = desk.caller().workspace();
    var changes = desk.engine().accounts().workspaceChanges();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> changes.change(demo, WorkspaceChange.toArchived(true)))
        .satisfies(
            e -> assertThat(e.problem().message()).isEqualTo(WorkspaceWords.BATCH_RUNS.of()));
    goOn.countDown();
    done(batch);
    assertThat(changes.change(demo, WorkspaceChange.toArchived(true)).isArchived()).isTrue();
  }

  @Test
  void anEmptyWalletPausesInsteadOfFailingAllTheRest() {
    Shop.rule(desk);
    int affordable = 1000 / PaperCarrier.PRICE.amount().intValue();
    var batch = Shop.start(desk, Shop.orders(desk, affordable + 20));
    await().until(() -> get(batch).state() == BatchState.PAUSED);
    await().until(() -> get(batch).count(BatchRow.State.BUYING) == 0);
    assertThat(get(batch).note()).asString().contains("add funds");
    assertThat(get(batch).count(BatchRow.State.FAILED)).isZero();
    assertThat(get(batch).count(BatchRow.State.WAITING)).isGreaterThan(0);
  }

  @Test
  void aPurchaseInDoubtSettlesByItself() {
    Shop.rule(desk);
    Shop.printer(desk, paper);
    desk.carrier().mood(PaperCarrier.Mood.BUYS_AND_IS_SILENT);
    desk.carrier().reachable(false);
    var batch = done(Shop.start(desk, Shop.orders(desk, 1)));
    assertThat(batch.count(BatchRow.State.DOUBT)).isEqualTo(1);
    desk.carrier().reachable(true);
    desk.later(Duration.ofSeconds(10));
    desk.engine().ordering().batches().lookAgain(desk.caller());
    assertThat(get(batch).count(BatchRow.State.BOUGHT)).isEqualTo(1);
    assertThat(get(batch).rows().getFirst().printing()).isEqualTo(BatchRow.Printing.QUEUED);
    assertThat(desk.carrier().bought()).hasSize(1);
  }

  @Test
  void anotherWorkspaceCannotTouchIt() {
    var batch = done(Shop.start(desk, Shop.orders(desk, 1)));
    var other = desk.engine().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> desk.engine().ordering().batches().get(other, batch.id()));
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> desk.engine().ordering().batches().retry(other, batch.id()));
    assertThat(desk.engine().ordering().batches().newest(other, 10)).isEmpty();
  }

  private void step(String step) {
    if (step.equals("asked") && asked.incrementAndGet() >= stopAt) {
      try {
        goOn.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private List<String> jobsInOrder(Batch batch) {
    return batch.rows().stream()
        .map(
            row ->
                desk.engine()
                    .shipping()
                    .shipments()
                    .get(desk.caller(), String.valueOf(row.shipmentId())))
        .map(shipment -> desk.engine().printService().jobs(desk.caller(), shipment).getFirst().id())
        .toList();
  }

  private Batch done(Batch batch) {
    await().atMost(Duration.ofSeconds(30)).until(() -> get(batch).state() == BatchState.DONE);
    return get(batch);
  }

  private Batch get(Batch batch) {
    return desk.engine().ordering().batches().get(desk.caller(), batch.id());
  }

  private List<SalesOrder> taken(NewOrder order) {
    return desk.engine().ordering().orders().takeIn(desk.caller(), List.of(order)).stream()
        .map(entry -> entry.order())
        .toList();
  }

  private OrderState state(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id()).state();
  }

  private static BatchRow row(Batch batch, String number) {
    return batch.rows().stream()
        .filter(row -> row.number().equals(number))
        .findFirst()
        .orElseThrow();
  }
}
