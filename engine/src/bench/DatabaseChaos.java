import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.webhook.WebhookDraft;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// Four engines buy the same keys on one PostgreSQL (fsync on) while something is taken from
/// several of them at once: an engine by SIGKILL, the database by SIGKILL, the network between
/// (cut, silent for a moment or for longer than an engine waits, or with the answer to a COMMIT
/// lost), the power of a printer. The carrier leaves one purchase of ten in doubt. Each key is
/// asked again at every engine, and every answer is compared with what is found afterwards. Each
/// label is ordered to be printed by a POST at any engine, each event goes to a webhook. Then every
/// parcel, event, cent, label on paper and delivery is counted.
///
/// Run it in `engine`, compiled, on the test class path, with PostgreSQL's programs in BIN and a
/// user `postgres`; ROUNDS is the number of troubles, PORT the first of six free ports:
///
/// `javac -cp $CP -d /tmp/chaos src/bench/DatabaseChaos.java src/bench/Chaos*.java && java -cp
/// /tmp/chaos:$CP DatabaseChaos ROUNDS BIN SEED PORT`
///
/// The exit code is 1 when something is unexplained.
public final class DatabaseChaos {

  private static final int ENGINES = 4;
  private static final int AT_ONCE = 3;
  private static final int MOST_LABELS_AHEAD = 60;
  private static final Money DEPOSIT = Money.usd("100000.00");

  /// A crash of PostgreSQL ends everybody's connections and takes seconds: not too often.
  private static final List<String> KINDS =
      List.of(
          "engine",
          "engine",
          "engine",
          "cut",
          "silent",
          "silence",
          "commit",
          "database",
          "printer");

  private final Path directory;
  private final String bin;
  private final int port;
  private final Random random;
  private final List<TroubledNetwork> networks = new ArrayList<>();
  private final Process[] engines = new Process[ENGINES];
  private final Map<Integer, TreeSet<String>> answers = new ConcurrentSkipListMap<>();

  /// Labels that a caller was told of while they were in doubt: each is found afterwards.
  private final Set<String> told = ConcurrentHashMap.newKeySet();

  private final Map<String, AtomicInteger> done = new ConcurrentHashMap<>();
  private final AtomicInteger farthest = new AtomicInteger();
  private final ChaosHook hook = new ChaosHook();
  private ChaosPrints prints;

  private DatabaseChaos(Path directory, String bin, long seed, int port) throws IOException {
    random = new Random(seed);
    this.directory = directory;
    this.bin = bin;
    this.port = port;
  }

  public static void main(String[] arguments) throws Exception {
    Acting.runAsEngine(() -> measure(arguments));
  }

  private static void measure(String[] arguments) throws Exception {
    if (arguments[0].equals("life")) {
      ChaosDesk.live(
          Path.of(arguments[1]),
          arguments[2],
          arguments[3],
          Integer.parseInt(arguments[4]),
          Integer.parseInt(arguments[5]),
          arguments[6]);
    } else {
      long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 29;
      int port = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 15_499;
      var chaos = new DatabaseChaos(Files.createTempDirectory("chaos"), arguments[1], seed, port);
      Runtime.getRuntime().addShutdownHook(new Thread(chaos::endEngines));
      boolean well = chaos.run(Integer.parseInt(arguments[0]));
      asPostgres(arguments[1] + "/pg_ctl -D " + data() + " -m immediate stop");
      System.exit(well ? 0 : 1);
    }
  }

  private boolean run(int rounds) throws Exception {
    makeServer();
    var address = new PostgresAddress(url(), null);
    try (var first = ChaosDesk.open(address, directory, "counter")) {
      prepare(first);
    }
    for (int i = 0; i < ENGINES; i++) {
      networks.add(new TroubledNetwork(address));
      begin(i);
    }
    await(() -> farthest.get() > 10);
    int round = 0;
    long began = System.nanoTime();
    while (round < rounds) {
      round += several(Math.min(AT_ONCE, rounds - round));
      int before = farthest.get();
      await(100, () -> farthest.get() > before + 2);
      await(() -> prints.waiting() < MOST_LABELS_AHEAD);
      System.out.printf(
          "round %d after %d s, keys %s, ordered %d, %s%n",
          round, (System.nanoTime() - began) / 1_000_000_000, farthest, prints.ordered(), done);
    }
    networks.forEach(each -> each.be(State.WELL));
    settle();
    endEngines();
    System.out.println("troubles: " + done);
    return count(address);
  }

  private void prepare(PaperEngine first) throws IOException {
    var engine = first.engine();
    var caller = first.caller();
    engine.accounts().wallets().deposit(caller, DEPOSIT, Message.said("chaos"), RequestKey.none());
    var draft = new WebhookDraft(hook.url(), List.of("*"), "s3cret");
    engine.eventFeeds().webhooks().create(caller, draft, RequestKey.none());
    var credential =
        engine.accounts().keys().create(caller.workspace(), Environment.SANDBOX, Role.OPERATOR);
    prints = new ChaosPrints(ENGINES, credential.secret(), port + 1, random);
  }

  /// Several troubles at the same time, of several engines.
  private int several(int most) throws Exception {
    int count = 1 + random.nextInt(most);
    var who = new ArrayList<>(IntStream.range(0, ENGINES).boxed().toList());
    Collections.shuffle(who, random);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      boolean database = false;
      for (int i = 0; i < count; i++) {
        var kind = KINDS.get(random.nextInt(KINDS.size()));
        if (kind.equals("database") && database) {
          kind = "engine";
        }
        database |= kind.equals("database");
        var trouble = kind;
        int whose = who.get(i);
        threads.submit(
            () -> {
              try {
                trouble(trouble, whose);
              } catch (Exception e) {
                e.printStackTrace();
              }
            });
      }
    }
    return count;
  }

  private void trouble(String kind, int who) throws Exception {
    done.computeIfAbsent(kind, _ -> new AtomicInteger()).incrementAndGet();
    switch (kind) {
      case "engine" -> {
        engines[who].destroyForcibly().waitFor();
        begin(who);
      }
      case "cut" -> during(who, State.CUT, 200 + random.nextInt(1_000));
      case "silent" -> during(who, State.SILENT, 200 + random.nextInt(1_500));
      // as long as an engine waits, and longer
      case "silence" -> during(who, State.SILENT, 9_000 + random.nextInt(6_000));
      case "commit" -> networks.get(who).be(State.LOSES_A_COMMIT);
      case "printer" -> prints.unplug(who, random.nextInt(1_500));
      default -> killServer();
    }
  }

  private void during(int who, State state, int millis) {
    networks.get(who).be(state);
    ChaosDesk.pause(millis);
    networks.get(who).be(State.WELL);
  }

  /// Until nothing is open any more; what still is then is counted as wrong.
  private void settle() throws Exception {
    Files.createFile(directory.resolve(ChaosDesk.CLOSED));
    await(() -> number("SELECT count(*) FROM shipment WHERE status = 'pending'") == 0);
    await(prints::isIdle);
    await(
        () ->
            number(
                    "SELECT count(*) FROM print_job WHERE state IN ('QUEUED', 'RENDERED', 'SENDING')"
                        + " OR state = 'SENT' AND odometer IS NOT NULL")
                == 0);
    await(() -> undelivered() == 0);
  }

  private long undelivered() {
    return number("SELECT count(*) FROM webhook_delivery WHERE status <> 'delivered'");
  }

  private void endEngines() {
    for (var engine : engines) {
      if (engine != null) {
        engine.destroyForcibly();
      }
    }
  }

  private void begin(int who) throws IOException {
    var java = ProcessHandle.current().info().command().orElseThrow();
    var command = new ArrayList<>(List.of(java, "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"));
    command.addAll(List.of("-Djava.awt.headless=true"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "DatabaseChaos", "life"));
    command.addAll(
        List.of(directory.toString(), "desk-" + who, networks.get(who).address("").url()));
    command.add(Integer.toString(Math.max(0, farthest.get() - 3)));
    command.add(Integer.toString(port + 1 + who));
    command.add(prints.address(who));
    var log = ProcessBuilder.Redirect.appendTo(directory.resolve("desk-" + who + ".log").toFile());
    var engine = new ProcessBuilder(command).redirectError(log).start();
    engines[who] = engine;
    Thread.startVirtualThread(() -> listen(engine));
  }

  private void listen(Process engine) {
    engine
        .inputReader()
        .lines()
        .peek(
            line -> {
              if (line.startsWith("told ")) {
                told.add(line.split(" ")[2]);
              }
            })
        .filter(line -> line.startsWith("key "))
        .map(line -> line.split(" "))
        .forEach(
            said -> {
              int key = Integer.parseInt(said[1]);
              var labels = answers.computeIfAbsent(key, _ -> new TreeSet<>());
              synchronized (labels) {
                if (labels.add(said[2])) {
                  prints.want(said[2]);
                }
              }
              farthest.accumulateAndGet(key, Math::max);
            });
  }

  private boolean count(PostgresAddress address) throws Exception {
    boolean well = true;
    try (var desk = ChaosDesk.open(address, directory, "counter")) {
      await(() -> number("SELECT count(*) FROM shipment WHERE status = 'pending'") == 0);
      await(() -> undelivered() == 0);
      long labels = number("SELECT count(*) FROM shipment WHERE status = 'created'");
      well &= same("labels here and at the carrier", labels, desk.carrier().bought().size());
      well &=
          same(
              "shipments that are neither a label nor given up",
              0,
              number("SELECT count(*) FROM shipment WHERE status <> 'cancelled'") - labels);
      well &= once("label.cancelled", number("SELECT count(*) FROM shipment") - labels);
      well &=
          same(
              "parcels of answered keys",
              answers.size(),
              answers.values().stream().mapToLong(TreeSet::size).sum());
      well &= found("labels answered that are there and paid", answered(), "status = 'created'");
      well &= found("labels told of in doubt that are there", told, "1 = 1");
      well &=
          same(
              "labels with a key of their own",
              labels,
              number(
                  "SELECT count(DISTINCT subject) FROM idempotency WHERE subject IN (SELECT id FROM shipment WHERE status = 'created')"));
      well &=
          same(
              "labels bought at one of the desks",
              labels,
              number(
                  "SELECT count(*) FROM shipment WHERE status = 'created' AND bought_at LIKE 'desk-%'"));
      well &= once("label.created", labels);
      well &=
          once(
              "print_job.confirmed",
              number("SELECT count(*) FROM print_job WHERE state = 'CONFIRMED'"));
      var wallet = desk.engine().accounts().wallets().of(desk.caller());
      well &= same("cents held", 0, wallet.held().minor());
      well &=
          same(
              "cents",
              Money.usd("1000.00").minor() + DEPOSIT.minor() - labels * PaperCarrier.PRICE.minor(),
              wallet.balance().minor());
      System.out.println("keys answered " + answers.size() + ", labels " + labels);
      return countPrints() & countDeliveries() & well;
    }
  }

  private Set<String> answered() {
    var all = new TreeSet<String>();
    answers.values().forEach(all::addAll);
    return all;
  }

  private boolean found(String what, Set<String> labels, String which) throws Exception {
    var there = new TreeSet<String>();
    try (var connection = DriverManager.getConnection(url());
        var rows =
            connection
                .createStatement()
                .executeQuery("SELECT label_id FROM shipment WHERE " + which)) {
      while (rows.next()) {
        there.add(rows.getString(1));
      }
    }
    return same(what, labels.size(), labels.stream().filter(there::contains).count());
  }

  private boolean once(String type, long subjects) {
    var of = " FROM event WHERE type = '" + type + "'";
    return same(type, subjects, number("SELECT count(*)" + of))
        & same("subjects of " + type, subjects, number("SELECT count(DISTINCT subject)" + of));
  }

  private boolean countPrints() throws Exception {
    var sums = new TreeMap<String, Integer>();
    boolean well = same("print jobs", prints.ordered(), number("SELECT count(*) FROM print_job"));
    try (var connection = DriverManager.getConnection(url());
        var rows =
            connection
                .createStatement()
                .executeQuery(
                    "SELECT s.tracking_number, j.id, j.state, j.printer FROM print_job j"
                        + " JOIN print_job_label l ON l.job_id = j.id"
                        + " JOIN shipment s ON s.label_id = l.label_id")) {
      well &= prints.count(rows, sums);
    }
    System.out.println("print jobs by state and papers: " + sums);
    return well;
  }

  private boolean countDeliveries() {
    long events = number("SELECT count(*) FROM event");
    System.out.println("deliveries sent again: " + hook.again());
    return same("deliveries", events, number("SELECT count(*) FROM webhook_delivery"))
        & same(
            "events with a delivery",
            events,
            number("SELECT count(DISTINCT event_id) FROM webhook_delivery"))
        & same("deliveries not made", 0, undelivered())
        & same("deliveries received", events, hook.distinct());
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
                + port
                + " -k /tmp -c max_connections=200 -c fsync=on' start > /dev/null")
        != 0) {
      ChaosDesk.pause(300);
    }
  }

  private void killServer() throws Exception {
    var pid = Files.readAllLines(Path.of(data(), "postmaster.pid")).getFirst().strip();
    new ProcessBuilder("kill", "-9", pid).start().waitFor();
    ChaosDesk.pause(random.nextInt(1_500));
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

  private String url() {
    return "jdbc:postgresql://localhost:" + port + "/chaos?user=postgres";
  }

  private static void await(BooleanSupplier condition) {
    await(1_200, condition);
  }

  /// @param tenths of a second, at most
  private static void await(int tenths, BooleanSupplier condition) {
    for (int i = 0; i < tenths && !condition.getAsBoolean(); i++) {
      ChaosDesk.pause(100);
    }
  }
}
