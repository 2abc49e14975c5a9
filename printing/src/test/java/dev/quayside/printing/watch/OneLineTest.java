package dev.quayside.printing.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.queue.MemoryPrintJobStore;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/// A job meets a question that is under way, on a printer that serves one connection at a time,
/// never answers, and breaks off in the middle of large labels.
class OneLineTest {

  private static final int LARGE = 20_000;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final InstantSource clock = InstantSource.system();

  /// Behind the question the label would lie in the system's buffer, be called sent after a while,
  /// and be lost without a word.
  @Test
  void aLabelIsNeverSentBehindAQuestion() throws Exception {
    var store = new MemoryPrintJobStore();
    var asked = new Semaphore(0);
    try (var server = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        var alarm = new SchedulerAlarm(clock);
        var watch = new PrinterWatch(List::of, clock, Duration.ofHours(1), _ -> {})) {
      Thread.ofPlatform().daemon().start(() -> serve(server, asked));
      var old = printer(server);
      watch.ask(old);
      asked.acquire();
      var queue =
          new PrintQueue(
              store,
              _ -> Optional.of(old),
              (_, _) ->
                  ("^XA^FX" + "0".repeat(LARGE) + "^FS^XZ").getBytes(StandardCharsets.US_ASCII),
              watch,
              clock,
              () -> "job-1",
              alarm,
              PrintQueue.workers(),
              _ -> {});
      var question = Thread.ofPlatform().daemon().start(() -> watch.ask(old));
      asked.acquire();
      queue.submit(new PrintRequest("old", PrintDocument.file("label"), "label", null));
      await()
          .atMost(PATIENCE)
          .until(() -> !store.find("job-1").orElseThrow().state().isWaiting() && settled(store));
      assertThat(store.find("job-1").orElseThrow().state()).isEqualTo(PrintJobState.UNKNOWN);
      question.join();
      queue.stop(Duration.ofSeconds(3));
    }
  }

  private static boolean settled(MemoryPrintJobStore store) {
    return store.find("job-1").orElseThrow().state() != PrintJobState.SENDING;
  }

  private static void serve(ServerSocket server, Semaphore asked) {
    while (!server.isClosed()) {
      try (Socket connection = server.accept()) {
        asked.release();
        listen(connection);
      } catch (IOException over) {
        // the next one is served as if nothing had happened
      }
    }
  }

  private static void listen(Socket connection) throws IOException {
    byte[] some = new byte[4096];
    int heard = 0;
    for (int count = 0; count >= 0 && heard < LARGE / 2; heard += count) {
      count = connection.getInputStream().read(some);
    }
    if (heard >= LARGE / 2) {
      connection.setSoLinger(true, 0);
    }
  }

  private static Printer printer(ServerSocket server) {
    return new Printer(
        "old",
        new Transports().open("tcp://127.0.0.1:" + server.getLocalPort()),
        Language.ZPL,
        Profile.of(Dpi.DPI_203));
  }
}
