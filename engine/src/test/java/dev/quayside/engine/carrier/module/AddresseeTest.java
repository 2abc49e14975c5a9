package dev.quayside.engine.carrier.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.address.Address;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AddresseeTest {

  private static final String LONG = "Maria-Magdalena Wolfeschlegelsteinhausen von Hohenlohe";

  @Test
  void aNameThatFitsStaysInItsField() {
    assertThat(of("Ann Lee", null)).isEqualTo(new Addressee("Ann Lee", ""));
    assertThat(of("Ann Lee", "Lee & Co")).isEqualTo(new Addressee("Lee & Co", "Ann Lee"));
    assertThat(of("Ann Lee", null).either()).isEqualTo("Ann Lee");
  }

  @Test
  void aNameTooLongRunsOnInTheOtherField() {
    assertThat(of(LONG, null))
        .isEqualTo(new Addressee("Maria-Magdalena Wolfeschlegelsteinhausen", "von Hohenlohe"));
    var both = of("Ann Lee", "The Very Long Named Company of the North Coast Ltd");
    assertThat(both.first() + " " + both.second())
        .isEqualTo("The Very Long Named Company of the North Coast Ltd, Ann Lee");
  }

  @Test
  void whatNeitherHoldsIsRefusedWithTheLimits() {
    assertThatThrownBy(() -> of(LONG, "The Very Long Named Company of the North Coast Ltd"))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("to.company")
        .hasMessageContaining("40");
    assertThatThrownBy(() -> of(" ", null)).hasMessageContaining("to.name");
  }

  private static Addressee of(@Nullable String name, @Nullable String company) {
    return Addressee.of(
        "UPS",
        "to",
        new Address(name, company, null, null, null, null, "", "US", null, null),
        40,
        40);
  }
}
