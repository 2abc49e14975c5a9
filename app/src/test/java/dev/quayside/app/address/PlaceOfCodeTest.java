package dev.quayside.app.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.parcel.address.AddressValidations;
import org.junit.jupiter.api.Test;

class PlaceOfCodeTest {

  private final StepBackground background = new StepBackground();
  private final AddressForm address = new AddressForm("to");

  PlaceOfCodeTest() {
    new AdviceModel(background, new AddressValidations()::review, address);
  }

  @Test
  void aZipFillsTheEmptyCityAndStateAtOnce() {
    type("80202");
    assertThat(read(Line.CITY)).isEqualTo("Denver");
    assertThat(read(Line.STATE)).isEqualTo("CO");
  }

  @Test
  void whatWasTypedStays() {
    address.line(Line.CITY).set("Lakewood");
    type("80202");
    assertThat(read(Line.CITY)).isEqualTo("Lakewood");
    assertThat(read(Line.STATE)).isEqualTo("CO");
  }

  @Test
  void aZipThatIsNotTypedToItsEndFillsNothing() {
    type("8020");
    assertThat(read(Line.CITY)).isEmpty();
    assertThat(read(Line.STATE)).isEmpty();
  }

  @Test
  void anAnswerAboutAnotherZipFillsNothing() {
    address.line(Line.ZIP).set("80202");
    address.line(Line.ZIP).set("");
    background.work();
    assertThat(read(Line.CITY)).isEmpty();
  }

  /// 10557 is of Berlin, and of New York; a pasted block says its country last.
  @Test
  void anAnswerAboutAnotherCountryFillsNothing() {
    address.line(Line.CITY).set("Berlin");
    address.line(Line.ZIP).set("10557");
    address.line(Line.COUNTRY).set("DE");
    background.work();
    assertThat(read(Line.STATE)).isEmpty();
  }

  private void type(String zip) {
    address.line(Line.ZIP).set(zip);
    background.work();
  }

  private String read(Line line) {
    return address.line(line).get();
  }
}
