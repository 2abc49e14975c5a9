package dev.quayside.engine.parcel.address.line;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

  @ParameterizedTest
  @CsvSource({
    "350 5th Ave, 350 5TH AVE",
    "'350  5th Ave ', 350 5TH AVE",
    "' 350', 350",
    "'', ''",
    "' ', ''",
    "U.S. Route 1, US ROUTE 1",
    "Hauptstraße 5, HAUPTSTRASSE 5",
    "Rue de l'Été 2½, RUE DE LETE 2 1/2",
    "12.5 Mile Rd, 12.5 MILE RD",
    "Ste #4, STE # 4",
    "ﬁnch st, FINCH ST",
    "Main St\t9, MAIN ST 9"
  })
  void americanIsCapitalsWithoutAccentsAndPunctuation(String written, String american) {
    assertThat(Spelling.american(written)).isEqualTo(american);
  }
}
