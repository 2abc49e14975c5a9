package dev.quayside.app.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpeakerTest {

  @Test
  void doneIsShortAndHighStopIsLongAndLow() {
    assertThat(Speaker.samples(Signal.DONE, 70))
        .hasSizeLessThan(Speaker.samples(Signal.STOP, 70).length);
    assertThat(crossingsPerSecond(Signal.DONE)).isGreaterThan(3 * crossingsPerSecond(Signal.STOP));
  }

  @Test
  void noToneBeginsOrEndsWithAClick() {
    var tone = new SineTone(440, 100).samples(70);
    assertThat(sample(tone, 0)).isZero();
    assertThat(Math.abs(sample(tone, tone.length / 2 - 1))).isLessThan(500);
    assertThat(Math.abs(loudest(tone))).isBetween(10_000, 20_000);
  }

  @Test
  void halfTheVolumeIsHalfAsHigh() {
    int full = loudest(new SineTone(440, 100).samples(100));
    assertThat(loudest(new SineTone(440, 100).samples(50))).isCloseTo(full / 2, within(2));
    assertThat(loudest(new SineTone(440, 100).samples(0))).isZero();
  }

  /// How often the wave goes through zero: twice its pitch.
  private static int crossingsPerSecond(Signal signal) {
    var bytes = Speaker.samples(signal, 70);
    int crossings = 0;
    for (int i = 1; i < bytes.length / 2; i++) {
      if (sample(bytes, i - 1) < 0 != sample(bytes, i) < 0) {
        crossings++;
      }
    }
    return crossings * SineTone.SAMPLES_PER_SECOND / (bytes.length / 2);
  }

  private static int loudest(byte[] bytes) {
    int most = 0;
    for (int i = 0; i < bytes.length / 2; i++) {
      most = Math.max(most, sample(bytes, i));
    }
    return most;
  }

  private static int sample(byte[] bytes, int index) {
    return (short) (bytes[2 * index] & 0xFF | bytes[2 * index + 1] << 8);
  }
}
