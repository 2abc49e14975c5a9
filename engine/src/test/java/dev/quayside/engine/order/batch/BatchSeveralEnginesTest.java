package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.SeveralEngines;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A batch is one engine's: others that share the database, or start while it runs, only watch.
class BatchSeveralEnginesTest {

  private static final int ORDERS = 24;

  @TempDir Path directory;
  @TempDir Path paper;

  @Test
  void enginesThatStartWhileItRunsLeaveItAlone() {
    try (var desks = SeveralEngines.open(directory, 2)) {
      var first = desks.first();
      Shop.rule(first);
      Shop.printer(first, paper);
      var orders = Shop.orders(first, ORDERS);
      var id = Shop.start(first, orders).id();
      desks.another();
      desks.another();

      await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> batch(first, id).state() == BatchState.DONE);

      var batch = batch(first, id);
      assertThat(batch.rows()).extracting(BatchRow::state).containsOnly(BatchRow.State.BOUGHT);
      assertThat(desks.carrier().bought()).hasSize(ORDERS);
      assertThat(batch.rows()).allSatisfy(row -> assertThat(jobs(first, row)).isEqualTo(1));
    }
  }

  @Test
  void ofOneThatIsPausedAtAnotherDeskNothingMoreIsBought() {
    try (var desks = SeveralEngines.open(directory, 2)) {
      var first = desks.first();
      Shop.rule(first);
      Shop.printer(first, paper);
      var id = Shop.start(first, Shop.orders(first, ORDERS)).id();
      var second = desks.second();
      await().until(() -> batch(second, id).count(BatchRow.State.BOUGHT) > 2);
      second.engine().ordering().batches().pause(second.caller(), id);

      await().until(() -> batch(second, id).count(BatchRow.State.BUYING) == 0);
      int bought = batch(second, id).count(BatchRow.State.BOUGHT);
      assertThat(bought).isLessThan(ORDERS);
      second.engine().ordering().batches().resume(second.caller(), id);

      await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> batch(first, id).state() == BatchState.DONE);
      assertThat(batch(first, id).count(BatchRow.State.BOUGHT)).isEqualTo(ORDERS);
      assertThat(desks.carrier().bought()).hasSize(ORDERS);
    }
  }

  private static Batch batch(PaperEngine desk, String id) {
    return desk.engine().ordering().batches().get(desk.caller(), id);
  }

  private static int jobs(PaperEngine desk, BatchRow row) {
    var shipment =
        desk.engine().shipping().shipments().get(desk.caller(), String.valueOf(row.shipmentId()));
    return desk.engine().printService().jobs(desk.caller(), shipment).size();
  }
}
