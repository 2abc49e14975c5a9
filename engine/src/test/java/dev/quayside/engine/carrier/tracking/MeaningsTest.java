package dev.quayside.engine.carrier.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeaningsTest {

  private static final Meanings MEANINGS =
      Meanings.list().put(TrackingStatus.DELIVERED, null, "OK delivered 53-55").build();

  @ParameterizedTest
  @ValueSource(strings = {"OK", "ok", " Ok ", "DELIVERED", "delivered", "54", "54\n"})
  void aCodeIsTheSameInAnyCaseAndWithBlanksAround(String code) {
    assertThat(MEANINGS.of(code)).contains(new Meaning(TrackingStatus.DELIVERED, null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "OKAY", "O K", "56"})
  void anotherOneIsUnderWay(String code) {
    assertThat(MEANINGS.of(code)).isEmpty();
    assertThat(MEANINGS.orUnderWay(code)).isEqualTo(Meaning.UNDER_WAY);
  }
}
