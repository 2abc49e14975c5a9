import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One engine of [DatabaseChaos], in a process that is killed: it has a station, a printer and its
/// API, and buys one key after the other, each until it has its answer, which it says.
final class ChaosDesk {

  private static final Duration CHORES_EVERY = Duration.ofMillis(200);
  private static final Duration LEASES = Duration.ofSeconds(5);

  private static final int BETWEEN_KEYS_MS = 150;

  /// A file of this name ends the buying.
  static final String CLOSED = "closed";

  private ChaosDesk() {}

  static PaperEngine open(PostgresAddress address, Path directory, String name) {
    var moods = new CarrierMoods();
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, moods);
    moods.carrier = carrier;
    carrier.drawsNumbers();
    return PaperEngine.on(address, directory, name, carrier, CHORES_EVERY, LEASES);
  }

  /// @param port where its sandbox is served
  /// @param printer address of its own printer
  static void live(Path directory, String name, String url, int first, int port, String printer) {
    PaperEngine desk = null;
    while (desk == null) {
      try {
        desk = open(new PostgresAddress(url, null), directory, name);
        desk.engine()
            .serve(
                ServerOptions.standard().withPorts(0, port).withRequestsPerMinute(0).withoutLog());
      } catch (RuntimeException away) {
        System.err.println("not open yet: " + away);
        pause(200);
      }
    }
    setUp(desk, name, printer);
    for (int key = first; ; key++) {
      while (Files.exists(directory.resolve(CLOSED)) || !bought(desk, key)) {
        pause(100);
      }
      pause(BETWEEN_KEYS_MS);
    }
  }

  private static void setUp(PaperEngine desk, String name, String printer) {
    var setup = new PrinterSetup("printer-" + name, printer, Language.ZPL, Dpi.DPI_203, true);
    while (true) {
      try {
        desk.engine().printService().printers().setUp(setup);
        return;
      } catch (ProblemException | StoreException later) {
        pause(100);
      }
    }
  }

  private static boolean bought(PaperEngine desk, int key) {
    try {
      var label =
          desk.engine()
              .formPurchase()
              .buy(desk.caller(), "chaos-" + key, PaperEngine.orderWithoutReference());
      if (label.status() == ShipmentStatus.CANCELLED) {
        return true;
      }
      if (label.status() == ShipmentStatus.PENDING) {
        System.out.println("told " + key + " " + label.labelId());
        System.out.flush();
        // it takes a while to be settled: meanwhile the next ones are bought
        return true;
      }
      System.out.println("key " + key + " " + label.labelId());
      System.out.flush();
      return true;
    } catch (ProblemException | StoreException later) {
      return false;
    } catch (RuntimeException unexpected) {
      unexpected.printStackTrace();
      return false;
    }
  }

  /// Of twenty purchases the carrier gives one no answer although it sells it, and one no answer
  /// and no label; every third question about those goes unanswered, too.
  private static final class CarrierMoods implements Consumer<String> {

    private static final int OF = 20;

    private final Random random = new Random();
    private @Nullable PaperCarrier carrier;

    @Override
    public void accept(String step) {
      pause(5);
      var at = carrier;
      if (at != null && step.equals("asked")) {
        at.mood(
            switch (random.nextInt(OF)) {
              case 0 -> PaperCarrier.Mood.BUYS_AND_IS_SILENT;
              case 1 -> PaperCarrier.Mood.IS_SILENT;
              default -> PaperCarrier.Mood.ANSWERS;
            });
      } else if (at != null && step.equals("lookup")) {
        at.reachable(random.nextInt(3) > 0);
      }
    }
  }

  static void pause(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
