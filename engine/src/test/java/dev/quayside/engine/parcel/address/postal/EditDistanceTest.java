package dev.quayside.engine.parcel.address.postal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditDistanceTest {

  @ParameterizedTest
  @CsvSource({
    "CHICAGO,CHICAGO,0", "CHICGAO,CHICAGO,1", "CHCAGO,CHICAGO,1", "CHICAGGO,CHICAGO,1",
    "CHIKAGO,CHICAGO,1", "'',ABC,3", "KITTEN,SITTING,3", "CA,ABC,3"
  })
  void slipsAreCounted(String typed, String meant, int slips) {
    assertThat(EditDistance.between(typed, meant)).isEqualTo(slips);
    assertThat(EditDistance.between(meant, typed)).isEqualTo(slips);
  }

  @ParameterizedTest
  @CsvSource({
    "SANFRANSISCO,SANFRANCISCO,true",
    "PHILIDELPHIA,PHILADELPHIA,true",
    "RENO,RINO,true",
    "ELY,ALY,false",
    "DALLAS,DENVER,false",
    "AUSTIN,BOSTON,false"
  })
  void theLongerTheWordTheMoreSlipsItBears(String typed, String meant, boolean slip) {
    assertThat(EditDistance.isSlip(typed, meant)).isEqualTo(slip);
  }
}
