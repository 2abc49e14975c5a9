package dev.quayside.engine.source.shipstation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreTimeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "11/03/2026 21:05",
        "11/3/2026 21:05:00",
        "11/3/2026 9:05 PM",
        "11/03/2026 09:05:00 pm",
        "11/3/2026  9:05PM",
        "11/03/2026 21:05 UTC",
        "2026-11-03 21:05",
        "2026-11-03 21:05:00",
        "2026-11-03 21:05:00.0000000",
        "2026-11-03T21:05:00",
        "2026-11-03T21:05:00Z",
        "2026-11-03T21:05:00.123Z",
        "2026-11-03T16:05:00-05:00",
        "2026-11-03T22:05:00+0100",
        "2026-11-03 22:05+01:00"
      })
  void aTimeIsReadAsStoresWriteIt(String written) {
    assertThat(StoreTime.read(written)).contains(Instant.parse("2026-11-03T21:05:00Z"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0000-00-00 00:00:00", "yesterday", "13/40/2026 21:05"})
  void whatIsNoTimeIsNone(String written) {
    assertThat(StoreTime.read(written)).isEmpty();
  }
}
