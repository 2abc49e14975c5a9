package dev.quayside.engine.parcel.address.postal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// Countries as shops, forms and people write them.
class CountryNamesTest {

  private static final String WRITTEN =
      """
      US | USA | U.S.A. | U.S. | United States | United States of America | United States (US) | US - United States | Estados Unidos | Vereinigte Staaten | États-Unis | EE. UU.
      GB | UK | U.K. | United Kingdom | United Kingdom (UK) | Great Britain | England | Scotland | Northern Ireland | Großbritannien | Grossbritannien | Royaume-Uni | Reino Unido | Verenigd Koninkrijk | GBR | United Kingdom of Great Britain and Northern Ireland
      HK | Hong Kong | Hong Kong SAR | Hong Kong SAR China | Hong Kong, China | HONG KONG S.A.R. | Hongkong | HKG
      MO | Macao | Macau | Macao SAR China | Macau, China
      TW | Taiwan | Taiwan, Province of China | Taiwan, R.O.C. | Taiwan (Republic of China)
      CN | China | P.R. China | People's Republic of China | China (PRC) | Mainland China
      TR | Turkey | Türkiye | Turkiye | Republic of Türkiye | Türkei | Turquie
      BA | Bosnia and Herzegovina | Bosnia & Herzegovina | Bosnia-Herzegovina | Bosnia and Herzegowina | Bosnie-Herzégovine
      TT | Trinidad and Tobago | Trinidad & Tobago | Trinidad y Tobago | Trinité-et-Tobago
      AE | UAE | U.A.E. | United Arab Emirates | Vereinigte Arabische Emirate | Émirats arabes unis
      KR | Korea | South Korea | Republic of Korea | Korea, Republic of | Korea, South | Korea (the Republic of) | Corea del Sur | Südkorea
      KP | North Korea | Korea, Democratic People's Republic of | Democratic People's Republic of Korea
      RU | Russia | Russian Federation | Russian Federation (the) | Russland
      IR | Iran | Iran, Islamic Republic of | Iran (Islamic Republic of)
      VE | Venezuela | Venezuela, Bolivarian Republic of | Venezuela (Bolivarian Republic of)
      BO | Bolivia | Bolivia, Plurinational State of | Bolivia (Plurinational State of)
      TZ | Tanzania | Tanzania, United Republic of | United Republic of Tanzania
      MD | Moldova | Moldova, Republic of | Republic of Moldova
      MK | Macedonia | North Macedonia | Macedonia, the former Yugoslav Republic of | FYROM | Republic of North Macedonia
      CI | Côte d'Ivoire | Cote d'Ivoire | Cote D'Ivoire | Ivory Coast | Elfenbeinküste | Côte d’Ivoire
      VN | Viet Nam | Vietnam
      CZ | Czechia | Czech Republic | Česko | Tschechien | Tschechische Republik
      NL | Netherlands | The Netherlands | Holland | Nederland | Pays-Bas | Países Bajos | Niederlande | Netherlands (Kingdom of the)
      DE | Germany | Deutschland | Allemagne | Alemania | Duitsland | Germania | Federal Republic of Germany | DEU
      CH | Switzerland | Schweiz | Suisse | Svizzera | Swiss Confederation
      AT | Austria | Österreich | Oesterreich | Autriche
      LA | Laos | Lao PDR | Lao People's Democratic Republic
      SY | Syria | Syrian Arab Republic
      BN | Brunei | Brunei Darussalam
      CV | Cape Verde | Cabo Verde
      SZ | Swaziland | Eswatini
      CD | Congo, The Democratic Republic of the | Democratic Republic of the Congo | Congo - Kinshasa | Congo (Kinshasa) | DRC | Congo, Dem. Rep.
      CG | Congo | Republic of the Congo | Congo - Brazzaville | Congo, Republic of the
      PS | Palestine | Palestine, State of | Palestinian Territory, Occupied | Palestinian Territories
      VA | Vatican City | Holy See (Vatican City State) | Vatican
      VI | Virgin Islands, U.S. | U.S. Virgin Islands | US Virgin Islands | Virgin Islands (US) | United States Virgin Islands
      VG | Virgin Islands, British | British Virgin Islands | Virgin Islands (British)
      KN | Saint Kitts and Nevis | St. Kitts & Nevis | St Kitts and Nevis
      LC | Saint Lucia | St. Lucia
      VC | Saint Vincent and the Grenadines | St. Vincent & Grenadines | St Vincent and The Grenadines
      MF | Saint Martin | St. Martin | Saint Martin (French part)
      SX | Sint Maarten | Sint Maarten (Dutch part) | St Maarten
      BL | Saint Barthélemy | St. Barthelemy | St. Barts
      SH | Saint Helena | Saint Helena, Ascension and Tristan da Cunha | Ascension Island
      PM | Saint Pierre and Miquelon | St. Pierre & Miquelon
      ST | São Tomé and Príncipe | Sao Tome and Principe | São Tomé & Príncipe
      AG | Antigua and Barbuda | Antigua & Barbuda
      TC | Turks and Caicos Islands | Turks & Caicos
      BS | Bahamas | The Bahamas | Bahamas, The
      GM | Gambia | The Gambia | Gambia, The
      FK | Falkland Islands | Falkland Islands (Malvinas)
      FM | Micronesia | Micronesia, Federated States of | Micronesia (Federated States of)
      BQ | Bonaire, Sint Eustatius and Saba | Caribbean Netherlands | Bonaire
      CW | Curaçao | Curacao
      RE | Réunion | Reunion | La Réunion | Reunion Island
      GF | French Guiana | Guyane française
      PF | French Polynesia | Tahiti
      MM | Myanmar | Burma | Myanmar (Burma)
      TL | Timor-Leste | East Timor
      IE | Ireland | Republic of Ireland | Ireland, Republic of | Éire | Irland | Irlanda
      SK | Slovakia | Slovak Republic
      KG | Kyrgyzstan | Kyrgyz Republic
      LY | Libya | Libyan Arab Jamahiriya
      DO | Dominican Republic | República Dominicana | The Dominican Republic
      DM | Dominica | Commonwealth of Dominica
      CF | Central African Republic
      GW | Guinea-Bissau | Guinea Bissau
      GQ | Equatorial Guinea
      PG | Papua New Guinea
      GN | Guinea
      NE | Niger
      NG | Nigeria
      GE | Georgia
      JE | Jersey
      GG | Guernsey
      IM | Isle of Man
      AX | Åland Islands | Aland Islands
      XK | Kosovo | XKX | Republic of Kosovo
      ES | Spain | España | Espana | Spanien | Canary Islands | Islas Canarias
      PT | Portugal | Madeira | Azores
      MX | Mexico | México | Mexiko | MEX
      BR | Brazil | Brasil | Brasilien
      GR | Greece | Hellas | EL | Ελλάδα
      JP | Japan | 日本 | Japón
      KZ | Kazakhstan | Republic of Kazakhstan
      """;

  @Test
  void aCountryIsReadAsShopsAndPeopleWriteIt() {
    for (var line : WRITTEN.lines().toList()) {
      var cells = Arrays.stream(line.split(" \\| ")).map(String::strip).toList();
      for (var name : cells) {
        assertThat(CountryNames.code(name)).as(name).contains(cells.getFirst());
        assertThat(CountryNames.code(" " + name.toLowerCase(Locale.ROOT)))
            .as(name)
            .contains(cells.getFirst());
      }
    }
  }

  @Test
  void whatIsNoCountryIsNone() {
    for (var text :
        new String[] {
          "",
          " ",
          "Narnia",
          "XX",
          "ZZ",
          "Europe",
          "the",
          "Republic",
          "USA Germany",
          "Berlin",
          "12345"
        }) {
      assertThat(CountryNames.code(text)).as(text).isEmpty();
    }
  }
}
