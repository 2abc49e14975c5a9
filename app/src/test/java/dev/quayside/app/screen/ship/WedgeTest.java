package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WedgeTest {

  private static final long MS = 1_000_000;

  private final Wedge wedge = new Wedge();

  @Test
  void aScannerTypesFastAndEndsWithEnter() {
    assertThat(type("QS:BUY", 8 * MS)).isEqualTo(6 * 8 * MS);
    assertThat(wedge.entered(6 * 8 * MS + 8 * MS)).contains("QS:BUY");
  }

  @Test
  void aPersonIsNotAScanner() {
    long end = type("hello", 120 * MS);
    assertThat(wedge.entered(end + 120 * MS)).isEmpty();
  }

  @Test
  void whatAPersonTypedBeforeIsNotPartOfTheScan() {
    wedge.typed("x", 0);
    assertThat(wedge.typed("Q", 900 * MS)).isTrue();
    long at = 900 * MS;
    for (var letter : "S:NEXT".split("")) {
      at += 10 * MS;
      assertThat(wedge.typed(letter, at)).isFalse();
    }
    assertThat(wedge.entered(at + MS)).contains("QS:NEXT");
  }

  @Test
  void enterAfterAPauseIsAPersons() {
    long end = type("QS:BUY", 8 * MS);
    assertThat(wedge.entered(end + 400 * MS)).isEmpty();
  }

  @Test
  void aBurstIsUsedUp() {
    long end = type("QS:BUY", 8 * MS);
    wedge.entered(end);
    assertThat(wedge.entered(end + MS)).isEmpty();
  }

  private long type(String text, long gap) {
    long at = 0;
    for (var letter : text.split("")) {
      at += gap;
      wedge.typed(letter, at);
    }
    return at;
  }
}
