package dev.quayside.app.scanner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.scanner.Wedge.Burst;
import dev.quayside.app.scanner.Wedge.Certainty;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Times are the test's own, in milliseconds.
class WedgeTest {

  private static final long MS = 1_000_000;
  private static final int RUNS = 5_000;
  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  private static final String DIGITS = "0123456789";

  private final Wedge wedge = new Wedge();
  private final Random random = new Random(26);
  private long now;

  @ParameterizedTest
  @CsvSource({
    // code, in a field, gap, gap before Enter, keys overlap, what it is
    "QS:BUY, true, 8, 8, false, SURE",
    "QS:BUY, false, 120, 120, false, SURE",
    "QS:BUY, true, 8, 400, false, TYPED",
    "QS:BUY, true, 120, 120, false, TYPED",
    "SO-7712, true, 8, 8, false, SURE",
    "SO-7712, false, 8, 8, true, SURE",
    "SO-7712, false, 200, 200, false, SURE",
    "SO-7712, false, 300, 8, false, TYPED",
    "42, false, 300, 8, false, TYPED",
    "SO-7712, true, 60, 8, false, TYPED",
    "7, false, 0, 5, false, POSSIBLE",
    "7, true, 0, 5, false, POSSIBLE",
    "7, true, 0, 60, false, TYPED",
    "7, false, 0, 90, false, POSSIBLE",
    "7, false, 0, 110, false, TYPED",
    "7, false, 0, 40, true, TYPED",
    "42, false, 5, 5, false, SURE",
    "42, true, 5, 5, false, POSSIBLE",
    "42, false, 120, 120, false, POSSIBLE",
    "42, false, 120, 120, true, TYPED",
    "42, true, 30, 30, true, TYPED",
    "M-3, false, 3, 3, false, SURE",
    "1231, false, 200, 200, false, POSSIBLE",
    "GERM, false, 150, 150, false, POSSIBLE"
  })
  void whatItIs(
      String code, boolean text, long gap, long beforeEnter, boolean overlap, String what) {
    type(code, text, overlap, gap);
    var burst = enter(beforeEnter);
    assertThat(burst.map(Burst::code).orElse(code)).isEqualTo(code);
    assertThat(burst.map(one -> one.certainty().name()).orElse("TYPED")).isEqualTo(what);
  }

  @Test
  void whateverAScannerSendsIsHeardWholeWhereverTheFocusIs() {
    for (int run = 0; run < RUNS; run++) {
      var code = code(LETTERS + DIGITS + "-", 1 + random.nextInt(20));
      boolean text = random.nextBoolean();
      pause();
      for (var letter : code.split("")) {
        key(letter, text, false, 1 + random.nextInt(50));
      }
      assertThat(enter(1 + random.nextInt(50)).map(Burst::code)).contains(code);
    }
  }

  @Test
  void aSlowScannerIsHeardWholeOutsideFields() {
    for (int run = 0; run < RUNS; run++) {
      var code = code(LETTERS + DIGITS, 2 + random.nextInt(10));
      pause();
      for (var letter : code.split("")) {
        key(letter, false, false, 1 + random.nextInt(250));
      }
      assertThat(enter(1 + random.nextInt(250)).map(Burst::code)).contains(code);
    }
  }

  @Test
  void whatAPersonTypesIntoAFieldIsNeverAScan() {
    for (int run = 0; run < RUNS; run++) {
      var words = code(LETTERS + DIGITS, 1 + random.nextInt(12));
      for (var letter : words.split("")) {
        key(letter, true, random.nextBoolean(), 51 + random.nextInt(400));
      }
      assertThat(enter(51 + random.nextInt(400))).isEmpty();
    }
  }

  /// Two keys rolled under one hand may come as fast as a scanner's, but the first is still down.
  @Test
  void aFewKeysRolledAreNeverAScan() {
    for (int run = 0; run < RUNS; run++) {
      var keys = code(DIGITS, 1 + random.nextInt(3));
      pause();
      for (var letter : keys.split("")) {
        key(letter, random.nextBoolean(), true, 10 + random.nextInt(90));
      }
      assertThat(enter(10 + random.nextInt(90))).isEmpty();
    }
  }

  /// Rates tried one after the other, or a word to find something in a list: at most it is asked
  /// whether an order is called so.
  @Test
  void whatAPersonPressesOutsideFieldsIsNeverSure() {
    for (int run = 0; run < RUNS; run++) {
      var keys = code(random.nextBoolean() ? DIGITS : LETTERS, 1 + random.nextInt(12));
      for (var letter : keys.split("")) {
        key(letter, false, random.nextBoolean(), 51 + random.nextInt(400));
      }
      assertThat(enter(51 + random.nextInt(400)).map(Burst::certainty))
          .isNotEqualTo(Optional.of(Certainty.SURE));
    }
  }

  /// Else the end of a slow code could be another order's number.
  @Test
  void theEndOfACodeIsNeverTakenForTheWhole() {
    for (int run = 0; run < RUNS; run++) {
      var code = code(LETTERS + DIGITS, 2 + random.nextInt(10));
      pause();
      for (var letter : code.split("")) {
        key(letter, random.nextBoolean(), false, 1 + random.nextInt(900));
      }
      assertThat(enter(1 + random.nextInt(900)).map(Burst::code).orElse(code)).isEqualTo(code);
    }
  }

  /// A rate was chosen by hand, or the computer was busy within a code: it is scanned again.
  @Test
  void aScanThatFollowsTooSoonOnAnotherKeyIsBroken() {
    key("3", false, false, 900);
    type("SO-77", false, false, 8, 400);
    assertThat(enter(8)).contains(new Burst("3SO-77", Certainty.BROKEN));
    type("SO", true, false, 8);
    type("77", true, false, 8, 400);
    assertThat(enter(8)).isEmpty();
  }

  @Test
  void whatWasTypedBeforeAPauseIsNotPartOfTheScan() {
    key("x", true, false, 0);
    pause();
    assertThat(wedge.typed("Q", true, now)).isTrue();
    for (var letter : "S:NEXT".split("")) {
      now += 10 * MS;
      assertThat(wedge.typed(letter, true, now)).isFalse();
    }
    assertThat(enter(1)).contains(new Burst("QS:NEXT", Certainty.SURE));
  }

  @Test
  void aBurstIsUsedUp() {
    type("SO-7712", false, false, 8);
    enter(8);
    assertThat(enter(8)).isEmpty();
  }

  @Test
  void aKeyThatNoScannerSendsEndsWhatWasTyped() {
    type("SO-7712", false, false, 8);
    wedge.forget();
    assertThat(enter(8)).isEmpty();
  }

  private void pause() {
    now += 2000 * MS;
  }

  private String code(String of, int length) {
    return IntStream.range(0, length)
        .mapToObj(_ -> String.valueOf(of.charAt(random.nextInt(of.length()))))
        .reduce("", String::concat);
  }

  private void type(String code, boolean text, boolean overlap, long gap) {
    type(code, text, overlap, gap, 2000);
  }

  /// @param before milliseconds since the last key
  private void type(String code, boolean text, boolean overlap, long gap, long before) {
    now += (before - gap) * MS;
    for (var letter : code.split("")) {
      key(letter, text, overlap, gap);
    }
  }

  /// @param overlap whether it is still down when the next one is
  private void key(String letter, boolean text, boolean overlap, long gap) {
    now += gap * MS;
    var key = KeyCode.getKeyCode(letter);
    var code = key == null ? KeyCode.MINUS : key;
    wedge.pressed(code);
    wedge.typed(letter, text, now);
    if (!overlap) {
      wedge.released(code);
    }
  }

  private Optional<Burst> enter(long gap) {
    now += gap * MS;
    wedge.pressed(KeyCode.ENTER);
    var burst = wedge.entered(now);
    wedge.released(KeyCode.ENTER);
    return burst;
  }
}
