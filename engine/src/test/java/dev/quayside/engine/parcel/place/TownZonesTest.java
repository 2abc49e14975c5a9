package dev.quayside.engine.parcel.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TownZonesTest {

  @ParameterizedTest
  @CsvSource({
    "San Francisco, CA, US, America/Los_Angeles",
    "reno, nv, US, America/Los_Angeles",
    "El Paso, TX, US, America/Denver",
    "Nowhere at all, TX, US, America/Chicago",
    ", NY, US, America/New_York",
    "San Juan, PR, PR, America/Puerto_Rico",
    "Vancouver, BC, CA, America/Vancouver",
    "Perth, WA, AU, Australia/Perth",
    "Köln, , DE, Europe/Berlin"
  })
  void aTownHasItsOwnTime(String city, String state, String country, String zone) {
    assertThat(TownZones.find(city, state, country)).contains(ZoneId.of(zone));
  }

  @Test
  void ofATownWithoutStateOrCountryNothingIsClaimed() {
    assertThat(TownZones.find("Portland", null, "US")).isEmpty();
    assertThat(TownZones.find("Portland", "OR", null)).isEmpty();
    assertThat(TownZones.find("Portland", "OR", "XX")).isEmpty();
  }
}
