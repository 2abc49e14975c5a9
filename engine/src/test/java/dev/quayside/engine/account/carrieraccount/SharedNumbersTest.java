package dev.quayside.engine.account.carrieraccount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two engines give numbers of one range on one PostgreSQL, each with marks on its own computer.
class SharedNumbersTest {

  private static final String RANGE = "gls";
  private static final int LEFT_OUT = 100_000;

  @TempDir Path folder;

  private final PostgresAddress address = PostgresServer.database();
  private final Database here = PostgresDatabase.open(address, _ -> {});
  private final Database there = PostgresDatabase.open(address, _ -> {});

  @AfterEach
  void close() {
    here.close();
    there.close();
  }

  @Test
  void noNumberIsGivenTwiceNoneIsLeftOutAndAReferenceGetsOneOfBoth() {
    var one = numbers(here, "here");
    var other = numbers(there, "there");
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var given =
          threads
              .invokeAll(
                  IntStream.range(0, 60)
                      .boxed()
                      .flatMap(i -> Stream.of(one, other).map(each -> asking(each, "shp_" + i)))
                      .toList())
              .stream()
              .map(Future::resultNow)
              .toList();
      assertThat(given.stream().distinct())
          .containsExactlyInAnyOrderElementsOf(LongStream.range(0, 60).boxed().toList());
      assertThat(given.subList(0, 2)).containsOnly(given.getFirst());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    assertThat(other.another(RANGE, "shp_0")).isEqualTo(60);
    assertThat(one.of(RANGE, "shp_0")).isEqualTo(60);
  }

  /// As after a kill: what the database has given stands, whether or not the engine heard of it.
  @Test
  void aLostConnectionAndLostMarksLoseNoNumber() throws Exception {
    assertThat(numbers(here, "here").of(RANGE, "shp_0")).isZero();
    PostgresServer.cutOff(address);
    Files.delete(folder.resolve("here"));
    await()
        .ignoreExceptions()
        .untilAsserted(() -> assertThat(numbers(there, "there").of(RANGE, "shp_1")).isEqualTo(1));
    Files.writeString(folder.resolve("full"), "");
    assertThatThrownBy(() -> numbers(here, "full/marks").of(RANGE, "shp_2"))
        .isInstanceOf(StoreException.class);
    assertThat(numbers(there, "there").of(RANGE, "shp_2")).isEqualTo(2);
    assertThat(numbers(there, "there").of(RANGE, "shp_3")).isEqualTo(3);
  }

  @Test
  void aBackupThatIsBroughtBackLeavesNumbersOutOnceWhicheverEngineAsksFirst() {
    var one = numbers(here, "here");
    IntStream.range(0, 5).forEach(i -> one.of(RANGE, "shp_" + i));
    // as pg_restore does: rows come back by another transaction
    PostgresServer.run(
        address,
        "DELETE FROM assigned_number WHERE serial > 1; CREATE TEMP TABLE kept AS TABLE assigned_range;"
            + " DELETE FROM assigned_range; INSERT INTO assigned_range TABLE kept");
    var other = numbers(there, "there");
    assertThat(other.of(RANGE, "shp_1")).as("is in the backup").isEqualTo(1);
    assertThat(other.of(RANGE, "shp_new")).isEqualTo(2 + LEFT_OUT);
    assertThat(one.of(RANGE, "shp_newer")).isEqualTo(3 + LEFT_OUT);
    assertThat(other.of(RANGE, "shp_newest")).isEqualTo(4 + LEFT_OUT);
  }

  @Test
  void aCopyOfTheServersDiskIsNoticedByTheEngineThatHasGivenMore() {
    var one = numbers(here, "here");
    IntStream.range(0, 5).forEach(i -> one.of(RANGE, "shp_" + i));
    PostgresServer.run(address, "DELETE FROM assigned_number WHERE serial > 1");
    assertThat(one.of(RANGE, "shp_new")).isEqualTo(5 + LEFT_OUT);
    assertThat(numbers(there, "there").of(RANGE, "shp_newer")).isEqualTo(6 + LEFT_OUT);
  }

  private static Callable<Long> asking(GivenNumbers numbers, String reference) {
    return () -> numbers.of(RANGE, reference);
  }

  private GivenNumbers numbers(Database database, String marks) {
    return new GivenNumbers(database, folder.resolve(marks));
  }
}
