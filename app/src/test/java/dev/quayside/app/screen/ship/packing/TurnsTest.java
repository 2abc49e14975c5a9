package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scans and commands while a code is looked up.
class TurnsTest {

  private final Turns turns = new Turns();
  private final List<String> ran = new ArrayList<>();

  @BeforeEach
  void opened() {
    turns.next();
  }

  static LongStream seeds() {
    return LongStream.range(0, 50);
  }

  @Test
  void twoScansInARowAreLookedUpOneAfterTheOther() {
    scan("A");
    scan("B");
    assertThat(ran).containsExactly("A");
    answer(true);
    assertThat(ran).containsExactly("A", "B");
    assertThat(turns.isLooking()).isTrue();
  }

  @Test
  void aCommandBehindAScanMeansWhatIsFound() {
    scan("A");
    turns.command(() -> ran.add("buy"));
    assertThat(ran).containsExactly("A");
    answer(true);
    assertThat(ran).containsExactly("A", "buy");
  }

  @Test
  void aCommandBehindAScanThatIsNotFoundIsDropped() {
    scan("A");
    turns.command(() -> ran.add("buy"));
    answer(false);
    assertThat(ran).containsExactly("A");
    turns.command(() -> ran.add("buy"));
    assertThat(ran).containsExactly("A", "buy");
  }

  @Test
  void aScanBehindOneThatIsNotFoundHasItsTurn() {
    scan("A");
    scan("B");
    turns.command(() -> ran.add("buy"));
    answer(false);
    answer(true);
    assertThat(ran).containsExactly("A", "B", "buy");
  }

  @Test
  void aCommandBehindAnOrderThatHasChangedIsDropped() {
    scan("A");
    turns.command(() -> ran.add("buy"));
    turns.found();
    turns.miss();
    turns.next();
    assertThat(ran).containsExactly("A");
  }

  @Test
  void beforeTheEngineIsOpenScansWaitAndCommandsDoNot() {
    var opening = new Turns();
    opening.scan(() -> ran.add("A"));
    opening.command(() -> ran.add("buy"));
    assertThat(opening.isLooking()).isFalse();
    assertThat(ran).containsExactly("buy");
    opening.next();
    assertThat(ran).containsExactly("buy", "A");
  }

  /// Whatever comes while codes are looked up, a press buys the order scanned last before it, or
  /// nothing.
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aPressBuysTheOrderScannedLastOrNothing(long seed) {
    var orders = new ScannedOrders(new Random(seed));
    for (int step = 0; step < 300; step++) {
      orders.step();
    }
    assertThat(orders.bought()).as("seed %d bought nothing at all", seed).isPositive();
  }

  private void scan(String code) {
    turns.scan(
        () -> {
          ran.add(code);
          turns.look();
        });
  }

  private void answer(boolean found) {
    if (found) {
      turns.found();
    }
    turns.next();
  }
}
