package dev.quayside.engine.base.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Weights as they are read on a scale.
class WeightWordsTest {

  @ParameterizedTest
  @CsvSource({
    "1120, 70 lb",
    "1120.01, 70 lb 0.1 oz",
    "3222, 201 lb 6 oz",
    "3222.08, 201 lb 6.1 oz",
    "14, 14 oz",
    "15.99, 1 lb",
    "0.001, 0.1 oz",
    "16, 1 lb",
    "160, 10 lb",
    "26, 1 lb 10 oz"
  })
  void aWeightIsSaidInPoundsAndOuncesNeverLess(String ounces, String words) {
    assertThat(Weight.ofOunces(ounces).inPoundsAndOunces()).isEqualTo(words);
  }
}
