package dev.quayside.app.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.parcel.address.AddressValidations;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AdviceModelTest {

  private static final Duration A_MOMENT = Duration.ofSeconds(1);

  private final StepBackground background = new StepBackground();
  private final AddressForm address = new AddressForm("to");
  private final AdviceModel advice =
      new AdviceModel(background, new AddressValidations()::review, address);

  /// The key that accepts is pressed right after the last letter.
  @Test
  void whatIsStillToBeSaidIsAcceptedOnceItIsSaid() {
    type("Brooklin");
    assertThat(advice.asking().get()).isTrue();
    advice.accept();
    assertThat(address.line(Line.CITY).get()).isEqualTo("Brooklin");
    background.pass(A_MOMENT);
    background.work();
    assertThat(address.line(Line.CITY).get()).isEqualTo("BROOKLYN");
  }

  @Test
  void whoTypesOnHasAcceptedNothing() {
    type("Brooklin");
    advice.accept();
    address.line(Line.NAME).set("Zed Kay");
    background.pass(A_MOMENT);
    background.work();
    assertThat(address.line(Line.CITY).get()).isEqualTo("Brooklin");
    assertThat(advice.advice().get()).isNotNull();
    assertThat(advice.asking().get()).isFalse();
  }

  private void type(String city) {
    address.line(Line.STREET1).set("123 Flatbush Ave");
    address.line(Line.STATE).set("NY");
    address.line(Line.ZIP).set("11217");
    background.pass(A_MOMENT);
    background.work();
    address.line(Line.CITY).set(city);
  }
}
