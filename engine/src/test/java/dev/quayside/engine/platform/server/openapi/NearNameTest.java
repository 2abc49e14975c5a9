package dev.quayside.engine.platform.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearNameTest {

  private static final List<String> KNOWN =
      List.of("isReturn", "rateId", "insuredValue", "to", "from", "zip", "parcel", "parcels");

  @ParameterizedTest
  @CsvSource({
    "is_return, isReturn",
    "ISRETURN, isReturn",
    "is-return, isReturn",
    "isRetrun, isReturn",
    "isReturns, isReturn",
    "isRetur, isReturn",
    "isReturm, isReturn",
    "rate_id, rateId",
    "rateIds, rateId",
    "form, from",
    "zap, zip",
    "zip4, zip",
    "PARCELS, parcels"
  })
  void isMeantFor(String name, String meant) {
    assertThat(NearName.of(name, KNOWN)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({"colour", "t", "too", "do", "weight", "isReturnable", "rate", "zi", "insured"})
  void isLikeNothingKnown(String name) {
    assertThat(NearName.of(name, KNOWN)).isEmpty();
  }
}
