package dev.quayside.app.screen.ship.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.problem.AppWords;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.form.ParcelModel.Door;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.Packaging;
import java.math.BigDecimal;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParcelModelTest {

  private final ParcelModel model = new ParcelModel();

  @Test
  void poundsAndOuncesAreOneWeight() {
    model.number(Number.WEIGHT).set("2");
    model.number(Number.REST).set("6.5");
    assertThat(model.draft().get().weightOz()).isEqualByComparingTo("38.5");
  }

  @Test
  void ouncesAloneAreEnough() {
    model.number(Number.REST).set("9");
    assertThat(model.isComplete()).isTrue();
  }

  @Test
  void aCommaIsAPointToo() {
    model.number(Number.REST).set("12,5");
    assertThat(model.draft().get().weightOz()).isEqualByComparingTo(new BigDecimal("12.5"));
  }

  @Test
  void aThousandIsInsuredAsAThousand() {
    model.number(Number.INSURED).in(NumberStyle.POINT);
    model.number(Number.REST).set("9");
    model.number(Number.INSURED).set("1,000");
    assertThat(model.draft().get().insuredValue()).isEqualTo(Money.usd("1000.00"));
  }

  /// In a country that writes it the other way than the window.
  @Test
  void whatReadsTwoWaysIsSaidAtItsFieldAndNothingIsBought() {
    model.number(Number.REST).set("1,250");
    model.number(Number.INSURED).set("1,000");
    model.leave(Number.REST);
    model.leave(Number.WEIGHT);
    model.leave(Number.INSURED);
    assertThat(model.shown()).containsOnlyKeys(Number.REST, Number.INSURED);
    assertThat(model.shown().values())
        .allMatch(fault -> fault.message().is(FieldWords.TWO_NUMBERS));
    assertThat(model.isComplete()).isFalse();
  }

  /// As when an order's number is scanned into the field of the ounces.
  @Test
  void morePartsThanAWholeBesideWholesAreAsked() {
    model.number(Number.WEIGHT).set("2");
    model.number(Number.REST).set("1056");
    model.leave(Number.REST);
    assertThat(model.shown()).containsOnlyKeys(Number.REST);
    assertThat(model.isComplete()).isFalse();
    model.number(Number.REST).set("15.9");
    assertThat(model.isComplete()).isTrue();
    model.number(Number.WEIGHT).set("");
    model.number(Number.REST).set("40");
    assertThat(model.isComplete()).as("ounces alone").isTrue();
  }

  @Test
  void aWeightThatIsOnlyShownOtherwiseIsNotTyped() {
    model.weigh(new Weight(new BigDecimal("16000")));
    model.number(Number.WEIGHT).in(NumberStyle.POINT);
    model.number(Number.WEIGHT).tidy();
    assertThat(model.number(Number.WEIGHT).get()).isEqualTo("1,000");
    assertThat(model.isWeightTyped()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"two", "1e9", "1.2.3", "-", "12 lb"})
  void whatIsNoNumberIsSaidAtItsField(String text) {
    model.number(Number.REST).set("3");
    model.number(Number.LENGTH).set(text);
    model.leave(Number.LENGTH);
    var fault = Objects.requireNonNull(model.shown().get(Number.LENGTH));
    assertThat(fault.message().is(AppWords.NOT_A_NUMBER)).isTrue();
    assertThat(model.isComplete()).isFalse();
  }

  @Test
  void thePackagingIsPartOfTheParcelUntilTheNextOne() {
    model.number(Number.REST).set("9");
    model.packaging().set(Packaging.SMALL_FLAT_RATE_BOX);
    var kept = model.draft().get();
    assertThat(kept.value().packaging()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
    model.clear();
    assertThat(model.draft().get().packaging()).isEqualTo(Packaging.PACKAGE);
    model.fill(kept);
    assertThat(model.packaging().get()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
  }

  @Test
  void twoSidesAskForTheThird() {
    model.number(Number.REST).set("3");
    model.number(Number.LENGTH).set("10");
    model.number(Number.WIDTH).set("5");
    model.leave(Number.HEIGHT);
    assertThat(model.shown()).containsOnlyKeys(Number.HEIGHT);
  }

  @Test
  void aMissingWeightIsSaidOnce() {
    model.demandAll();
    assertThat(model.shown()).containsOnlyKeys(Number.WEIGHT);
  }

  @Test
  void theDoorIsUnknownUntilSomebodyKnows() {
    assertThat(model.draft().get().residential()).isNull();
    model.door().set(Door.HOME);
    assertThat(model.draft().get().residential()).isTrue();
    model.door().set(Door.BUSINESS);
    assertThat(model.draft().get().residential()).isFalse();
  }

  @Test
  void aFilledFormReadsBackTheSame() {
    model.fill(Sample.PARCEL);
    assertThat(model.number(Number.WEIGHT).get()).isEqualTo("2");
    assertThat(model.number(Number.REST).get()).isEqualTo("6");
    assertThat(model.draft().get().weightOz()).isEqualByComparingTo(Sample.PARCEL.weightOz());
  }
}
