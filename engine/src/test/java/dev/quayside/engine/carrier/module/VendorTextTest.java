package dev.quayside.engine.carrier.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts for vendors that take Latin letters only.
class VendorTextTest {

  @ParameterizedTest
  @CsvSource({
    "Jürgen Groß, Jurgen Gross",
    "Łukasz Ørsted, Lukasz Orsted",
    "Čapek–Nguyễn, Capek-Nguyen",
    "Ægir Þór, AEgir Thor",
    "½ Main St № 4, 1/2 Main St No 4",
    "Ｑｕａｙ ☺ Goods, Quay Goods"
  })
  void lettersBecomePlain(String text, String plain) {
    assertThat(VendorText.latin("Acme", "to.name", text)).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(strings = {"王小明", "Иван", "Γιώργος 5", "Ann 山"})
  void whatWouldLoseANameIsRefusedByName(String text) {
    assertThatThrownBy(() -> VendorText.latin("Acme", "to.name", text))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("to.name")
        .hasMessageContaining("Latin letters for Acme");
  }

  @Test
  void nothingStaysNothing() {
    assertThat(VendorText.latin("Acme", "to.name", null)).isEmpty();
  }
}
