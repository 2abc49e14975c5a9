package dev.quayside.engine.parcel.address.line;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Examples of USPS Publication 28 and of people.
class StreetLineTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          123 North Main Street               | 123 N MAIN ST
          101 bay avenue west                 | 101 BAY AVE W
          789 Main Avenue Drive               | 789 MAIN AVENUE DR
          4513 3rd Street Circle West         | 4513 3RD STREET CIR W
          1100 North East Main St             | 1100 NE MAIN ST
          12 North South Street               | 12 N SOUTH ST
          1600 pennsylvania avenue n.w.       | 1600 PENNSYLVANIA AVE NW
          350 Fifth Avenue                    | 350 FIFTH AVE
          123 West End Avenue                 | 123 WEST END AVE
          123 Avenue N                        | 123 AVENUE N
          1 Avenue of the Americas            | 1 AVENUE OF THE AMERICAS
          1 Infinite Loop                     | 1 INFINITE LOOP
          12 Court Street                     | 12 COURT ST
          12 E Street                         | 12 E ST
          12 North Street                     | 12 NORTH ST
          500 South 200 West                  | 500 S 200 W
          N6W23001 Bluemound Rd               | N6W23001 BLUEMOUND RD
          112-10 Bronx Road                   | 112-10 BRONX RD
          123½ Main St.                       | 123 1/2 MAIN ST
          39.2 Mile Road                      | 39.2 MILE RD
          1 O'Brien Wy                        | 1 OBRIEN WAY
          5 Martin L.King Blvd                | 5 MARTIN L KING BLVD
          10 J.F. Kennedy Plaza               | 10 JF KENNEDY PLZ
          77 Calle José                       | 77 CALLE JOSE
          One Microsoft Way                   | ONE MICROSOFT WAY
          """)
  void streetsAreAbbreviatedAsPublication28Says(String typed, String standard) {
    assertThat(StreetLine.american().standard(typed)).isEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          123 Main Street, Apartment 4        | 123 MAIN ST APT 4
          123 Main St Apt. #4                 | 123 MAIN ST APT 4
          123 Main St #4                      | 123 MAIN ST # 4
          123 Main St No. 4                   | 123 MAIN ST NO 4
          123 Main St Suite B                 | 123 MAIN ST STE B
          123 Main St Building 2 Unit 14      | 123 MAIN ST BLDG 2 UNIT 14
          123 Main St 3rd floor               | 123 MAIN ST FL 3
          123 Main St Rear                    | 123 MAIN ST REAR
          123 Main St Penthouse               | 123 MAIN ST PH
          123 Main St Lower                   | 123 MAIN ST LOWR
          123 Pier Street                     | 123 PIER ST
          123 Key West Drive                  | 123 KEY WEST DR
          123 Office Park Drive               | 123 OFFICE PARK DR
          Apartment 5B                        | APT 5B
          2nd Floor                           | FL 2
          c/o Jane Lane                       | C/O JANE LANE
          """)
  void unitsStandAtTheEndByTheirDesignator(String typed, String standard) {
    assertThat(StreetLine.american().standard(typed)).isEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P.O. Box 11890                      | PO BOX 11890
          Post Office Box 12                  | PO BOX 12
          P O BOX #12                         | PO BOX 12
          POBox12                             | PO BOX 12
          Drawer 76                           | PO BOX 76
          PO Box A                            | PO BOX A
          RFD Route 4 #87A                    | RR 4 BOX 87A
          Rural Route 2 Box 18                | RR 2 BOX 18
          RD 03 Box 5                         | RR 3 BOX 5
          Highway Contract Route 68 Box 23A   | HC 68 BOX 23A
          Star Route 68 Box 23A               | HC 68 BOX 23A
          psc 802 bx 74                       | PSC 802 BOX 74
          Unit 2050 Box 4190                  | UNIT 2050 BOX 4190
          CMR 830, Box 51                     | CMR 830 BOX 51
          General Delivery                    | GENERAL DELIVERY
          """)
  void boxesAndRoutesHaveOneForm(String typed, String standard) {
    assertThat(StreetLine.american().standard(typed)).isEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          12 Co Rd 12                         | 12 COUNTY ROAD 12
          12 CR 441                           | 12 COUNTY ROAD 441
          99 US Hwy 41 South                  | 99 US HIGHWAY 41 S
          99 Hwy 66                           | 99 HIGHWAY 66
          99 St Rd 9                          | 99 STATE ROAD 9
          5 I-280                             | 5 I-280
          5 IH 280                            | 5 INTERSTATE 280
          """)
  void numberedRoadsAreWrittenOut(String typed, String standard) {
    assertThat(StreetLine.american().standard(typed)).isEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Urbanización Las Gladiolas          | URB LAS GLADIOLAS
          150 Calle A                         | 150 CALLE A
          1234 Avenida Ashford Apartamento 5  | 1234 AVE ASHFORD APT 5
          150 Calle Norte Este                | 150 CALLE NORTE ESTE
          P.O. Box 12                         | PO BOX 12
          """)
  void puertoRicanLinesStaySpanish(String typed, String standard) {
    assertThat(StreetLine.puertoRican().standard(typed)).isEqualTo(standard);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          10-123 Main Street West             | 10-123 MAIN ST W
          55 North Court                      | 55 NORTH CRT
          123, rue Saint-Denis Est            | 123 RUE SAINT-DENIS EST
          20 chemin de l'Église               | 20 CHEMIN DE L'ÉGLISE
          4 St. John's Rd.                    | 4 ST JOHN'S RD
          """)
  void canadianLinesKeepAccentsAndTheirOwnAbbreviations(String typed, String standard) {
    assertThat(StreetLine.canadian().standard(typed)).isEqualTo(standard);
  }
}
