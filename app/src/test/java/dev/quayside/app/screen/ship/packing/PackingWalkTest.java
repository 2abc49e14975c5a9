package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No sequence of events buys twice what one press asked for, and no label of one parcel is shown
/// at another. The seed of a failure is in its name.
class PackingWalkTest {

  private static final int STEPS = 600;

  static LongStream seeds() {
    return LongStream.range(0, 60);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void onePressBuysOnceAndEveryLabelIsItsParcels(long seed) {
    var walk = new PackingWalk(seed);
    for (int step = 0; step < STEPS; step++) {
      walk.step();
    }
    assertThat(walk.purchases()).as("seed %d bought nothing at all", seed).isPositive();
  }
}
