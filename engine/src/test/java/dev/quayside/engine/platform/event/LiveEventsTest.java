package dev.quayside.engine.platform.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.PrintRecords;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever shows something hears of its change, after it is durable.
class LiveEventsTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  private final Map<Topic, Set<String>> heard = new ConcurrentHashMap<>();

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aPurchaseIsHeardOfOnceItCanBeRead() {
    var readable = new CopyOnWriteArrayList<ShipmentStatus>();
    listen(
        changes ->
            changes.stream()
                .filter(change -> change.topic() == Topic.LABEL_CREATED)
                .flatMap(change -> change.ids().stream())
                .forEach(id -> readable.add(read(id).status())));
    var shipment = buy();
    await().until(() -> ids(Topic.LABEL_CREATED).contains(shipment.id()));
    await().untilAsserted(() -> assertThat(readable).containsExactly(ShipmentStatus.CREATED));
    await().until(() -> ids(Topic.WALLET_MOVED).contains(shipment.id()));
  }

  @Test
  void aVoidAndItsWalletAreHeardOf() {
    var shipment = buy();
    listen(_ -> {});
    desk.engine().shipping().voids().cancel(desk.caller(), shipment.id(), RequestKey.none());
    await().until(() -> ids(Topic.LABEL_CANCELLED).contains(shipment.id()));
    await().until(() -> ids(Topic.TRACKING_MOVED).contains(shipment.id()));
    var deposit =
        desk.engine()
            .accounts()
            .wallets()
            .deposit(
                desk.caller(),
                Money.rounded(BigDecimal.TEN, Money.USD),
                Message.said("cash"),
                RequestKey.none());
    await().until(() -> ids(Topic.WALLET_MOVED).contains(deposit.id()));
  }

  @Test
  void aPrinterThatIsSetUpOrRemovedIsHeardOf(@TempDir Path paper) {
    listen(_ -> {});
    var printing = desk.engine().printService();
    printing
        .printers()
        .setUp(
            new PrinterSetup("Desk 1", paper.toUri().toString(), Language.ZPL, Dpi.DPI_203, true));
    await().until(() -> ids(Topic.PRINTER_CHANGED).contains("Desk 1"));
    heard.clear();
    printing.printers().remove("Desk 1");
    await().until(() -> ids(Topic.PRINTER_CHANGED).contains("Desk 1"));
  }

  /// As the command line does it beside a running window.
  @Test
  void aPrinterThatAnotherProcessSetsUpOrRemovesIsHeardOf(@TempDir Path paper) {
    listen(_ -> {});
    var clock = InstantSource.system();
    try (var elsewhere = Database.open(DataDirectory.at(directory.resolve("data")).database())) {
      var own = desk.engine().installation().stations().own();
      var tray = new PrintRecords(elsewhere, own, new Ids(clock, new SecureRandom()), clock);
      tray.setUp(
          new PrinterSetup("Desk 2", paper.toUri().toString(), Language.ZPL, Dpi.DPI_203, true));
      await().until(() -> ids(Topic.PRINTER_CHANGED).contains("Desk 2"));
      heard.clear();
      tray.remove("Desk 2");
      await().until(() -> ids(Topic.PRINTER_CHANGED).contains("Desk 2"));
    }
  }

  @Test
  void aRouteIsHeardOf(@TempDir Path paper) {
    var printing = desk.engine().printService();
    printing
        .printers()
        .setUp(
            new PrinterSetup("Desk 1", paper.toUri().toString(), Language.ZPL, Dpi.DPI_203, true));
    listen(_ -> {});
    printing.routing().put(desk.caller(), new PrintRoute(PrintKind.LABEL, "", "Desk 1"));
    await().until(() -> !ids(Topic.PRINT_ROUTE_CHANGED).isEmpty());
    heard.clear();
    printing.routing().remove(desk.caller(), PrintKind.LABEL, "", null);
    await().until(() -> !ids(Topic.PRINT_ROUTE_CHANGED).isEmpty());
  }

  @Test
  void anOrderIsHeardOfWhenItComesAndWheneverItChanges() {
    listen(_ -> {});
    var orders = desk.engine().ordering().orders();
    var taken = orders.takeIn(desk.caller(), List.of(SampleOrders.order("A-1")));
    var id = taken.getFirst().order().id();
    hearsOf(id);
    orders.hold(desk.caller(), id, Message.said("wait"));
    hearsOf(id);
    orders.release(desk.caller(), id);
    hearsOf(id);
    orders.parcels().fail(desk.caller(), id, refused("no rate"));
    hearsOf(id);
    orders.takeIn(desk.caller(), List.of(SampleOrders.order("A-1", "18")));
    hearsOf(id);
    var shipment = buy(id);
    hearsOf(id);
    desk.engine().shipping().voids().cancel(desk.caller(), shipment.id(), RequestKey.none());
    hearsOf(id);
    assertThat(orders.some(desk.caller(), List.of(id, "ord_none")))
        .singleElement()
        .satisfies(order -> assertThat(order.state()).isEqualTo(OrderState.OPEN));
  }

  @Test
  void aFileAndItsFolderAreHeardOf(@TempDir Path folder) throws Exception {
    listen(_ -> {});
    var engine = desk.engine();
    engine.ordering().imports().folderWatch().watch(desk.caller(), folder.toString(), true);
    await().until(() -> ids(Topic.WATCHED_FOLDER_CHANGED).contains(folder.toString()));
    heard.clear();
    Files.writeString(
        folder.resolve("orders.csv"),
        "Order,Name,Address,City,State,Zip,Country\nB-1,Bob,350 5th Ave,New York,NY,10118,US\n");
    await()
        .until(
            () -> {
              engine.ordering().imports().folderWatch().look(desk.caller(), _ -> {});
              return !ids(Topic.ORDER_FILE_CHANGED).isEmpty()
                  && !ids(Topic.ORDER_CHANGED).isEmpty()
                  && ids(Topic.WATCHED_FOLDER_CHANGED).contains(folder.toString());
            });
  }

  private void hearsOf(String order) {
    await().until(() -> ids(Topic.ORDER_CHANGED).contains(order));
    heard.clear();
  }

  private Shipment buy(String order) {
    return desk.engine()
        .ordering()
        .fulfilment()
        .buy(
            desk.caller(),
            order,
            Packing.of(desk.engine().ordering().orders().get(desk.caller(), order).left()),
            PaperEngine.order(),
            new ShopQuestion(ShopCheck.Heed.ALL),
            RequestKey.none());
  }

  @Test
  void anotherWorkspaceHearsNothing() {
    var engine = desk.engine();
    var other =
        engine.accounts().workspaces().all().stream()
            .filter(workspace -> !workspace.slug().equals("demo"))
            .findFirst()
            .orElseThrow();
    var overheard = new CopyOnWriteArrayList<Change>();
    try (var _ = engine.eventFeeds().live().listen(other.id(), overheard::addAll)) {
      listen(_ -> {});
      var shipment = buy();
      await().until(() -> ids(Topic.LABEL_CREATED).contains(shipment.id()));
      assertThat(overheard).isEmpty();
    }
  }

  @Test
  void aListenerThatHangsNeitherHoldsUpPurchasesNorMissesOne() throws InterruptedException {
    var hangs = new CountDownLatch(1);
    var go = new CountDownLatch(1);
    listen(
        _ -> {
          hangs.countDown();
          waitFor(go);
        });
    var first = buy();
    assertThat(hangs.await(10, TimeUnit.SECONDS)).isTrue();
    var meanwhile = List.of(buy(), buy(), buy());
    assertThat(ids(Topic.LABEL_CREATED)).doesNotContain(meanwhile.getLast().id());
    go.countDown();
    await()
        .until(
            () ->
                ids(Topic.LABEL_CREATED)
                    .containsAll(
                        List.of(
                            first.id(),
                            meanwhile.get(0).id(),
                            meanwhile.get(1).id(),
                            meanwhile.get(2).id())));
  }

  @Test
  void whatGrewTooLongToListIsToldAsEverything() throws InterruptedException {
    var hangs = new CountDownLatch(1);
    var go = new CountDownLatch(1);
    var batches = new CopyOnWriteArrayList<List<Change>>();
    try (var live = new LiveEvents();
        var _ =
            live.listen(
                desk.caller().workspace(),
                changes -> {
                  hangs.countDown();
                  waitFor(go);
                  batches.add(changes);
                })) {
      live.tellAll(Topic.PRINT_JOB_CHANGED, "first");
      assertThat(hangs.await(10, TimeUnit.SECONDS)).isTrue();
      for (int i = 0; i < 10 * Change.MOST_IDS; i++) {
        live.tellAll(Topic.PRINT_JOB_CHANGED, "job" + i);
      }
      go.countDown();
      await().until(() -> batches.size() == 2);
      assertThat(batches.getLast()).singleElement().matches(Change::isEverything);
    }
  }

  @Test
  void aListenerThatFailsIsToldAgain() {
    listen(
        changes -> {
          if (changes.stream().anyMatch(change -> change.topic() == Topic.LABEL_CREATED)) {
            throw new IllegalStateException("on purpose");
          }
        });
    buy();
    var second = buy();
    await().until(() -> ids(Topic.LABEL_CREATED).contains(second.id()));
  }

  @Test
  void whatIsRolledBackIsNotHeardOf() {
    listen(_ -> {});
    assertThatThrownBy(
            () ->
                desk.engine()
                    .accounts()
                    .wallets()
                    .deposit(
                        desk.caller(),
                        Money.rounded(BigDecimal.ONE, Money.USD),
                        Message.said("x"),
                        failing()))
        .isInstanceOf(IllegalStateException.class);
    var shipment = buy();
    await().until(() -> ids(Topic.WALLET_MOVED).contains(shipment.id()));
    assertThat(ids(Topic.WALLET_MOVED)).containsExactly(shipment.id());
  }

  private static <T> RequestKey<T> failing() {
    return new RequestKey<>() {
      @Override
      public Optional<String> interrupted() {
        return Optional.empty();
      }

      @Override
      public void begin(Tx tx, String subject) {}

      @Override
      public Prepared answer(T made) {
        return _ -> {
          throw new IllegalStateException("on purpose");
        };
      }

      @Override
      public void withdraw(Tx tx) {}
    };
  }

  private void listen(Consumer<List<Change>> more) {
    desk.engine()
        .eventFeeds()
        .live()
        .listen(
            desk.caller().workspace(),
            changes -> {
              changes.forEach(
                  change ->
                      heard
                          .computeIfAbsent(change.topic(), _ -> ConcurrentHashMap.newKeySet())
                          .addAll(change.ids()));
              more.accept(changes);
            });
  }

  private Set<String> ids(Topic topic) {
    return heard.getOrDefault(topic, Set.of());
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private Shipment read(String id) {
    return desk.engine().shipping().shipments().get(desk.caller(), id);
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Problem refused(String why) {
    return new Problem.Refused(ProblemCode.RATE_NOT_FOUND, Message.said(why));
  }
}
