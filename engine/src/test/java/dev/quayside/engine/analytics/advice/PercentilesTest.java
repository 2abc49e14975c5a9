package dev.quayside.engine.analytics.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PercentilesTest {

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 100);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aPercentileCoversItsShareAndNoSmallerObservationDoes(long seed) {
    var seen = observations(new Random(seed));
    var percentiles = new Percentiles(seen);
    for (int percent : List.of(25, 50, 75, 95)) {
      var estimate = percentiles.at(percent);
      assertThat(seen).contains(estimate);
      assertThat(count(seen, estimate) * 100).isGreaterThanOrEqualTo((long) percent * seen.size());
      assertThat(count(seen, estimate - 1) * 100).isLessThan((long) percent * seen.size());
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void coverageIsWhatLeavingEachOneOutGives(long seed) {
    var seen = observations(new Random(seed));
    for (int percent : List.of(25, 50, 75, 95)) {
      int covered = 0;
      for (int i = 0; i < seen.size(); i++) {
        var others = new ArrayList<>(seen);
        int left = others.remove(i);
        covered += left <= new Percentiles(others).at(percent) ? 1 : 0;
      }
      assertThat(new Percentiles(seen).coverage(percent))
          .isEqualTo(
              BigDecimal.valueOf(covered)
                  .divide(BigDecimal.valueOf(seen.size()), 4, RoundingMode.HALF_UP));
    }
  }

  private static List<Integer> observations(Random random) {
    return random.ints(2 + random.nextInt(60), 0, 12).boxed().toList();
  }

  private static long count(List<Integer> seen, int upTo) {
    return seen.stream().filter(each -> each <= upTo).count();
  }
}
