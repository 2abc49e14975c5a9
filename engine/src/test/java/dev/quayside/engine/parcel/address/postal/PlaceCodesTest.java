package dev.quayside.engine.parcel.address.postal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Country, state and postal code as people, shops and spreadsheets write them.
class PlaceCodesTest {

  private static final String STATES =
      """
      US CA: CA|California|Calif.|calif|US-CA|us-ca|CA - California|California (CA)|State of California
      US AA: Armed Forces of the Americas|AA
      US CA: USA-CA|US_CA|California, United States
      AU NSW: AUS-NSW|New South Wales, Australia
      AU NT: Northern Terr.
      CA YT: Yukon Terr.|Yn
      AR CIUDAD AUTÓNOMA DE BUENOS AIRES: CABA|C.A.B.A.|Capital Federal|AR-C
      US DC: District of Colombia|DC|D.C.|District of Columbia|Washington, D.C.|Washington DC|US-DC|Dist. of Columbia
      US NM: N.M.|N. Mex.|New Mexico
      US PA: Penn.|Penna|Pennsylvania
      US WV: W. Va.|W.V.|West Virginia
      US VI: Virgin Islands|U.S. Virgin Islands|V.I.
      US AE: Armed Forces Europe|AE
      US NY: Nueva York|NY, USA|New York, US|NY/New York|NY-New York
      US VA: Commonwealth of Virginia
      US HI: Hawai\u02bbi|Hawai'i|Hawaii
      US NC: Carolina del Norte|State: NC
      CA AB: Alberta, Canada|AB Canada
      AU QLD: Qld, Australia
      CN GUANGDONG SHENG: Guangdong|GD|CN-GD|Guangdong Sheng|Guangdong Province
      KR SEOUL: Seoul-si|Seoul City
      IT VE: Città Metropolitana di Venezia
      CA BC: BC|B.C.|British Columbia|Colombie-Britannique|Colombie Britannique|CA-BC|C.-B.
      CA QC: QC|PQ|P.Q.|Que.|Québec|Quebec|QUÉBEC|Province de Québec|CA-QC
      CA ON: Ontario|Ont.|CA-ON|ON - Ontario
      CA NL: NF|Nfld.|NFLD|Newfoundland|Newfoundland & Labrador|Newfoundland and Labrador|Terre-Neuve-et-Labrador|T.-N.-L.
      CA PE: P.E.I.|PEI|Prince Edward Island|Île-du-Prince-Édouard|Î.-P.-É.
      CA NT: NWT|N.W.T.|Northwest Territories|Territoires du Nord-Ouest
      CA NB: N.B.|New Brunswick|Nouveau-Brunswick|N.-B.
      CA NS: N.S.|Nova Scotia|Nouvelle-Écosse
      CA YT: Yukon|Yukon Territory
      CA SK: Sask.|Saskatchewan
      AU NSW: NSW|N.S.W.|New South Wales|AU-NSW|new south wales
      AU VIC: Vic.|Victoria|VIC
      AU QLD: Qld|Queensland
      AU SA: S.A.|South Australia
      AU WA: W.A.|Western Australia
      AU NT: Northern Territory|N.T.
      AU ACT: A.C.T.|Australian Capital Territory|JBT|Jervis Bay Territory
      AU TAS: Tas.|Tasmania
      MX JAL: Jalisco|Jal.|MX-JAL|JAL
      MX CMX: Ciudad de México|CDMX|Mexico City|D.F.|Distrito Federal
      MX NLE: Nuevo León|Nuevo Leon|N.L.
      MX MEX: Estado de México|Edo. de México|México
      IT RM: Roma|RM|IT-RM|Rome|Roma (RM)|Provincia di Roma
      IT MI: Milano|Milan|MI
      ES BARCELONA: Barcelona|B|ES-B
      ES VIZCAYA: Bizkaia|Vizcaya|Biscay|BI
      ES ISLAS BALEARES: Illes Balears|Baleares|Balearic Islands|PM
      JP TOKYO: Tokyo|JP-13|Tokyo-to|Tōkyō|TOKYO
      JP OSAKA: Osaka|Osaka-fu|JP-27
      JP HOKKAIDO: Hokkaido|Hokkaidō|JP-01
      BR SP: São Paulo|Sao Paulo|SP|BR-SP|Estado de São Paulo
      IN MAHARASHTRA: Maharashtra|MH|IN-MH
      IN TAMIL NADU: Tamil Nadu|TN|Tamilnadu
      MY JOHOR: Johor|MY-01
      KR SEOUL: KR-11|Seoul
      CN BEIJING SHI: CN-11
      AR BUENOS AIRES: B|AR-B|Buenos Aires
      """;

  @Test
  void aStateIsReadAsPeopleWriteIt() {
    for (var line : STATES.lines().toList()) {
      var country = line.substring(0, 2);
      var code = line.substring(3, line.indexOf(':'));
      for (var name : line.substring(line.indexOf(':') + 1).split("\\|")) {
        assertThat(PlaceCodes.read(country, name.strip(), "").state())
            .as(country + " " + name)
            .isEqualTo(code);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "US, 94105, CA",
    "US, 94105-1234, CA",
    "US, 2108, ''",
    "CA, V6C 1S4, BC",
    "CA, m5v2t6, ON",
    "CA, X0A 0H0, NU",
    "CA, X9X 9X9, ''",
    "AU, 2000, NSW",
    "AU, 2620, ''",
    "DE, 10115, ''"
  })
  void aStateThatIsLeftOutIsThatOfThePostalCode(String country, String zip, String state) {
    assertThat(PlaceCodes.read(country, null, zip).withStateOfZip().state()).isEqualTo(state);
    assertThat(PlaceCodes.read(country, "QC", zip).withStateOfZip().state()).isEqualTo("QC");
  }

  @Test
  void whatIsNoStateStaysAsItIs() {
    assertThat(PlaceCodes.read("CA", "Bavaria", "").state()).isEqualTo("BAVARIA");
    assertThat(PlaceCodes.read("US", "Ontario", "").state()).isEqualTo("ONTARIO");
    assertThat(PlaceCodes.read("DE", "Bayern", "").state()).isEqualTo("BAYERN");
    assertThat(PlaceCodes.read("JP", "東京都", "").state()).isEqualTo("東京都");
    assertThat(PlaceCodes.read("US", "Califronia", "94105").state()).isEqualTo("CA");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      textBlock =
          """
          US, MA, 2108-1234, 02108-1234
          US, MA, 021081234, 02108-1234
          US, MA, 21081234, 02108-1234
          US, MA, 02108-, 02108
          US, MA, 2108.0, 02108
          US, MA, ="02108", 02108
          US, MA, '02108, 02108
          US, MA, 2108, 02108
          US, MA, MA 02108, 02108
          US, MA, 02108 - 1234, 02108-1234
          US, MA, 02108–1234, 02108-1234
          US, MA, 02108-0000, 02108
          US, CA, 94105.00, 94105
          US, CA, (94105), 94105
          US, CA, CA94105, 94105
          CA, ON, (M5V 2T6), M5V 2T6
          HK, ~~, HK, ~~
          HK, ~~, 999077, ~~
          MO, ~~, 999078, ~~
          US, PR, 601, 00601
          US, CA, 2108, 2108
          US, ~~, 2108, 2108
          US, CA, 94105 CA, 94105
          CA, BC, V6C-1S4, V6C 1S4
          CA, ON, ON M5V 2T6, M5V 2T6
          CA, ON, M5V 2T6 Canada, M5V 2T6
          CA, ON, CA-M5V 2T6, M5V 2T6
          GB, ~~, SW1A 1AA London, SW1A 1AA
          GB, ~~, GB-SW1A 1AA, SW1A 1AA
          AU, NSW, 2000 NSW, 2000
          FR, ~~, 75001 CEDEX, 75001
          DE, ~~, 10115 Berlin, 10115
          NL, ~~, 1012 Amsterdam, 1012 AMSTERDAM
          AE, ~~, Not applicable, ~~
          CA, BC, v6c1s4, V6C 1S4
          CA, BC, V6C  1S4, V6C 1S4
          GB, ~~, sw1a1aa, SW1A 1AA
          AU, NT, 800, 0800
          AU, NSW, 800, 800
          ES, Barcelona, 8001, 08001
          MX, CDMX, 6600, 06600
          IT, RM, 184, 00184
          DE, ~~, D-10115, 10115
          DE, ~~, 1067, 1067
          NL, ~~, 1012ab, 1012 AB
          BR, SP, 1310100, 01310-100
          JP, ~~, 1000001, 100-0001
          JP, ~~, １００－０００１, 100-0001
          PT, ~~, 1000205, 1000-205
          SE, ~~, 11455, 114 55
          PL, ~~, 00950, 00-950
          HK, ~~, 00000, ~~
          HK, ~~, N/A, ~~
          AE, ~~, -, ~~
          IE, ~~, 0000, ~~
          IE, ~~, d02af30, D02 AF30
          """)
  void aPostalCodeIsReadAsSpreadsheetsLeaveIt(
      String country, String state, String typed, String zip) {
    assertThat(PlaceCodes.read(country, state, typed).zip()).isEqualTo(zip);
  }

  @ParameterizedTest
  @CsvSource({
    "GB, JE2 3AB, JE, JE2 3AB",
    "JE, JE2 3AB, JE, JE2 3AB",
    "GB, gy1 1aa, GG, GY1 1AA",
    "IM, IM1 1AA, GB, IM1 1AA",
    "GB, IM1 1AA, GB, IM1 1AA",
    "GB, GX11 1AA, GI, GX11 1AA",
    "NF, 2899, AU, 2899",
    "AU, 2899, AU, 2899",
    "CX, '', AU, 6798",
    "CC, 6799, AU, 6799",
    "FR, 97110, GP, 97110",
    "GP, 97110, GP, 97110",
    "FR, 97200, MQ, 97200",
    "FR, 97400, RE, 97400",
    "FR, 97133, BL, 97133",
    "GP, 97150, MF, 97150",
    "FR, 98000, MC, 98000",
    "FR, 98800, NC, 98800",
    "FR, 75001, FR, 75001",
    "FI, 22100, AX, 22100",
    "FI, 00100, FI, 00100",
    "NO, 9170, SJ, 9170",
    "NO, 0150, NO, 0150",
    "IT, 47890, SM, 47890",
    "IT, 00120, VA, 00120",
    "IT, 00184, IT, 00184",
    "DK, 3900, GL, 3900",
    "DK, 2100, DK, 2100",
    "CH, 9490, LI, 9490",
    "CH, 8001, CH, 8001",
    "CN, 999077, HK, ''",
    "ES, 35001, ES, 35001",
    "Canary Islands, 35001, ES, 35001",
    "Channel Islands, JE1 1AA, JE, JE1 1AA",
  })
  void aPlaceHasOneCountryWhicheverCodeWasTyped(
      String country, String zip, String settled, String code) {
    var read = PlaceCodes.read(country, null, zip);
    assertThat(read.country()).isEqualTo(settled);
    assertThat(read.zip()).isEqualTo(code);
    assertThat(PlaceCodes.read(read.country(), read.state(), read.zip())).isEqualTo(read);
  }
}
