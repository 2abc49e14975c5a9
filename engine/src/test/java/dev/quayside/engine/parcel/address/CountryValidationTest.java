package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Canada, the United Kingdom, Australia, and the rest of the world.
class CountryValidationTest extends ValidationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CA | vancover     | British Columbia | v6b1a1  | VANCOUVER, BC V6B 1A1
          CA | Montréal     | Québec           | h2x 1k4 | MONTRÉAL, QC H2X 1K4
          CA | Toronto      | ''               | M5V 2T6 | TORONTO, ON M5V 2T6
          CA | ''           | ON               | M5V-2T6 | TORONTO, ON M5V 2T6
          CA | Gatineau     | QC               | K1A 0B1 | GATINEAU, QC K1A 0B1
          CA | Calgery      | AB               | T2P 1J9 | CALGARY, AB T2P 1J9
          CA | Iqaluit      | NU               | X0A 0H0 | IQALUIT, NU X0A 0H0
          AU | Sidney       | New South Wales  | 2000    | SYDNEY, NSW 2000
          AU | Queanbeyan   | ''               | 2620    | QUEANBEYAN, NSW 2620
          AU | Hume         | ''               | 2620    | HUME, ACT 2620
          AU | Darwin       | NT               | 800     | DARWIN, NT 0800
          AU | o’connor     | act              | 2602    | O'CONNOR, ACT 2602
          GB | london       | ''               | sw1a2aa | LONDON, null SW1A 2AA
          GB | Manchster    | ''               | M9 1AA  | MANCHESTER, null M9 1AA
          GB | BFPO         | ''               | bfpo 61 | BFPO, null BFPO 61
          JE | St Helier    | ''               | je2 3ab | ST HELIER, null JE2 3AB
          DE | Berlin       | ''               | D-10115 | Berlin, null 10115
          FR | paris        | ''               | 75 008  | PARIS, null 75008
          BR | São Paulo    | ''               | 01310100 | SÃO PAULO, SP 01310-100
          IT | Roma         | Roma             | 00144   | ROMA, RM 00144
          NL | Amsterdam    | ''               | 1012ab  | Amsterdam, null 1012 AB
          KR | Seoul        | Seoul            | 03187   | Seoul, Seoul 03187
          HK | Central      | Hong Kong        | ''      | Central, HONG KONG\u0020
          IE | Dublin       | ''               | d02af30 | Dublin, null D02 AF30
          """)
  void addressesAreWrittenAsTheirPostWantsThem(
      String country, String city, String state, String zip, String last) {
    var validation = usable("1 High Street", city, state, zip, country);
    assertThat(lastLine(validation)).isEqualTo(last.endsWith("KONG") ? last + " " : last);
    assertThat(validation.valid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CA | Toronto   | BC    | M5V 2T6  | zip
          CA | Toronto   | ON    | D5V 2T6  | zip
          CA | Toronto   | Texas | M5V 2T6  | state
          CA | ''        | AB    | T0A 1A0  | city
          CA | Toronto   | ON    | ''       | zip
          AU | Melbourne | VIC   | 2000     | zip
          AU | Sydney    | NSW   | 0001     | zip
          AU | Sydney    | NSW   | 20000    | zip
          AU | ''        | NSW   | 2000     | city
          AU | Sydney    | Bavaria | 2000   | state
          GB | London    | ''    | QQ1 1AA  | zip
          GB | London    | ''    | SW1A     | zip
          GB | ''        | ''    | SW1A 1AA | city
          DE | Berlin    | ''    | 1011     | zip
          DE | Berlin    | ''    | ''       | zip
          JP | Tokyo     | Tokyo | 12345    | zip
          """)
  void whatCannotBeTrueIsRefusedByField(
      String country, String city, String state, String zip, String field) {
    assertThat(fields(refused("1 High Street", city, state, zip, country))).containsExactly(field);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CA | Ville Inconnue | QC        | H2X 1K4 | true  | CITY_NOT_CONFIRMED
          CA | Toronto        | ON        | M0M 1A1 | false | POSTAL_CODE_NOT_LISTED
          AU | Perth          | NSW       | 2000    | false | CITY_POSTAL_CODE_MISMATCH
          AU | Unheardoftown  | NSW       | 2000    | true  | CITY_NOT_CONFIRMED
          AU | Gold Coast     | QLD       | 9997    | false | POSTAL_CODE_NOT_LISTED
          GB | Unheardoftown  | ''        | SW1A 1AA | true | CITY_NOT_CONFIRMED
          GB | Manchester     | ''        | M89 1AA | false | POSTAL_CODE_NOT_LISTED
          ES | Madrid         | Barcelona | 28001   | false | STATE_POSTAL_CODE_MISMATCH
          JP | Tokyo          | ''        | 1540023 | true  | FORMAT_ONLY
          GB | Edinburgh      | ''        | SW1A 1AA | false | CITY_POSTAL_CODE_MISMATCH
          CO | Bogota         | ''        | 11      | false | POSTAL_CODE_FORMAT
          PE | Lima           | ''        | 15001   | true  | FORMAT_ONLY
          """)
  void whatTheDataLeavesOpenIsARemark(
      String country, String city, String state, String zip, boolean valid, String code) {
    var validation = usable("1 High Street", city, state, zip, country);
    assertThat(remarks(validation)).contains(code);
    assertThat(validation.valid()).isEqualTo(valid);
  }

  @Test
  void theSourceSaysWhichDataAnswered() {
    assertThat(usable("1 A St", "Toronto", "ON", "M5V 2T6", "CA").source()).contains("GeoNames");
    assertThat(usable("1 A St", "Berlin", "", "10115", "DE").source())
        .isEqualTo("libaddressinput address formats (DE)");
  }

  @Test
  void linesOfOtherCountriesAreLeftAsTheyAre() {
    var german = usable("Hauptstraße 5", "München", "", "80331", "DE").standardized();
    assertThat(german.street1()).isEqualTo("Hauptstraße 5");
    assertThat(german.city()).isEqualTo("München");
  }
}
