package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.address.Address;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {

  @Test
  void aPlaceIsWrittenAsItsCountryDoes() {
    assertThat(place(Language.ENGLISH, "Berlin", null, "10557", "DE"))
        .isEqualTo("10557 Berlin, Germany");
    assertThat(place(Language.SPANISH, "London", null, "SW1A 1AA", "GB"))
        .isEqualTo("London, SW1A 1AA, Reino Unido");
    assertThat(place(Language.ENGLISH, "New York", "NY", "10118", "US"))
        .isEqualTo("New York NY 10118, United States");
  }

  @ParameterizedTest
  @CsvSource({
    "31.7473, 1 lb 15.7 oz",
    "31.97, 2 lb",
    "15.873, 15.9 oz",
    "15.96, 1 lb",
    "12.5, 12.5 oz",
    "38, 2 lb 6 oz",
    "0.04, 0.04 oz"
  })
  void aWeightIsSaidToTheTenthOfAnOunce(String ounces, String words) {
    var formats = new Formats(new Texts(Language.ENGLISH), ZoneOffset.UTC);
    assertThat(formats.weight(new Weight(new BigDecimal(ounces)))).isEqualTo(words);
  }

  @Test
  void aMomentIsAsShortAsItCanBeUnderstood() {
    var now = Instant.parse("2026-11-27T14:00:00Z");
    var english = new Formats(new Texts(Language.ENGLISH), ZoneOffset.UTC, () -> now);
    var spanish = new Formats(new Texts(Language.SPANISH), ZoneOffset.UTC, () -> now);
    var morning = Instant.parse("2026-11-27T02:47:00Z");
    assertThat(english.when(morning)).isEqualTo("2:47 AM");
    assertThat(spanish.when(morning)).isEqualTo("2:47");
    assertThat(english.when(Instant.parse("2026-11-26T23:59:00Z"))).isEqualTo("Nov 26, 11:59 PM");
    assertThat(spanish.when(Instant.parse("2025-12-31T12:00:00Z"))).isEqualTo("31 dic 2025");
    assertThat(english.when(morning, Instant.parse("2026-12-04T02:00:00Z")))
        .as("in a sandbox that is a week ahead")
        .isEqualTo("Nov 27, 2:47 AM");
    assertThat(english.time(LocalTime.of(13, 0))).isEqualTo("1:00 PM");
    assertThat(spanish.time(LocalTime.of(13, 0))).isEqualTo("13:00");
  }

  private static String place(
      Language language, String city, @Nullable String state, String zip, String country) {
    return new Formats(new Texts(language), ZoneOffset.UTC)
        .place(new Address("Ann", null, "1 Way", null, city, state, zip, country, null, null));
  }
}
