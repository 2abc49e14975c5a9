package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortWritesTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "20, 40, 20",
    "20, 400, 5",
    "20, 10, 40",
    "100, 40, 100",
    "100, 1, 100",
    "100, 400, 10",
    "5, 2000, 5"
  })
  void aWriteThatTookLongIsFollowedByASmallerOne(int before, long millis, int next) {
    assertThat(ShortWrites.next(before, millis * 1_000_000)).isEqualTo(next);
  }

  @Test
  void allElementsAreWorkedOnInTheirOrderAndInSeveralWrites() {
    var all = IntStream.range(0, 250).boxed().toList();
    var sizes = new ArrayList<Integer>();
    try (var database = SqliteDatabase.open(folder.resolve("short.db"))) {
      List<Integer> done =
          ShortWrites.of(
              database,
              all,
              (_, some) -> {
                sizes.add(some.size());
                return some;
              });
      assertThat(done).isEqualTo(all);
    }
    assertThat(sizes).hasSizeGreaterThan(2).allMatch(size -> size <= 100);
  }
}
