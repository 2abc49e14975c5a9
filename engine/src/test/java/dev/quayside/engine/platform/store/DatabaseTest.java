package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {

  @TempDir Path directory;
  private Database database;

  @BeforeEach
  void open() {
    database = Database.open(directory.resolve("q.db"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void aJobThatFailsTakesItsOwnChangesBackAndNobodyElses() {
    var neighbours = 200;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var jobs =
          IntStream.range(0, neighbours)
              .mapToObj(i -> CompletableFuture.runAsync(() -> putOrFail(i, i % 3 == 0), threads))
              .toList();
      long failed = jobs.stream().filter(DatabaseTest::failed).count();
      assertThat(failed).isEqualTo(67);
    }
    assertThat(names()).hasSize(neighbours - 67).doesNotContain("n0", "n3", "n198");
  }

  @Test
  void whatIsReadCannotBeChangedOnTheWay() {
    assertThatThrownBy(() -> database.read(tx -> insert(tx, "x")))
        .isInstanceOf(RuntimeException.class);
    assertThat(names()).isEmpty();
  }

  @Test
  void whatWasPreparedFromAnOlderStateIsPreparedAgain() {
    var seen = new ArrayList<Integer>();
    var made =
        database.writeIfUnchanged(
            tx -> names(tx).size(),
            before -> {
              seen.add(before);
              if (before == 0) {
                database.write(tx -> insert(tx, "faster"));
              }
              return tx -> insert(tx, "n" + before);
            });
    assertThat(made).isTrue();
    assertThat(seen).containsExactly(0, 1);
    assertThat(names()).containsExactlyInAnyOrder("faster", "n1");
  }

  @Test
  void whatChangesFasterThanItIsPreparedIsWrittenAllTheSame() {
    var reads = new AtomicInteger();
    database.writeIfUnchanged(_ -> reads.incrementAndGet(), _ -> tx -> insert(tx, "x"));
    assertThat(names()).containsExactly("x");
  }

  @Test
  void aWriteInsideAWriteIsAProgrammingError() {
    assertThatThrownBy(() -> database.write(_ -> database.write(tx -> insert(tx, "x"))))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aStatementCanRunInsideItselfAndAgainAfterItFailed() {
    var twice =
        database.write(
            tx ->
                tx.handle()
                    .createQuery("SELECT :depth")
                    .bind("depth", 1)
                    .map((outer, _) -> outer.getInt(1) + inner(tx))
                    .one());
    assertThat(twice).isEqualTo(3);

    database.write(tx -> insert(tx, "x"));
    assertThatThrownBy(() -> database.write(tx -> insert(tx, "x")))
        .isInstanceOf(RuntimeException.class);
    database.write(tx -> insert(tx, "y"));
    assertThat(names()).containsExactly("x", "y");
  }

  @Test
  void whatNobodyWaitsForIsKeptInItsTurnAndTellsWhetherItWas() {
    var many = 1_000;
    for (int i = 0; i < many; i++) {
      var name = "n" + i;
      assertThat(database.writeSoon(tx -> insert(tx, name))).isNotCancelled();
    }
    database.write(tx -> insert(tx, "last"));
    assertThat(names()).hasSize(many + 1);

    var again = database.writeSoon(tx -> insert(tx, "n1"));
    assertThatThrownBy(again::join).hasCauseInstanceOf(RuntimeException.class);
  }

  /// Also while it is held back for others.
  @Test
  void aChangeSomebodyWaitsForIsNotBehindAWholeRoundOfThoseThatYield() throws Exception {
    var round = 50;
    var order = new ConcurrentLinkedQueue<String>();
    var begun = new CountDownLatch(round);
    var held = new CompletableFuture<Void>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var busy = new CountDownLatch(1);
      threads.execute(
          () ->
              database.write(
                  _ -> {
                    busy.countDown();
                    return held.join();
                  }));
      busy.await();
      for (int i = 0; i < round; i++) {
        threads.execute(
            () -> {
              begun.countDown();
              database.writeYielding(_ -> order.add("round"));
            });
      }
      begun.await();
      await().until(() -> database.load().waiting() >= 4);
      var purchase = threads.submit(() -> database.write(_ -> order.add("purchase")));
      await().until(() -> database.load().waiting() >= 5);
      held.complete(null);
      assertThat(purchase.get()).isTrue();
    }
    assertThat(order).hasSize(round + 1);
    assertThat(List.copyOf(order).indexOf("purchase")).isLessThanOrEqualTo(4);
  }

  @Test
  void whatNobodyWaitsForIsKeptWhenItCloses() {
    for (int i = 0; i < 300; i++) {
      var name = "n" + i;
      assertThat(database.writeSoon(tx -> insert(tx, name))).isNotCancelled();
    }
    database.close();
    open();
    assertThat(names()).hasSize(300);
  }

  /// In steps, so that others write in between.
  @Test
  void pagesNothingIsInAreGivenBackALittleAtATime() {
    var large = "x".repeat(100_000);
    int rows = 200;
    for (int i = 0; i < rows; i++) {
      var name = large + i;
      database.write(tx -> insert(tx, name));
    }
    int deleted =
        database.writeInSteps(
            tx ->
                tx.handle()
                    .execute(
                        "DELETE FROM setting WHERE name IN (SELECT name FROM setting LIMIT 30)"));
    assertThat(deleted).isEqualTo(rows);
    int free = database.read(FreePages::count);
    assertThat(free).isGreaterThan(4_000);

    database.tidyUp();
    int after = database.read(FreePages::count);
    assertThat(after).isEqualTo(free - 2_000);
    while (after > 1_000) {
      database.tidyUp();
      after = database.read(FreePages::count);
    }
    database.tidyUp();
    assertThat(database.read(FreePages::count)).as("kept for what comes").isEqualTo(after);
  }

  /// The file has it while the database is open, though no commit copies anything.
  @Test
  void theLogIsCopiedBesideTheWriter() throws Exception {
    var file = directory.resolve("q.db");
    long before = Files.size(file);
    assertThat(
            database.<Integer>write(
                tx ->
                    tx.handle()
                        .createQuery("PRAGMA wal_autocheckpoint")
                        .mapTo(Integer.class)
                        .one()))
        .isZero();
    var large = "x".repeat(1_000_000);
    database.write(tx -> insert(tx, large));
    await().until(() -> Files.size(file) > before + 900_000);
  }

  @Test
  void aQuestionSeesWhatWasJustWritten() {
    var there = "SELECT 1 FROM setting WHERE name = ?";
    for (int i = 0; i < 5; i++) {
      assertThat(database.finds(there, "n" + i)).isFalse();
      var name = "n" + i;
      database.write(tx -> insert(tx, name));
      assertThat(database.finds(there, name)).isTrue();
    }
    assertThatThrownBy(() -> database.finds("SELECT nothing WHERE ?", "x"))
        .isInstanceOf(StoreException.class);
  }

  @Test
  void aReadThatFailsLeavesItsReaderFreshForTheNext() {
    for (int i = 0; i < 10; i++) {
      assertThatThrownBy(
              () ->
                  database.read(
                      tx -> tx.handle().createQuery("SELECT nothing").mapTo(Integer.class).one()))
          .isInstanceOf(RuntimeException.class);
    }
    database.write(tx -> insert(tx, "new"));
    assertThat(names()).containsExactly("new");
  }

  @Test
  void openingAgainFindsEverythingAndMigratesNothingTwice() {
    database.write(tx -> insert(tx, "kept"));
    database.close();
    open();
    assertThat(names()).containsExactly("kept");
  }

  @Test
  void dataOfANewerVersionIsRefusedInPlainWords() throws Exception {
    database.close();
    try (var raw = DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("q.db"));
        var statement = raw.createStatement()) {
      statement.execute("PRAGMA user_version = " + (Migrations.newest() + 1));
    }
    assertThatThrownBy(() -> Database.open(directory.resolve("q.db")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("newer Quayside");
    database = Database.open(directory.resolve("other.db"));
  }

  @Test
  void aClosedDatabaseSaysSo() {
    database.close();
    assertThatThrownBy(() -> database.write(tx -> insert(tx, "late")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("closed");
    open();
  }

  /// As on a full disk: SQLite takes the whole transaction back and the driver closes statements.
  @Test
  void aFullDatabaseSaysSoAndTakesWritesAgainWhenThereIsRoom() {
    database.write(tx -> insert(tx, "before"));
    database.change(
        tx -> {
          var pages = tx.handle().createQuery("PRAGMA page_count").mapTo(Integer.class).one();
          tx.handle().execute("PRAGMA max_page_count = " + pages);
        });
    assertThatThrownBy(
            () ->
                database.write(
                    tx -> {
                      for (int i = 0; i < 1_000; i++) {
                        insert(tx, "full" + i);
                      }
                      return true;
                    }))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("free up disk space");
    // the limit was of that connection
    database.write(tx -> insert(tx, "after"));
    assertThat(names()).containsExactly("after", "before");
  }

  @Test
  void aWriterThatEndsTellsEverybodyWhoWaitsAndEverybodyWhoComes() {
    var ended = new CountDownLatch(1);
    var waits =
        database.writeSoon(
            _ -> {
              Thread.currentThread().interrupt();
              return join(ended);
            });
    var behind = database.writeSoon(tx -> insert(tx, "behind"));
    ended.countDown();
    assertThat(waits.handle((_, _) -> true).join()).isTrue();
    behind.handle((_, _) -> true).join();
    assertThatThrownBy(() -> database.write(tx -> insert(tx, "late")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("restart");
    assertThat(names()).doesNotContain("late");
  }

  @Test
  void anErrorInAJobOrAfterItEndsNobodyElse() {
    assertThatThrownBy(
            () ->
                database.write(
                    _ -> {
                      throw new OutOfMemoryError("on purpose");
                    }))
        .isInstanceOf(OutOfMemoryError.class);
    database.change(
        tx -> {
          tx.afterCommit(
              () -> {
                throw new OutOfMemoryError("on purpose");
              });
          insert(tx, "kept");
        });
    database.write(tx -> insert(tx, "next"));
    assertThat(names()).containsExactly("kept", "next");
  }

  @Test
  void aSecondEngineOnADirectoryIsToldWhoHoldsIt() {
    var data = DataDirectory.at(directory.resolve("data"));
    try (var _ = data.hold()) {
      assertThatThrownBy(data::hold)
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
    data.hold().close();
  }

  private static boolean join(CountDownLatch latch) {
    for (boolean open = true; open; ) {
      try {
        latch.await();
        open = false;
      } catch (InterruptedException e) {
        // the interrupt is what this is about: it is set again below
      }
    }
    Thread.currentThread().interrupt();
    return true;
  }

  private static int inner(Tx tx) {
    return tx.handle().createQuery("SELECT :depth").bind("depth", 2).mapTo(Integer.class).one();
  }

  private void putOrFail(int i, boolean fail) {
    database.change(
        tx -> {
          insert(tx, "n" + i);
          if (fail) {
            throw new IllegalArgumentException("on purpose");
          }
        });
  }

  private static boolean insert(Tx tx, String name) {
    return tx.handle()
            .createUpdate("INSERT INTO setting (workspace_id, name, value) VALUES ('', :name, '')")
            .bind("name", name)
            .execute()
        == 1;
  }

  private List<String> names() {
    return database.read(DatabaseTest::names);
  }

  private static List<String> names(Tx tx) {
    return tx.handle()
        .createQuery("SELECT name FROM setting ORDER BY name")
        .mapTo(String.class)
        .list();
  }

  private static boolean failed(CompletableFuture<Void> job) {
    return job.handle((_, why) -> why != null).join();
  }
}
