package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.text.Absent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Addresses of shops, which are read as typed ones are.
class LongLinesTest {

  @ParameterizedTest
  @CsvSource({
    "United States, '', 94105, CA",
    "US, California, 94105, CA",
    "CA, '', v6c1s4, BC",
    "Canada, Ontario, M5V 2T6, ON",
    "AU, '', 2000, NSW",
    "AU, '', 2620, ''",
    "GB, '', SW1A 1AA, ''"
  })
  void aStateThatAShopLeavesOutIsThatOfThePostalCode(
      String country, String state, String zip, String kept) {
    var told =
        new Address(
            "Ann Lee",
            null,
            "1 Main St",
            null,
            "Town",
            Absent.fromBlank(state),
            zip,
            country,
            null,
            null);
    assertThat(Absent.toEmpty(LongLines.fitted(told).state())).isEqualTo(kept);
  }
}
