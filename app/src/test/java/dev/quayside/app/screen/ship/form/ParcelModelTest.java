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
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParcelModelTest {

  private final ParcelModel model = new ParcelModel();

  @Test
  void poundsAndOuncesAreOneWeight() {
    model.number(Number.WEIGHT).set("2");
    model.number(Number.REST).set("6.5");
    assertThat(model.draft().get().weightOz()).isEqualByComparingTo("38.5");
  }

  /// As an order says them that another program made of grams and centimetres.
  @ParameterizedTest
  @CsvSource({
    "35.27396194958041, 2, 3.27",
    "11.99314706285734, '', 11.99",
    "6.349313150924474, '', 6.35",
    "15.99999999999999, 1, ''",
    "0.00352739619496, '', 0.01",
    "564.3833911932866, 35, 4.38"
  })
  void aConvertedWeightIsShownToTheHundredthAndTaken(String oz, String pounds, String rest) {
    model.fill(
        new ParcelDraft(
            new BigDecimal(oz),
            new BigDecimal("10.03937007874016"),
            BigDecimal.TEN,
            BigDecimal.TEN,
            false,
            Signature.NONE,
            null,
            null));
    assertThat(model.number(Number.WEIGHT).get()).isEqualTo(pounds);
    assertThat(model.number(Number.REST).get()).isEqualTo(rest);
    assertThat(model.number(Number.LENGTH).get()).isEqualTo("10.04");
    assertThat(model.violations()).isEmpty();
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
    model.packaging.set(Packaging.SMALL_FLAT_RATE_BOX);
    var kept = model.draft().get();
    assertThat(kept.value().packaging()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
    model.clear();
    assertThat(model.draft().get().packaging()).isEqualTo(Packaging.PACKAGE);
    model.fill(kept);
    assertThat(model.packaging.get()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
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
    model.door.set(Door.HOME);
    assertThat(model.draft().get().residential()).isTrue();
    model.door.set(Door.BUSINESS);
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
