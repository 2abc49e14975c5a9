package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.address.Address;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

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

  private static String place(
      Language language, String city, @Nullable String state, String zip, String country) {
    return new Formats(new Texts(language), ZoneOffset.UTC)
        .place(new Address("Ann", null, "1 Way", null, city, state, zip, country, null, null));
  }
}
