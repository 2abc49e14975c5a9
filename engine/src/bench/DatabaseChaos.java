import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Four engines buy the same keys on one PostgreSQL (fsync on) while one thing after the other is
/// taken from them: an engine by SIGKILL, the database by SIGKILL, the network between (cut,
/// silent, or with the answer to a COMMIT lost). Then every parcel, event and cent is counted.
///
/// Run it in `engine`, compiled, on the test class path, with PostgreSQL's programs in BIN and a
/// user `postgres`:
///
/// `javac -cp $CP -d /tmp/chaos src/bench/DatabaseChaos.java && java -cp /tmp/chaos:$CP
/// DatabaseChaos 500 BIN SEED`
///
/// The exit code is 1 when something is unexplained.
public final class DatabaseChaos {

  private static final int ENGINES = 4;
  private static final Money DEPOSIT = Money.usd("100000.00");
  private static final Duration CHORES_EVERY = Duration.ofMillis(200);
  private static final Duration LEASES = Duration.ofSeconds(5);
  private static final int PORT = 15_499;

  private final Path directory;
  private final String bin;
  private final Random random;
  private final List<TroubledNetwork> networks = new ArrayList<>();
  private final Process[] engines = new Process[ENGINES];
  private final Map<Integer, TreeSet<String>> answers = new ConcurrentSkipListMap<>();
  private final Map<String, AtomicInteger> done = new ConcurrentHashMap<>();
  private final AtomicInteger farthest = new AtomicInteger();

  private DatabaseChaos(Path directory, String bin, long seed) {
    random = new Random(seed);
    this.directory = directory;
    this.bin = bin;
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("life")) {
      live(Path.of(arguments[1]), arguments[2], arguments[3], Integer.parseInt(arguments[4]));
    } else {
      long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 29;
      var chaos = new DatabaseChaos(Files.createTempDirectory("chaos"), arguments[1], seed);
      boolean well = chaos.run(Integer.parseInt(arguments[0]));
      asPostgres(arguments[1] + "/pg_ctl -D " + data() + " -m immediate stop");
      System.exit(well ? 0 : 1);
    }
  }

  private boolean run(int rounds) throws Exception {
    makeServer();
    var address = new PostgresAddress(url(), null);
    try (var first = desk(address, directory, "counter")) {
      first
          .engine()
          .accounts()
          .wallets()
          .deposit(first.caller(), DEPOSIT, Message.said("chaos"), RequestKey.none());
    }
    for (int i = 0; i < ENGINES; i++) {
      networks.add(new TroubledNetwork(address));
      begin(i);
    }
    await(() -> farthest.get() > 20);
    for (int round = 1; round <= rounds; round++) {
      trouble(random.nextInt(ENGINES));
      pause(300 + random.nextInt(900));
      if (round % 10 == 0) {
        System.out.println("round " + round + ", keys " + farthest + ", " + done);
      }
    }
    networks.forEach(each -> each.be(State.WELL));
    pause(20_000);
    for (var engine : engines) {
      engine.destroyForcibly().waitFor();
    }
    System.out.println("troubles: " + done);
    return count(address);
  }

  private void trouble(int who) throws Exception {
    var kinds = List.of("engine", "cut", "silent", "commit", "engine", "database");
    var kind = kinds.get(random.nextInt(kinds.size()));
    done.computeIfAbsent(kind, _ -> new AtomicInteger()).incrementAndGet();
    switch (kind) {
      case "engine" -> {
        engines[who].destroyForcibly().waitFor();
        begin(who);
      }
      case "cut" -> during(who, State.CUT, 200 + random.nextInt(1_500));
      case "silent" -> during(who, State.SILENT, 200 + random.nextInt(3_000));
      case "commit" -> networks.get(who).be(State.LOSES_A_COMMIT);
      default -> killServer();
    }
  }

  private void during(int who, State state, int millis) throws InterruptedException {
    networks.get(who).be(state);
    pause(millis);
    networks.get(who).be(State.WELL);
  }

  private void begin(int who) throws IOException {
    var java = ProcessHandle.current().info().command().orElseThrow();
    var command = new ArrayList<>(List.of(java, "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "DatabaseChaos", "life"));
    command.addAll(
        List.of(directory.toString(), "desk-" + who, networks.get(who).address("").url()));
    command.add(Integer.toString(Math.max(0, farthest.get() - 3)));
    var log = ProcessBuilder.Redirect.appendTo(directory.resolve("desk-" + who + ".log").toFile());
    var engine = new ProcessBuilder(command).redirectError(log).start();
    engines[who] = engine;
    Thread.startVirtualThread(() -> listen(engine));
  }

  private void listen(Process engine) {
    engine
        .inputReader()
        .lines()
        .filter(line -> line.startsWith("key "))
        .map(line -> line.split(" "))
        .forEach(
            said -> {
              int key = Integer.parseInt(said[1]);
              answers.computeIfAbsent(key, _ -> new TreeSet<>()).add(said[2]);
              farthest.accumulateAndGet(key, Math::max);
            });
  }

  private boolean count(PostgresAddress address) throws Exception {
    boolean well = true;
    try (var desk = desk(address, directory, "counter")) {
      await(() -> number("SELECT count(*) FROM shipment WHERE status = 'pending'") == 0);
      long carrier = desk.carrier().bought().size();
      long labels = number("SELECT count(*) FROM shipment WHERE status = 'created'");
      well &= same("labels here and at the carrier", labels, carrier);
      well &=
          same("shipments that are no label", 0, number("SELECT count(*) FROM shipment") - labels);
      well &=
          same(
              "parcels of answered keys",
              answers.size(),
              answers.values().stream().mapToLong(TreeSet::size).sum());
      well &=
          same(
              "labels with a key of their own",
              labels,
              number(
                  "SELECT count(DISTINCT subject) FROM idempotency WHERE subject IN (SELECT id FROM shipment)"));
      well &=
          same(
              "label.created",
              labels,
              number("SELECT count(*) FROM event WHERE type = 'label.created'"));
      well &=
          same(
              "labels with an event",
              labels,
              number("SELECT count(DISTINCT subject) FROM event WHERE type = 'label.created'"));
      var wallet = desk.engine().accounts().wallets().of(desk.caller());
      well &= same("cents held", 0, wallet.held().minor());
      well &=
          same(
              "cents",
              Money.usd("1000.00").minor() + DEPOSIT.minor() - labels * PaperCarrier.PRICE.minor(),
              wallet.balance().minor());
      System.out.println("keys answered " + answers.size() + ", labels " + labels);
    }
    return well;
  }

  private static boolean same(String what, long expected, long found) {
    System.out.println(
        (expected == found ? "ok   " : "WRONG ")
            + what
            + ": "
            + found
            + (expected == found ? "" : " in place of " + expected));
    return expected == found;
  }

  private long number(String sql) {
    try (var connection = DriverManager.getConnection(url());
        var rows = connection.createStatement().executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// An engine that buys one key after the other, each until it has its answer.
  private static void live(Path directory, String name, String url, int first) throws Exception {
    PaperEngine desk = null;
    while (desk == null) {
      try {
        desk = desk(new PostgresAddress(url, null), directory, name);
      } catch (RuntimeException away) {
        pause(200);
      }
    }
    for (int key = first; ; key++) {
      while (!bought(desk, key)) {
        pause(100);
      }
    }
  }

  private static boolean bought(PaperEngine desk, int key) {
    try {
      var label = desk.engine().formPurchase().buy(desk.caller(), "chaos-" + key, order());
      if (label.status() == ShipmentStatus.PENDING) {
        return false;
      }
      System.out.println("key " + key + " " + label.id());
      System.out.flush();
      return true;
    } catch (ProblemException | StoreException later) {
      return false;
    } catch (RuntimeException unexpected) {
      unexpected.printStackTrace();
      return false;
    }
  }

  private static LabelRequest order() {
    return new LabelRequest(
        null,
        PaperCarrier.CODE,
        PaperCarrier.SERVICE,
        PaperEngine.address("Ann Sender", "94105", "CA"),
        PaperEngine.address("Bob Buyer", "10001", "NY"),
        PaperEngine.parcel(),
        false,
        null,
        null,
        LabelFormat.PDF);
  }

  private static PaperEngine desk(PostgresAddress address, Path directory, String name) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, _ -> pause(5));
    return PaperEngine.on(address, directory, name, carrier, CHORES_EVERY, LEASES);
  }

  private void makeServer() throws Exception {
    asPostgres(
        "mkdir -p /tmp/chaos-pg-"
            + pid()
            + " && "
            + bin
            + "/initdb -D "
            + data()
            + " -A trust > /dev/null");
    startServer();
    var made = DriverManager.getConnection(url().replace("/chaos?", "/postgres?"));
    made.createStatement().execute("CREATE DATABASE chaos");
    made.close();
  }

  private void startServer() throws Exception {
    // fails while processes of the killed one still hold its memory
    while (asPostgres(
            bin
                + "/pg_ctl -D "
                + data()
                + " -w -l "
                + data()
                + "/log -o '-p "
                + PORT
                + " -k /tmp -c max_connections=200 -c fsync=on' start > /dev/null")
        != 0) {
      pause(300);
    }
  }

  private void killServer() throws Exception {
    var pid = Files.readAllLines(Path.of(data(), "postmaster.pid")).getFirst().strip();
    new ProcessBuilder("kill", "-9", pid).start().waitFor();
    pause(random.nextInt(1_500));
    startServer();
  }

  private static int asPostgres(String script) throws Exception {
    return new ProcessBuilder(
            "setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "sh", "-c", script)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  private static long pid() {
    return ProcessHandle.current().pid();
  }

  private static String data() {
    return "/tmp/chaos-pg-" + pid() + "/data";
  }

  private static String url() {
    return "jdbc:postgresql://localhost:" + PORT + "/chaos?user=postgres";
  }

  private static void await(java.util.function.BooleanSupplier condition) throws Exception {
    for (int i = 0; i < 1_200 && !condition.getAsBoolean(); i++) {
      pause(100);
    }
  }

  private static void pause(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
