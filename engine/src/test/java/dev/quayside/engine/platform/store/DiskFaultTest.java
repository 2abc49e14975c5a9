package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.BatchRow;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.batch.Batches;
import dev.quayside.engine.order.batch.PackingSlipOption;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Real disks that are full, read-only or broken for a while. Nothing that was bought is lost,
/// nothing is bought twice, and all goes on when the disk does.
class DiskFaultTest {

  private static final int ORDERS = 8;

  @TempDir Path directory;

  @Test
  void aFullDiskHoldsUpPurchasesAndLosesNone() throws Exception {
    var fillWhenSold = new AtomicBoolean();
    try (var disk = SmallDisk.at(directory.resolve("data"));
        var desk =
            PaperEngine.open(
                directory,
                Duration.ZERO,
                step -> {
                  if (step.equals("bought") && fillWhenSold.get()) {
                    fill(disk);
                  }
                })) {
      fill(disk);
      for (int i = 0; i < 3; i++) {
        assertFull(desk, "monday");
      }
      assertThat(list(desk)).isEmpty();
      assertThat(desk.carrier().bought()).isEmpty();
      disk.clear();
      buy(desk, "monday");

      fillWhenSold.set(true);
      assertFull(desk, "tuesday");
      assertThat(desk.carrier().bought()).hasSize(2);
      fillWhenSold.set(false);
      disk.clear();
      desk.engine().shipping().reconciler().run(desk.caller());
      assertThat(list(desk))
          .hasSize(2)
          .allMatch(shipment -> shipment.status() == ShipmentStatus.CREATED);
      assertThat(list(desk)).contains(buy(desk, "tuesday"));
      assertThat(desk.carrier().bought()).hasSize(2);
      var wallet = desk.engine().accounts().wallets().of(desk.caller());
      assertThat(wallet.held().isZero()).isTrue();
      assertThat(wallet.balance())
          .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE).minus(PaperCarrier.PRICE));
    }
  }

  /// Also the row whose label the carrier had just sold.
  @Test
  void aBatchGoesOnByItselfAfterAFullDiskAndBuysNothingTwice() throws Exception {
    var sold = new AtomicInteger();
    try (var disk = SmallDisk.at(directory.resolve("data"));
        var desk =
            PaperEngine.open(
                directory,
                Duration.ZERO,
                step -> {
                  if (step.equals("bought") && sold.incrementAndGet() == 3) {
                    fill(disk);
                  }
                })) {
      var batches = desk.engine().ordering().batches();
      var id = batch(desk, batches).id();
      await().until(() -> sold.get() >= 3 && isFull(desk));
      disk.clear();

      await()
          .atMost(Duration.ofMinutes(1))
          .until(
              () -> {
                // what the chores do here every hour
                desk.engine().shipping().reconciler().run(desk.caller());
                desk.engine().ordering().fulfilment().settle(desk.caller());
                batches.takeUp(desk.caller());
                batches.lookAgain(desk.caller());
                var now = batches.get(desk.caller(), id);
                return now.state() == BatchState.DONE && now.count(BatchRow.State.DOUBT) == 0;
              });

      assertThat(batches.get(desk.caller(), id).rows())
          .extracting(BatchRow::state)
          .containsOnly(BatchRow.State.BOUGHT);
      assertThat(desk.carrier().bought()).hasSize(ORDERS);
      var wallet = desk.engine().accounts().wallets().of(desk.caller());
      assertThat(wallet.held().isZero()).isTrue();
      assertThat(wallet.balance())
          .isEqualTo(
              Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(ORDERS))));
    }
  }

  private static boolean isFull(PaperEngine desk) {
    try {
      desk.engine()
          .ordering()
          .checking()
          .checks()
          .book()
          .database()
          .write(
              tx ->
                  tx.handle()
                      .execute(
                          "INSERT INTO setting (workspace_id, name, value) VALUES ('', ?, '')",
                          String.valueOf(System.nanoTime())));
      return false;
    } catch (StoreException full) {
      return true;
    }
  }

  private static Batch batch(PaperEngine desk, Batches batches) {
    var orders =
        desk.engine()
            .ordering()
            .orders()
            .takeIn(
                desk.caller(),
                IntStream.range(0, ORDERS).mapToObj(i -> SampleOrders.order("D-" + i)).toList());
    return batches.start(
        desk.caller(),
        orders.stream().map(each -> BatchParcel.of(each.order().id())).toList(),
        SampleOrders.SENDER,
        Choice.service(PaperCarrier.CODE, PaperCarrier.SERVICE),
        false,
        null,
        PackingSlipOption.NONE);
  }

  @Test
  void aReadOnlyDiskIsNamedAtTheStart() throws Exception {
    try (var disk = SmallDisk.at(directory.resolve("data"))) {
      PaperEngine.open(directory).close();
      disk.readOnly();
      assertThatThrownBy(() -> PaperEngine.open(directory))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("read-only");
      disk.writable();
      PaperEngine.open(directory).close();
    }
  }

  @ParameterizedTest(name = "{0} fails with {1}")
  @CsvSource({"write,5", "write,28", "write,30", "fsync,5"})
  void aDiskThatFailsForAWhileIsWrittenAgainAfterwards(String call, int error) throws Exception {
    var disk = FaultyDisk.in(directory);
    var process = disk.start(Writer.class, directory.resolve("q.db"));
    try (var out = process.inputReader(StandardCharsets.UTF_8);
        var in = process.outputWriter(StandardCharsets.UTF_8)) {
      var writes =
          new Object() {
            String write(String name) throws IOException {
              in.write(name + "\n");
              in.flush();
              return out.readLine();
            }
          };
      assertThat(writes.write("before")).isEqualTo("stored [before]");
      disk.fail(call, error);
      for (int i = 0; i < 3; i++) {
        assertThat(writes.write("during")).startsWith("failed").contains("disk");
      }
      disk.heal();
      assertThat(writes.write("during")).isEqualTo("stored [before, during]");
      assertThat(writes.write("after")).isEqualTo("stored [after, before, during]");
    } finally {
      process.destroyForcibly().waitFor();
    }
    try (var database = Database.open(directory.resolve("q.db"))) {
      assertThat(Writer.names(database)).containsExactly("after", "before", "during");
    }
  }

  /// A log that was copied keeps its pages for the next changes, full disk or not: they are given
  /// back first.
  private void fill(SmallDisk disk) {
    var file = directory.resolve("data").resolve("quayside.db");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 10000");
      try (var row = statement.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
        assertThat(row.next() ? row.getInt(1) : -1).as("the log was cut").isZero();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    disk.fill();
  }

  private static void assertFull(PaperEngine desk, String draft) {
    assertThatThrownBy(() -> buy(desk, draft))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("free up disk space");
  }

  private static Shipment buy(PaperEngine desk, String draft) {
    return desk.engine().formPurchase().buy(desk.caller(), draft, PaperEngine.order());
  }

  private static List<Shipment> list(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  /// Writes what it is told to, and says how that went.
  static final class Writer {
    public static void main(String[] arguments) {
      try (var database = Database.open(Path.of(arguments[0]));
          var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
        for (String name = in.readLine(); name != null; name = in.readLine()) {
          System.out.println(written(database, name));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String written(Database database, String name) {
      try {
        database.write(
            tx ->
                tx.handle()
                    .createUpdate(
                        "INSERT INTO setting (workspace_id, name, value) VALUES ('', :name, '')")
                    .bind("name", name)
                    .execute());
        return "stored " + names(database);
      } catch (StoreException e) {
        return "failed: " + e.getMessage();
      }
    }

    static List<String> names(Database database) {
      return database.read(
          tx ->
              tx.handle()
                  .createQuery("SELECT name FROM setting ORDER BY name")
                  .mapTo(String.class)
                  .list());
    }
  }
}
