package dev.quayside.engine.account.carrieraccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenNumbersTest {

  @TempDir Path folder;

  @Test
  void aReferenceKeepsItsNumberAndNoNumberIsGivenTwice() throws Exception {
    try (var database = open("quayside.db");
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var numbers = numbers(database);
      var given =
          threads.invokeAll(
              IntStream.range(0, 40)
                  .<Callable<Long>>mapToObj(i -> () -> numbers.of("gls", "shp_" + i % 20))
                  .toList());
      assertThat(given.stream().map(Future::resultNow).distinct())
          .containsExactlyInAnyOrderElementsOf(LongStream.range(0, 20).boxed().toList());
      assertThat(given.get(3).resultNow()).isEqualTo(given.get(23).resultNow());
      assertThat(numbers.of("another", "shp_3")).isZero();
    }
    try (var database = open("quayside.db")) {
      assertThat(numbers(database).of("gls", "shp_new")).as("opened again").isEqualTo(20);
    }
  }

  @Test
  void aNumberThatSomebodyElseHasIsReplacedForGood() throws Exception {
    try (var database = open("quayside.db")) {
      var numbers = numbers(database);
      assertThat(numbers.of("gls", "shp_1")).isZero();
      assertThat(numbers.another("gls", "shp_1")).isEqualTo(1);
      assertThat(numbers.of("gls", "shp_1")).isEqualTo(1);
      assertThat(numbers.of("gls", "shp_2")).isEqualTo(2);
    }
  }

  @Test
  void aBackupThatIsRestoredGoesOnWhereTheNumbersEnded() throws Exception {
    count("quayside.db", 3);
    Files.copy(folder.resolve("quayside.db"), folder.resolve("backup.db"));
    count("quayside.db", 7);
    try (var restored = open("backup.db")) {
      assertThat(numbers(restored).of("gls", "shp_after")).isEqualTo(7);
      assertThat(numbers(restored).of("gls", "shp_later")).isEqualTo(8);
    }
  }

  @Test
  void aBackupInAnotherFolderLeavesNumbersOut() throws Exception {
    count("quayside.db", 3);
    Files.delete(folder.resolve("marks"));
    try (var restored = open("quayside.db")) {
      assertThat(numbers(restored).of("gls", "shp_2")).as("was given before").isEqualTo(2);
      assertThat(numbers(restored).of("gls", "shp_after")).isEqualTo(100_003);
      assertThat(numbers(restored).of("gls", "shp_later")).isEqualTo(100_004);
    }
    Files.writeString(folder.resolve("marks"), "2 gls\nnonsense\n");
    try (var restored = open("quayside.db")) {
      assertThat(numbers(restored).of("gls", "shp_last"))
          .as("a mark of another database")
          .isEqualTo(200_005);
    }
  }

  private void count(String file, int many) {
    try (var database = open(file)) {
      var numbers = numbers(database);
      IntStream.range(0, many).forEach(i -> numbers.of("gls", "shp_" + i));
    }
  }

  private Database open(String file) {
    return Database.open(folder.resolve(file));
  }

  private GivenNumbers numbers(Database database) {
    return new GivenNumbers(database, folder.resolve("marks"));
  }
}
