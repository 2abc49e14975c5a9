package dev.quayside.engine.retention;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.order.ClosedOrders;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.QueryPlans;
import dev.quayside.engine.print.ClosedPrintJobs;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever buys waits for a step of a purge: it finds what is due without going through everything
/// that is not, or that the step before it has forgotten.
class PurgePlansTest {

  private static final int SOME = 4;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void aStepReadsOnlyWhatIsDue() {
    try (var shop = Shop.open(directory);
        var database = Database.open(directory.resolve("quayside.db"))) {
      var workspace = shop.caller().workspace();
      var ordering = shop.engine().ordering();
      var plans =
          database.write(
              tx ->
                  QueryPlans.of(
                      tx,
                      () -> {
                        new ClosedPrintJobs().labelsUnderWay(tx, shop.caller());
                        new ClosedOrders(
                                shop.engine().accounts().clocks()::now,
                                shop.engine().eventFeeds().live(),
                                (_, _, _) -> {})
                            .forgetCalledOff(tx, workspace, Instant.EPOCH, SOME);
                        ordering.addressBook().forget(tx, workspace, Instant.EPOCH, SOME);
                      }));
      assertThat(plans)
          .anyMatch(step -> step.contains("print_job_unproved"))
          .anyMatch(step -> step.contains("sales_order_called_off"))
          .anyMatch(step -> step.contains("contact_last_used"))
          .noneMatch(step -> step.contains("TEMP B-TREE"))
          // that index holds nothing else than what is due; p is the parcels of one order, and b
          // what its shop was told of them
          .noneMatch(
              step ->
                  step.startsWith("SCAN")
                      && !step.contains("print_job_unproved")
                      && !step.equals("SCAN p")
                      && !step.equals("SCAN b"));
    }
  }
}
