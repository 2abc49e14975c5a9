import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/// The printers of [DatabaseChaos], one a station, which live through all kills and keep what came
/// out; and who has each label printed, once, with a POST at any engine.
///
/// Every second printer tells what it has counted (ADR 4); the others never answer.
final class ChaosPrints implements AutoCloseable {

  private static final Duration A_LABEL = Duration.ofMillis(20);
  private static final int KEEPS = 50;
  private static final int PACKERS = 3;
  private static final Pattern JOB = Pattern.compile("\"id\"\\s*:\\s*\"(prj_[^\"]+)\"");

  private final List<PracticePrinter> printers = new ArrayList<>();
  private final Set<Integer> unplugged = ConcurrentHashMap.newKeySet();
  private final LinkedBlockingQueue<String> wanted = new LinkedBlockingQueue<>();
  private final Map<String, Set<String>> jobs = new ConcurrentHashMap<>();
  private final AtomicInteger busy = new AtomicInteger();
  private final HttpClient http =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(1)).build();
  private final String credential;
  private final int firstPort;
  private final Random random;

  /// @param credential of the workspace
  /// @param firstPort of the engines' APIs, which follow each other
  ChaosPrints(int engines, String credential, int firstPort, Random random) throws IOException {
    this.credential = credential;
    this.firstPort = firstPort;
    this.random = random;
    for (int i = 0; i < engines; i++) {
      var printer = new PracticePrinter(A_LABEL, KEEPS);
      if (i % 2 == 1) {
        printer.give(Trouble.MUTE);
      }
      printers.add(printer);
    }
    for (int i = 0; i < PACKERS; i++) {
      Thread.ofVirtual().start(this::pack);
    }
  }

  String address(int who) {
    return printers.get(who).address();
  }

  /// Has a label printed.
  void want(String label) {
    busy.incrementAndGet();
    wanted.add(label);
  }

  int waiting() {
    return busy.get();
  }

  boolean isIdle() {
    return busy.get() == 0;
  }

  int ordered() {
    return jobs.size();
  }

  /// Takes the power from a printer that counts; one that does not count is let alone, since what
  /// is in its memory is called sent.
  void unplug(int who, long millis) throws Exception {
    if (who % 2 == 0) {
      unplugged.add(who);
      printers.get(who).unplug();
      ChaosDesk.pause(millis);
      printers.get(who).plugIn();
    }
  }

  private void pack() {
    while (true) {
      try {
        var label = wanted.take();
        var printer = "printer-desk-" + random.nextInt(printers.size());
        var first = order(label, printer);
        // a retry that nobody needed, at another engine
        if (random.nextInt(4) == 0) {
          order(label, printer);
        }
        if (first != null) {
          busy.decrementAndGet();
        }
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private String order(String label, String printer) throws InterruptedException {
    var body = "{\"labelId\":\"%s\",\"printer\":\"%s\"}".formatted(label, printer);
    while (true) {
      var request =
          HttpRequest.newBuilder(
                  URI.create(
                      "http://127.0.0.1:"
                          + (firstPort + random.nextInt(printers.size()))
                          + "/v1/print-jobs"))
              .timeout(Duration.ofSeconds(10))
              .header("X-API-Key", credential)
              .header("Content-Type", "application/json")
              .header("Idempotency-Key", "print-" + label)
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      try {
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() == 201) {
          var job = JOB.matcher(answer.body());
          if (!job.find()) {
            throw new IllegalStateException(answer.body());
          }
          jobs.computeIfAbsent(label, _ -> ConcurrentHashMap.newKeySet()).add(job.group(1));
          return job.group(1);
        }
        if (answer.statusCode() != 503
            && answer.statusCode() != 409
            && answer.statusCode() != 404) {
          System.out.println("print job: " + answer.statusCode() + " " + answer.body());
        }
      } catch (IOException away) {
        // killed, or cut off: the same again elsewhere
      }
      ChaosDesk.pause(100);
    }
  }

  /// Whether all is as the print queue promises: no label twice; one that is called printed is on
  /// paper; one of which nobody can know is asked about.
  ///
  /// @param rows of `tracking_number, id, state, printer` of all jobs
  boolean count(ResultSet rows, Map<String, Integer> sums) throws SQLException {
    var onPaper = onPaper();
    boolean well = true;
    while (rows.next()) {
      var number = rows.getString(1);
      var state = rows.getString(3);
      int who = Integer.parseInt(rows.getString(4).replaceAll(".*-", ""));
      int papers = onPaper.getOrDefault(number, 0);
      onPaper.remove(number);
      boolean right =
          switch (state) {
            case "CONFIRMED" -> papers == 1;
            case "SENT" -> papers == 1 || papers == 0 && unplugged.contains(who);
            case "UNKNOWN" -> papers <= 1;
            default -> false;
          };
      sums.merge(state + " with " + papers, 1, Integer::sum);
      if (!right) {
        System.out.println(
            "WRONG " + rows.getString(2) + " at printer " + who + ": " + state + ", " + papers);
        well = false;
      }
    }
    if (!onPaper.isEmpty()) {
      System.out.println("WRONG on paper without a job: " + onPaper);
      well = false;
    }
    var doubled = jobs.values().stream().filter(each -> each.size() > 1).toList();
    if (!doubled.isEmpty()) {
      System.out.println("WRONG two jobs answered to one key: " + doubled);
      well = false;
    }
    return well;
  }

  private Map<String, Integer> onPaper() {
    var counts = new HashMap<String, Integer>();
    var number = Pattern.compile("\\^FD(P\\d+)\\^FS");
    for (var printer : printers) {
      for (var label : printer.printed()) {
        var zpl = new String(label, StandardCharsets.ISO_8859_1);
        var found = number.matcher(zpl);
        counts.merge(found.find() ? found.group(1) : zpl, 1, Integer::sum);
      }
    }
    return counts;
  }

  @Override
  public void close() throws IOException {
    for (var printer : printers) {
      printer.close();
    }
  }
}
