package dev.quayside.printing.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalityTest {

  @ParameterizedTest
  @CsvSource({
    "DE, Berlin, , 10119, 10119 Berlin",
    "FR, Paris, , 75002, 75002 Paris",
    "PL, Kraków, , 31-154, 31-154 Kraków",
    "US, Beverly Hills, CA, 90210-1234, Beverly Hills CA 90210-1234",
    "CA, Montréal, QC, H3B 1A7, Montréal QC H3B 1A7",
    "AU, Melbourne, VIC, 3000, Melbourne VIC 3000",
    "JP, Shibuya-ku, Tokyo, 150-0041, Shibuya-ku Tokyo 150-0041",
    "SG, Singapore, , 546080, Singapore 546080",
    "IT, Roma, RM, 00187, 00187 Roma RM",
    "MX, Tijuana, B.C., 22000, '22000 Tijuana, B.C.'",
    "TR, Çankaya, Ankara, 06570, 06570 Çankaya/Ankara",
    "GB, London, , SW1A 1AA, London|SW1A 1AA",
    "GB, Harpenden, Herts, AL5 1AA, Harpenden|Herts|AL5 1AA",
    "BR, São Paulo, SP, 01310-100, São Paulo-SP|01310-100",
    "IN, Bengaluru, Karnataka, 560001, Bengaluru 560001|Karnataka",
    "TH, กรุงเทพมหานคร, , 10110, กรุงเทพมหานคร 10110",
    "VN, Quận 1, Hồ Chí Minh, 700000, Quận 1|Hồ Chí Minh 700000",
    "RU, Москва, , 101000, Москва|101000",
    "ZZ, Nowhere, XX, 123, Nowhere XX 123",
  })
  void aPlaceIsWrittenAsItsCountryWritesIt(
      String country, String city, String state, String zip, String lines) {
    assertThat(Locality.lines(city, state, zip, country)).containsExactly(lines.split("\\|"));
  }

  @Test
  void whatIsMissingLeavesNoSignBehind() {
    assertThat(Locality.lines("Tijuana", " ", "", "MX")).containsExactly("Tijuana");
    assertThat(Locality.lines("", "B.C.", "22000", "MX")).containsExactly("22000 B.C.");
    assertThat(Locality.lines("Hong Kong", null, "", "HK")).containsExactly("Hong Kong");
    assertThat(Locality.lines("", null, "", "DE")).isEmpty();
  }
}
