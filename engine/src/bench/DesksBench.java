import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.PostgresWire;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.printing.message.Message;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Labels a second of 1, 2, 4 and 8 engines on one PostgreSQL (fsync on), four buyers each, beside
/// a bare JDBC program that makes the same round trips with as many connections in the same run;
/// and how long an event takes from one engine to the other: `java -cp <test class path>
/// DesksBench.java SECONDS MICROSECONDS [ENGINES...]`, the microseconds added to every round trip
/// of both; `-Dbuyers=1` for one buyer an engine, `-Dorders=N` to buy the labels of so many orders,
/// `-Dchores=5` for rounds of tracking beside.
class DesksBench {

  private static final int BUYERS = Integer.getInteger("buyers", 4);
  private static final AtomicLong NUMBER = new AtomicLong();
  private static final Queue<SalesOrder> ORDERS = new ConcurrentLinkedQueue<>();
  private static final String BEGIN =
      "BEGIN; SELECT pg_advisory_xact_lock_shared(8175547872816227429);"
          + " SELECT pg_current_xact_id(); ";

  private static final AddressDraft FROM = address("Ann Sender", "San Francisco", "CA", "94158");
  private static final AddressDraft TO = address("Bob Buyer", "New York", "NY", "10118");
  private static final LabelRequest REQUEST =
      new LabelRequest(
          null,
          "ups",
          "ups_ground",
          FROM,
          TO,
          new ParcelDraft(
              new BigDecimal("18.5"),
              BigDecimal.TEN,
              BigDecimal.valueOf(8),
              BigDecimal.valueOf(4),
              false,
              Signature.NONE,
              null,
              null),
          false,
          null,
          null,
          LabelFormat.PDF);

  private static AddressDraft address(String name, String city, String state, String zip) {
    return AddressDraft.of(
        new Address(name, null, "350 5th Ave", null, city, state, zip, "US", null, null));
  }

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> play(args));
  }

  private static void play(String[] args) throws Exception {
    var length = Duration.ofSeconds(Long.parseLong(args[0]));
    var delay = Duration.ofNanos(1_000 * Long.parseLong(args[1]));
    try (var server =
        EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("shared_buffers", "256MB")
            .setServerConfig("max_connections", "200")
            .start()) {
      for (int engines : counts(args)) {
        var name = "desks_" + engines;
        try (var connection = server.getPostgresDatabase().getConnection();
            var statement = connection.createStatement()) {
          statement.execute("CREATE DATABASE " + name);
        }
        var there =
            new PostgresAddress(
                "jdbc:postgresql://localhost:" + server.getPort() + "/" + name + "?user=postgres",
                null);
        if (delay.isZero()) {
          measure(there, engines, length);
        } else {
          try (var wire = PostgresWire.to(there, delay)) {
            measure(wire.address(), engines, length);
          }
        }
      }
    }
  }

  private static int[] counts(String[] args) {
    return args.length == 2
        ? new int[] {1, 2, 4, 8}
        : Stream.of(args).skip(2).mapToInt(Integer::parseInt).toArray();
  }

  /// Chores are left out unless asked for: in the sandbox each label is asked about every minute.
  private static EngineOptions options(Path folder) {
    return new EngineOptions(
        folder,
        InstantSource.system(),
        new SecureRandom(),
        Duration.ofSeconds(8),
        Duration.ofSeconds(Long.getLong("chores", 3_600)));
  }

  private static void measure(PostgresAddress database, int count, Duration length)
      throws Exception {
    var desks = new ArrayList<Engine>();
    try {
      for (int i = 0; i < count; i++) {
        var folder = Files.createTempDirectory("desks-bench");
        desks.add(Engine.open(options(folder).onDatabase(PostgresServer.shared(database))));
      }
      var caller =
          desks.getFirst().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      deposit(desks.getFirst(), caller);
      takeIn(desks.getFirst(), caller);
      labels(desks, caller, Duration.ofSeconds(6));
      double engines = labels(desks, caller, length);
      ORDERS.clear();
      var bare = bare(database, count * BUYERS, length);
      System.out.printf(
          "%d engines: %.1f labels a second; bare %.1f; %.2f of it%n",
          count, engines, bare, engines / bare);
      if (count == 2) {
        events(desks, caller);
      }
    } finally {
      desks.forEach(Engine::close);
    }
  }

  private static double labels(List<Engine> desks, Caller caller, Duration length)
      throws InterruptedException {
    var bought = new AtomicInteger();
    long start = System.nanoTime();
    long end = start + length.toNanos();
    var buyers =
        desks.stream()
            .flatMap(
                desk ->
                    IntStream.range(0, BUYERS)
                        .mapToObj(
                            _ ->
                                Thread.ofVirtual()
                                    .start(
                                        () -> {
                                          while (System.nanoTime() < end) {
                                            buy(desk, caller);
                                            bought.incrementAndGet();
                                          }
                                        })))
            .toList();
    for (var buyer : buyers) {
      buyer.join();
    }
    return bought.get() * 1e9 / (System.nanoTime() - start);
  }

  private static void buy(Engine desk, Caller caller) {
    var key = "key-" + NUMBER.incrementAndGet();
    var order = ORDERS.poll();
    if (order == null) {
      desk.formPurchase().buy(caller, key, REQUEST);
    } else {
      desk.formPurchase().buy(caller, key, order.id(), Packing.of(order.whole()), REQUEST);
    }
  }

  /// With `-Dorders=N` these are bought first.
  private static void takeIn(Engine desk, Caller caller) {
    int orders = Integer.getInteger("orders", 0);
    for (int i = 0; i < orders; i += 500) {
      var some =
          IntStream.range(i, i + 500)
              .mapToObj(number -> SampleOrders.order("order-" + NUMBER.incrementAndGet()))
              .toList();
      desk.ordering().orders().takeIn(caller, some).stream()
          .map(OrderIntake::order)
          .forEach(ORDERS::add);
    }
  }

  private static void deposit(Engine engine, Caller caller) {
    engine
        .accounts()
        .wallets()
        .deposit(
            caller, Money.usd("1000000.00"), Message.said("for the benchmark"), RequestKey.none());
  }

  /// From the answer of one engine to the listener of the other.
  private static void events(List<Engine> desks, Caller caller) throws InterruptedException {
    var heard = new ConcurrentHashMap<String, Long>();
    var took = new ArrayList<Double>();
    try (var _ =
        desks
            .get(1)
            .eventFeeds()
            .live()
            .listen(
                caller.workspace(),
                changes -> {
                  long now = System.nanoTime();
                  changes.stream()
                      .filter(change -> change.topic() == Topic.LABEL_CREATED)
                      .forEach(change -> change.ids().forEach(id -> heard.putIfAbsent(id, now)));
                })) {
      for (int i = 0; i < 100; i++) {
        var label =
            desks.get(0).formPurchase().buy(caller, "key-" + NUMBER.incrementAndGet(), REQUEST);
        long answered = System.nanoTime();
        while (!heard.containsKey(label.id())) {
          Thread.sleep(1);
        }
        took.add(Math.max(0, heard.get(label.id()) - answered) / 1e6);
      }
    }
    took.sort(null);
    System.out.printf(
        "event from engine to engine: p50 %.1f, p95 %.1f ms%n", took.get(50), took.get(95));
  }

  /// The round trips of a purchase: the same tables, locks and order, rows copied from a bought
  /// one.
  private static double bare(PostgresAddress address, int connections, Duration length)
      throws Exception {
    String label;
    try (var connection = DriverManager.getConnection(address.url());
        var statement = connection.createStatement();
        var row =
            statement.executeQuery("SELECT id FROM shipment WHERE status = 'created' LIMIT 1")) {
      row.next();
      label = row.getString(1);
    }
    var bought = new AtomicInteger();
    long start = System.nanoTime();
    long end = start + length.toNanos();
    var failed = new AtomicLong();
    var threads =
        IntStream.range(0, connections)
            .mapToObj(
                _ ->
                    Thread.ofPlatform()
                        .start(
                            () -> {
                              try (var connection = DriverManager.getConnection(address.url())) {
                                while (System.nanoTime() < end) {
                                  purchase(connection, label, "bare" + NUMBER.incrementAndGet());
                                  bought.incrementAndGet();
                                }
                              } catch (SQLException e) {
                                e.printStackTrace();
                                failed.incrementAndGet();
                              }
                            }))
            .toList();
    for (var thread : threads) {
      thread.join();
    }
    if (failed.get() > 0) {
      throw new IllegalStateException("the bare program failed");
    }
    return bought.get() * 1e9 / (System.nanoTime() - start);
  }

  private static void purchase(Connection at, String of, String id) throws SQLException {
    run(at, "SELECT fingerprint, subject, status, body FROM idempotency WHERE key = ?", id);
    run(
        at,
        BEGIN + copy("idempotency", "subject"),
        "{\"subject\":\"%s\",\"key\":\"%s\",\"status\":null,\"body\":null}".formatted(id, id),
        of);
    run(
        at,
        copy("shipment", "id")
            + copy("shipment_choice", "shipment_id")
            + "UPDATE wallet SET held = held + 1 WHERE currency = 'USD' AND balance - held >= 1",
        ("{\"id\":\"%s\",\"label_id\":\"%s\",\"status\":\"pending\",\"tracking_number\":null,"
                + "\"acceptance\":null}")
            .formatted(id, id),
        of,
        "{\"shipment_id\":\"%s\"}".formatted(id),
        of);
    run(at, "COMMIT");
    run(at, BEGIN + "SELECT * FROM sandbox_shipment WHERE reference = ?", id);
    run(at, "UPDATE sandbox_serial SET next = next + 1 RETURNING next");
    run(
        at,
        copy("sandbox_shipment", "reference") + "COMMIT",
        "{\"reference\":\"%s\",\"tracking_number\":\"%s\"}".formatted(id, id),
        of);
    run(
        at,
        BEGIN
            + "UPDATE shipment SET status = 'created', tracking_number = ?, acceptance ="
            + " (SELECT acceptance FROM shipment WHERE id = ?) WHERE id = ? AND status = 'pending'",
        id,
        of,
        id);
    run(at, "UPDATE idempotency SET status = 201, body = '{}' WHERE key = ?", id);
    run(
        at,
        copy("tracker", "shipment_id")
            + copy("journey", "shipment_id")
            + "UPDATE order_parcel SET shipment = NULL WHERE shipment_id = ?",
        "{\"id\":\"%s\",\"shipment_id\":\"%s\",\"tracking_number\":\"%s\"}".formatted(id, id, id),
        of,
        "{\"shipment_id\":\"%s\"}".formatted(id),
        of,
        id);
    run(at, "SELECT id, events FROM webhook WHERE status = 'enabled'");
    run(
        at,
        copy("event", "subject")
            + "UPDATE wallet SET held = held - 1, balance = balance - 1 WHERE currency = 'USD' AND balance > 0;"
            + " INSERT INTO wallet_entry (id, workspace_id, kind, billing, currency, amount,"
            + " balance_after, shipment_id, description, created_at) SELECT ?, workspace_id, kind,"
            + " billing, currency, -1, (SELECT max(balance) FROM wallet WHERE currency = 'USD'), ?,"
            + " description, created_at FROM wallet_entry WHERE shipment_id = ?; COMMIT",
        "{\"id\":\"%s\",\"subject\":\"%s\"}".formatted(id, id),
        of,
        id,
        id,
        of);
  }

  /// A row like the one of a bought label, with other values; two parameters.
  private static String copy(String table, String by) {
    return "INSERT INTO %s SELECT (jsonb_populate_record(%s, CAST(? AS jsonb))).* FROM %s WHERE %s = ?; "
        .formatted(table, table, table, by);
  }

  private static void run(Connection at, String sql, Object... values) throws SQLException {
    try (var statement = at.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.execute();
    }
  }
}
