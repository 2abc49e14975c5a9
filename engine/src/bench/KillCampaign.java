import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/// Kills an engine with SIGKILL again and again while four hands buy, void and bring in refunds,
/// with a carrier that buys anew whenever it is asked anew; then counts every parcel and every
/// cent. Run it in `engine`, compiled, on the test class path:
///
/// `javac -cp $CP -d /tmp/kill src/bench/KillCampaign.java && java -cp /tmp/kill:$CP KillCampaign
/// 120`
///
/// With `boxes` after the number every shipment has three to ten boxes, each with a label of its
/// own; otherwise it has one. With `-Dquayside.postgres=true` all lives are on one PostgreSQL.
/// Stops by itself after that many kills; the exit code is 1 when something is unexplained.
public final class KillCampaign {

  private static final Money DEPOSIT = Money.usd("100000.00");
  private static final List<String> STEPS =
      List.of("asked", "bought", "void asked", "voided", "refunded", "any");
  private static final int HANDS = 4;
  private static final int FEWEST_BOXES = 3;
  private static final int MOST_BOXES = 10;
  private static final String IN_BOXES = "boxes";
  private static final String POSTGRES = "quayside.postgres";

  public static void main(String[] arguments) throws Exception {
    Acting.runAsEngine(() -> measure(arguments));
  }

  private static void measure(String[] arguments) throws Exception {
    if (arguments[0].equals("life")) {
      live(Path.of(arguments[1]), arguments[2], Long.parseLong(arguments[3]));
    } else {
      inBoxes(arguments.length > 1 && arguments[1].equals(IN_BOXES));
      campaign(Integer.parseInt(arguments[0]));
    }
  }

  /// Said to each life by a property.
  private static void inBoxes(boolean several) {
    System.setProperty(IN_BOXES, Boolean.toString(several));
  }

  private static void campaign(int kills) throws Exception {
    var directory = Files.createTempDirectory("kill-campaign");
    if (Boolean.getBoolean(POSTGRES)) {
      System.setProperty(PostgresServer.SHARED, PostgresServer.database().url());
    }
    var random = new Random(12);
    var killed = new TreeMap<String, Integer>();
    for (int i = 0; i < kills; i++) {
      var step = STEPS.get(i % STEPS.size());
      if (kill(directory, step, i, random.nextInt(700))) {
        killed.merge(step, 1, Integer::sum);
      }
      System.out.println("kill " + (i + 1) + " at " + step);
    }
    System.out.println("killed by step: " + killed);
    System.exit(count(directory) ? 0 : 1);
  }

  /// A life that ends at a step, or at any moment after it has begun to work.
  private static boolean kill(Path directory, String step, long seed, int millis)
      throws IOException, InterruptedException {
    var java = ProcessHandle.current().info().command().orElseThrow();
    var command =
        new ArrayList<>(List.of(java, "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC"));
    command.add("-D" + IN_BOXES + "=" + Boolean.getBoolean(IN_BOXES));
    if (Boolean.getBoolean(POSTGRES)) {
      command.add("-D" + POSTGRES + "=true");
      command.add("-D" + PostgresServer.SHARED + "=" + System.getProperty(PostgresServer.SHARED));
    }
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx256m", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), "KillCampaign", "life"));
    command.addAll(List.of(directory.toString(), step, Long.toString(seed)));
    var errors = ProcessBuilder.Redirect.appendTo(directory.resolve("errors.txt").toFile());
    var process = new ProcessBuilder(command).redirectError(errors).start();
    try (var out = process.inputReader()) {
      for (var line = out.readLine(); line != null; line = out.readLine()) {
        if (line.equals("working") && step.equals("any")) {
          process.waitFor(millis, TimeUnit.MILLISECONDS);
          return true;
        }
        if (line.equals("stopped")) {
          return true;
        }
      }
      return false;
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /// Works until it is killed. A key is written down before it is used, and what was not answered
  /// in the last life is tried again first.
  private static void live(Path directory, String step, long seed) throws Exception {
    var left = new AtomicInteger(1 + new Random(seed).nextInt(6));
    var end = new CountDownLatch(1);
    try (var desk =
        PaperEngine.open(directory, Duration.ZERO, reached -> stop(step, reached, left, end))) {
      deposit(desk);
      System.out.println("working");
      for (var key : unanswered(directory)) {
        buy(desk, directory, key);
      }
      for (int hand = 0; hand < HANDS; hand++) {
        var random = new Random(seed * HANDS + hand);
        var name = seed + "-" + hand + "-";
        Thread.ofPlatform().start(() -> work(desk, directory, name, random, step, left, end));
      }
      end.await();
    }
  }

  private static void work(
      PaperEngine desk,
      Path directory,
      String name,
      Random random,
      String step,
      AtomicInteger left,
      CountDownLatch end) {
    for (int i = 0; i < 10_000; i++) {
      try {
        switch (random.nextInt(5)) {
          case 0, 1 -> {
            note(directory, "tried", name + i);
            buy(desk, directory, name + i);
          }
          case 2, 3 -> voidOne(desk, random);
          default -> refund(desk, step, left, end);
        }
      } catch (ProblemException refused) {
        // somebody else has voided it meanwhile
      }
    }
  }

  /// The life stands still for ever when its step was reached often enough.
  private static void stop(String step, String reached, AtomicInteger left, CountDownLatch end) {
    if (step.equals(reached) && left.decrementAndGet() == 0) {
      System.out.println("stopped");
      System.out.flush();
      try {
        end.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void buy(PaperEngine desk, Path directory, String key) {
    desk.engine().formPurchase().buy(desk.caller(), key, order(key));
    note(directory, "answered", key);
  }

  /// With a reference of its own: one that is in doubt is not bought again under another key.
  private static LabelRequest order(String key) {
    var order = PaperEngine.order();
    var named =
        new LabelRequest(
            null,
            order.carrier(),
            order.service(),
            order.from(),
            order.to(),
            order.parcel(),
            false,
            null,
            key,
            order.labelFormat());
    return Boolean.getBoolean(IN_BOXES)
        ? named.in(Collections.nCopies(boxes(key), new PieceDraft(PaperEngine.parcel(), null)))
        : named;
  }

  /// How many boxes the shipment of a key has: the same at every retry.
  private static int boxes(String key) {
    return FEWEST_BOXES + Math.floorMod(key.hashCode(), MOST_BOXES - FEWEST_BOXES + 1);
  }

  private static void voidOne(PaperEngine desk, Random random) {
    var fresh =
        all(desk, 1).stream().filter(label -> label.status() == ShipmentStatus.CREATED).toList();
    if (!fresh.isEmpty()) {
      var label = fresh.get(random.nextInt(fresh.size()));
      desk.engine().shipping().voids().cancel(desk.caller(), label.id(), RequestKey.none());
    }
  }

  private static void refund(
      PaperEngine desk, String step, AtomicInteger left, CountDownLatch end) {
    var workspace = desk.caller().workspace();
    desk.engine().accounts().clocks().advance(workspace, Duration.ofHours(6));
    int refunded = desk.engine().shipping().refunds().settleDue(workspace);
    if (refunded > 0) {
      stop(step, "refunded", left, end);
    }
  }

  private static void deposit(PaperEngine desk) {
    var caller = desk.caller();
    if (desk.engine().accounts().wallets().of(caller).balance().compareTo(Money.usd("2000.00"))
        < 0) {
      desk.engine()
          .accounts()
          .wallets()
          .deposit(caller, DEPOSIT, Message.said("campaign"), RequestKey.none());
    }
  }

  /// Settles what the last kill left open, lets all refunds come in, and explains every number.
  private static boolean count(Path directory) throws Exception {
    try (var desk = PaperEngine.open(directory)) {
      for (var key : unanswered(directory)) {
        buy(desk, directory, key);
      }
      for (int i = 0; i < 10; i++) {
        desk.later(Duration.ofHours(1));
      }
      desk.later(Duration.ofDays(30));
      desk.engine().shipping().refunds().settleDue(desk.caller().workspace());
      return explained(desk, directory);
    } finally {
      System.out.println("data: " + directory);
    }
  }

  private static boolean explained(PaperEngine desk, Path directory) throws IOException {
    var labels = all(desk, Integer.MAX_VALUE);
    var voided = labels.stream().filter(label -> label.refund() != null).toList();
    var entries = entries(desk);
    long charges = entries.getOrDefault(WalletEntry.Kind.CHARGE, 0L);
    long refunds = entries.getOrDefault(WalletEntry.Kind.REFUND, 0L);
    long deposits = entries.getOrDefault(WalletEntry.Kind.DEPOSIT, 0L);
    var wallet = desk.engine().accounts().wallets().of(desk.caller());
    var expected =
        Money.usd("1000.00")
            .plus(DEPOSIT.times(BigDecimal.valueOf(deposits - 1)))
            .minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(charges - refunds)));
    var parcels = desk.carrier().bought();
    var tried = new HashSet<>(lines(directory, "tried"));
    var checks = new TreeMap<String, Boolean>();
    checks.put("a parcel for every key", parcels.size() == tried.size());
    checks.put("a label for every parcel", labels.size() == parcels.size());
    checks.put(
        "the labels are those parcels",
        labels.stream()
            .map(label -> label.trackingNumber().orElse("none"))
            .collect(Collectors.toSet())
            .equals(new HashSet<>(parcels)));
    checks.put("a label for every box", labels.stream().allMatch(KillCampaign::isWhole));
    checks.put("a charge for every label", charges == labels.size());
    checks.put(
        "what the carrier voided is cancelled",
        voided.stream()
            .map(label -> label.trackingNumber().orElse("none"))
            .collect(Collectors.toSet())
            .equals(new HashSet<>(desk.carrier().voided())));
    checks.put("a refund for every void", refunds == voided.size());
    checks.put(
        "every refund came in",
        voided.stream()
            .map(Shipment::refund)
            .allMatch(refund -> refund != null && refund.status() == Refund.Status.REFUNDED));
    checks.put("nothing is open", labels.stream().allMatch(label -> label.settlement() == null));
    checks.put("nothing is held", wallet.held().isZero());
    checks.put("the balance to the cent", wallet.balance().equals(expected));
    checks.forEach((what, holds) -> System.out.println((holds ? "yes  " : "NO   ") + what));
    System.out.printf(
        "%d keys, %d parcels, %d charges, %d voids, %d refunds, balance %s%n",
        tried.size(), parcels.size(), charges, voided.size(), refunds, wallet.balance());
    return !checks.containsValue(false);
  }

  /// Whether each of its boxes has a label with a number of its own.
  private static boolean isWhole(Shipment shipment) {
    int of =
        Boolean.getBoolean(IN_BOXES)
            ? boxes(Objects.requireNonNull(shipment.consignment().reference()))
            : 1;
    return shipment.labels().stream()
            .flatMap(label -> label.trackingNumber().stream())
            .distinct()
            .count()
        == of;
  }

  private static Map<WalletEntry.Kind, Long> entries(PaperEngine desk) {
    var counts = new TreeMap<WalletEntry.Kind, Long>();
    for (int number = 1; ; number++) {
      var page =
          desk.engine().accounts().wallets().entries(desk.caller(), new Page.Request(number, 100));
      page.items().forEach(entry -> counts.merge(entry.kind(), 1L, Long::sum));
      if (page.items().size() < 100) {
        return counts;
      }
    }
  }

  private static List<Shipment> all(PaperEngine desk, int pages) {
    var all = new ArrayList<Shipment>();
    for (int number = 1; number <= pages; number++) {
      var page =
          desk.engine()
              .shipping()
              .shipments()
              .list(desk.caller(), ShipmentFilter.NONE, new Page.Request(number, 100));
      all.addAll(page.items());
      if (page.items().size() < 100) {
        return all;
      }
    }
    return all;
  }

  private static List<String> unanswered(Path directory) throws IOException {
    var open = new ArrayList<>(new LinkedHashSet<>(lines(directory, "tried")));
    open.removeAll(new HashSet<>(lines(directory, "answered")));
    return open;
  }

  private static List<String> lines(Path directory, String file) throws IOException {
    var path = directory.resolve(file);
    return Files.exists(path) ? Files.readAllLines(path) : List.of();
  }

  /// Survives our end: the system has it.
  private static synchronized void note(Path directory, String file, String key) {
    try {
      Files.writeString(
          directory.resolve(file),
          key + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
