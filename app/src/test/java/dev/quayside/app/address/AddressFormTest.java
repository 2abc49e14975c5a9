package dev.quayside.app.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.sample.Sample;
import dev.quayside.engine.base.problem.Violation;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressFormTest {

  private final AddressForm model = new AddressForm("to");

  @Test
  void anEmptyFormIsQuiet() {
    assertThat(model.shown()).isEmpty();
    assertThat(model.isEnoughForLabel()).isFalse();
  }

  @Test
  void aLineComplainsOnceItWasLeft() {
    model.leave(Line.NAME);
    assertThat(model.shown()).containsOnlyKeys(Line.NAME);
    assertThat(complaint(Line.NAME).message().sentence()).isEqualTo("is required");
  }

  @Test
  void aComplaintGoesWithTheKeystrokeThatMendsIt() {
    model.leave(Line.NAME);
    model.line(Line.NAME).set("M");
    assertThat(model.shown()).isEmpty();
  }

  @Test
  void theEnginesOwnWordsStandUnderTheField() {
    model.fill(Sample.RECIPIENT);
    model.line(Line.STATE).set("ZZ");
    assertThat(complaint(Line.STATE).message().sentence())
        .isEqualTo("'ZZ' is not a US state, use two letters (NY)");
    assertThat(complaint(Line.STATE).field()).isEqualTo("to.state");
  }

  @ParameterizedTest
  @CsvSource({
    "+493012345, false",
    "ann, false",
    "ann@shop, false",
    "ann lee@shop.com, false",
    "ann@shop.com, true",
    "ann.lee+1@mail.shop.co.uk, true",
    "'', true"
  })
  void anEMailAddressIsOne(String typed, boolean good) {
    model.fill(Sample.RECIPIENT);
    model.line(Line.EMAIL).set(typed);
    model.leave(Line.EMAIL);
    assertThat(model.isEnoughForLabel()).isEqualTo(good);
    assertThat(model.shown().containsKey(Line.EMAIL)).isEqualTo(!good);
  }

  @Test
  void zipAndCountryAreEnoughForARate() {
    model.line(Line.ZIP).set("80202");
    assertThat(model.isEnoughForRate()).isTrue();
    assertThat(model.isEnoughForLabel()).isFalse();
  }

  @Test
  void aZipCodeThatIsHalfTypedIsNotAskedFor() {
    model.line(Line.ZIP).set("802");
    assertThat(model.isEnoughForRate()).isFalse();
  }

  @Test
  void aClearedFormIsQuietAgain() {
    model.demandAll();
    model.clear("US");
    assertThat(model.shown()).isEmpty();
    assertThat(model.isEmpty()).isTrue();
  }

  private Violation complaint(Line line) {
    return Objects.requireNonNull(model.shown().get(line));
  }

  @ParameterizedTest
  @CsvSource({
    "123 Flatbush Ave Apt 4, 123 Flatbush Ave, Apt 4",
    "'350 5th Ave, Suite 12-B', 350 5th Ave, Suite 12-B",
    "12 Elm St #7, 12 Elm St, #7",
    "100 N Suite Ave, 100 N Suite Ave, ''",
    "7 Unit St, 7 Unit St, ''"
  })
  void aFlatBehindTheStreetGoesToItsOwnLine(String typed, String street, String flat) {
    model.line(Line.STREET1).set(typed);
    model.leave(Line.STREET1);
    assertThat(model.line(Line.STREET1).get()).isEqualTo(street);
    assertThat(model.line(Line.STREET2).get()).isEqualTo(flat);
  }

  @Test
  void aFlatThatIsThereStaysAndAbroadNothingIsDivided() {
    model.line(Line.STREET2).set("Rear");
    model.line(Line.STREET1).set("12 Elm St Apt 4");
    model.leave(Line.STREET1);
    assertThat(model.line(Line.STREET1).get()).isEqualTo("12 Elm St Apt 4");
    model.clear("DE");
    model.line(Line.STREET1).set("12 Elm St Apt 4");
    model.leave(Line.STREET1);
    assertThat(model.line(Line.STREET2).get()).isEmpty();
  }
}
