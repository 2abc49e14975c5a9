package dev.quayside.engine.parcel.address.postal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountryFormatsTest {

  @Test
  void eachIslandOfSaintHelenaHasItsCode() {
    for (var code : List.of("STHL 1ZZ", "ASCN 1ZZ", "TDCU 1ZZ")) {
      assertThat(CountryFormats.of("SH").tidy(code)).contains(code);
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          CA, k1a0b1,      K1A 0B1
          CA, K1A-0B1,     K1A 0B1
          GB, sw1a1aa,     SW1A 1AA
          GB, m25bq,       M2 5BQ
          GB, bfpo 61,     BFPO 61
          GG, gy11aa,      GY1 1AA
          DE, D-10115,     10115
          DE, DE 10115,    10115
          NL, 1234ab,      1234 AB
          SE, 11455,       114 55
          CZ, 10000,       100 00
          PL, 00950,       00-950
          PT, 1250096,     1250-096
          JP, １５４００２３, 154-0023
          BR, 01310100,    01310-100
          KR, 03187,       03187
          TW, 106039,      106039
          IE, d02af30,     D02 AF30
          IN, 110 001,     110001
          AT, A-1010,      1010
          CH, CH-8001,     8001
          LV, LV1073,      LV-1073
          """)
  void aPostalCodeIsWrittenAsItsCountryDoes(String country, String typed, String written) {
    var format = CountryFormats.of(country);
    assertThat(format.tidy(typed)).contains(written);
    assertThat(format.tidy(written)).contains(written);
  }

  @ParameterizedTest
  @CsvSource({"DE,1011", "CA,D1A 0B1", "GB,QQ1 1AA", "FR,7500", "NL,1234", "AU,20000", "JP,12345"})
  void anythingElseIsNone(String country, String typed) {
    assertThat(CountryFormats.of(country).tidy(typed)).isEmpty();
  }

  @Test
  void everyCountryHasAFormatAndItsExamplesFitIt() {
    for (var country : Locale.getISOCountries()) {
      var format = CountryFormats.of(country);
      assertThat(format.required()).as(country).contains("A");
      for (var example : format.examples()) {
        assertThat(format.tidy(example)).as(country).contains(example);
      }
    }
  }

  @Test
  void statesAreKnownByCodeAndName() {
    assertThat(CountryFormats.of("CA").state("québec")).contains("QC");
    assertThat(CountryFormats.of("AU").state("New South Wales")).contains("NSW");
    assertThat(CountryFormats.of("BR").state("sao paulo")).contains("SP");
    assertThat(CountryFormats.of("CA").state("Texas")).isEmpty();
  }
}
