package dev.quayside.engine.sandbox.place;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.place.Places;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaneTest {

  @ParameterizedTest
  @CsvSource({
    "94103, 94110, 1, ''",
    "10001, 19103, 2, ''",
    "10001, 02108, 3, ''",
    "10001, 60601, 5, ''",
    "10001, 90001, 8, ''",
    "94103, 10001, 8, ''",
    "94103, 90001, 4, ''",
    "94103, 96813, 8, HI",
    "96813, 94103, 8, HI",
    "96813, 96720, 1, ''",
    "98101, 99501, 7, AK",
    "33101, 00901, 6, PR",
    "33101, 00801, 6, VI",
    "94103, 96910, 8, PACIFIC",
    "94103, 96799, 8, PACIFIC",
    "10001, 09012, 1, MILITARY",
    "94103, 96201, 1, MILITARY"
  })
  void bandAndAreaFollowFromTheZips(String from, String to, int band, String area) {
    var lane = lane(from, to);
    assertThat(lane.band()).isEqualTo(band);
    assertThat(lane.area()).isEqualTo(area);
  }

  /// Measured 90.0 % exact and 99.8 % within one, 90.7 % exact with zones 1 and 2 as one, as UPS
  /// and FedEx count. The 92 % of the wanted figure were measured elsewhere, on nine of UPS's own
  /// charts of 2026, which are not ours to keep; with these two charts no choice of the areas'
  /// middles (mean, median, main city, half-degree squares) came closer. The charts give all areas
  /// of one sorting centre the centre's zone, and which those are we do not know.
  @Test
  void nineOfTenZonesOfThePostalServicesOwnChartsComeOutExactlyAndTheRestBesideIt()
      throws IOException {
    int exact = 0;
    int beside = 0;
    int asParcelCarriers = 0;
    var charted = charted();
    for (var row : charted) {
      int band = lane(row.from() + "99", row.to() + "01").band();
      int off = Math.abs(band - row.zone());
      exact += off == 0 ? 1 : 0;
      beside += off <= 1 ? 1 : 0;
      asParcelCarriers += Math.max(band, 2) == Math.max(row.zone(), 2) ? 1 : 0;
    }
    assertThat(charted).hasSizeGreaterThan(1800);
    assertThat((double) exact / charted.size()).isGreaterThanOrEqualTo(0.90);
    assertThat((double) asParcelCarriers / charted.size()).isGreaterThanOrEqualTo(0.905);
    assertThat((double) beside / charted.size()).isGreaterThanOrEqualTo(0.995);
  }

  private record Charted(String from, String to, int zone) {}

  private static List<Charted> charted() throws IOException {
    var all = new ArrayList<Charted>();
    try (var in =
        LaneTest.class.getResourceAsStream("/dev/quayside/engine/sandbox/usps_zone_charts.txt")) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> addRow(line, all));
    }
    return all;
  }

  private static void addRow(String line, List<Charted> all) {
    var origin = line.substring(0, 3);
    for (var range : line.substring(5).split(" ")) {
      int first = Integer.parseInt(range.substring(0, 3));
      int last = Integer.parseInt(range.substring(4, 7));
      for (int zip3 = first; zip3 <= last; zip3++) {
        var to = "%03d".formatted(zip3);
        // zone 9 is the card's, not distance's
        if (Places.find(to + "01").isPresent() && !range.endsWith("9")) {
          all.add(new Charted(origin, to, range.charAt(8) - '0'));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "94103, CA, America/Los_Angeles",
    "10001, NY, America/New_York",
    "37201, TN, America/Chicago",
    "37402, TN, America/New_York",
    "46402, IN, America/Chicago",
    "85001, AZ, America/Phoenix",
    "79901, TX, America/Denver",
    "83814, ID, America/Los_Angeles",
    "32501, FL, America/Chicago",
    "99501, AK, America/Anchorage",
    "96813, HI, Pacific/Honolulu",
    "00901, PR, America/Puerto_Rico",
    "96799, AS, Pacific/Honolulu",
    "09012, AE, Europe/Berlin"
  })
  void aZipKnowsItsStateAndClock(String zip, String state, String zone) {
    var place = Places.find(zip).orElseThrow();
    assertThat(place.state()).isEqualTo(state);
    assertThat(place.timeZone().getId()).isEqualTo(zone);
  }

  @ParameterizedTest
  @CsvSource({"00001", "0000", "ABCDE", "1000", "99a99", "''"})
  void whatIsNoZipIsNoPlace(String zip) {
    assertThat(Places.find(zip)).isEmpty();
  }

  @Test
  void aZipPlusFourIsThePlaceOfItsFirstFiveDigits() {
    assertThat(Places.find("94103-1234")).isEqualTo(Places.find("94103"));
  }

  private static Lane lane(String from, String to) {
    return Lane.between(Places.find(from).orElseThrow(), Places.find(to).orElseThrow(), false);
  }
}
