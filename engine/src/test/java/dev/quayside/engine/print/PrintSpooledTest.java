package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the computer's spooler had when the engine ended is found at the next start, with what it
/// takes to ask about it.
class PrintSpooledTest {

  @TempDir Path directory;

  @Test
  void onlyWhatASpoolerHasIsTakenUp() {
    var there = Why.SPOOLED.of("12", Why.SPOOL_STOPPED.of("x"), "spooler:a,b");
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      var store = new PrintQueueStore(database, PrintEvents.NONE, DESK);
      store.add(job("prj_1", PrintJobState.SENT, null));
      store.add(job("prj_2", PrintJobState.SENT, there));
      store.add(job("prj_3", PrintJobState.SENT, Why.SPOOL_GONE.of()));
      store.add(job("prj_4", PrintJobState.CONFIRMED, there));
      assertThat(store.spooled())
          .containsExactly(job("prj_2", PrintJobState.SENT, there))
          .allMatch(PrintJob::isSpooled);
    }
  }

  @Test
  void everyReasonIsKeptAndReadAgain() {
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      var store = new PrintQueueStore(database, PrintEvents.NONE, DESK);
      for (var why : Why.values()) {
        var inner = Why.TCP_REFUSED.of("tcp://192.0.2.5:9100");
        var reason = why.of("a, (b) \"c\" 100 % {1} ñ山", inner, 7, why.of());
        var job = job("prj_" + why, PrintJobState.FAILED, reason);
        store.add(job);
        assertThat(store.find(job.id())).contains(job);
      }
    }
  }

  private static final Station DESK = new Station("stn_0", "Dock");

  private static PrintJob job(String id, PrintJobState state, @Nullable Message why) {
    var at = Instant.EPOCH;
    return new PrintJob(
        id,
        "desk",
        PrintDocument.file("x"),
        "x",
        state,
        why,
        0,
        at,
        at,
        null,
        null,
        null,
        "00",
        null,
        null,
        null,
        1);
  }
}
