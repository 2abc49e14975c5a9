package dev.quayside.app.screen.ship.form.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.form.address.AddressModel.Line;
import dev.quayside.engine.base.problem.Violation;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class AddressModelTest {

  private final AddressModel model = new AddressModel("to");

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
}
