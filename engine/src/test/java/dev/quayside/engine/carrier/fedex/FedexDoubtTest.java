package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static dev.quayside.engine.carrier.fedex.FedexSamples.issued;
import static dev.quayside.engine.carrier.fedex.FedexSamples.refusal;
import static dev.quayside.engine.carrier.fedex.FedexSamples.tender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import java.time.Duration;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Purchases and voids that go wrong.
class FedexDoubtTest extends FedexAccount {

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLabelThatIsLostIsVoidedSoThatOneParcelIsBoughtInTheEnd(Fault fault) {
    fedex.losesItsAnswer(FedexDoubtTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
    carrier.purchase(tender(LabelFormat.PDF));
    assertThat(fedex.live()).hasSize(1);
    assertThat(fedex.shipments()).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"UNAUTHORIZED", "TOO_MANY"})
  void aRefusalForSureBuysNothing(Fault fault) {
    fedex.fails(FedexDoubtTest::isBuying, fault);
    refusal(() -> carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(fedex.shipments()).isEmpty();
  }

  @Test
  void aLostLabelThatCannotBeVoidedIsForAPerson() {
    fedex.losesItsAnswer(FedexDoubtTest::isBuying, Fault.CUT);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    fedex.scan("[]");
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(null));
  }

  @Test
  void aVoidWithoutAnAnswerLeavesTheLookupOpen() {
    fedex.losesItsAnswer(FedexDoubtTest::isBuying, Fault.CUT);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.losesItsAnswer(request -> request.method().equals("PUT"), Fault.ERROR);
    assertThat(refusal(() -> carrier.lookUp(tender(LabelFormat.PDF))).code())
        .isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    fedex.recovers();
    now = TUESDAY.plusSeconds(91);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
    assertThat(fedex.live()).isEmpty();
  }

  @Test
  void whatWasNeverTakenIsNotBoughtAfterAMinuteAndAHalf() {
    fedex.fails(FedexDoubtTest::isBuying, Fault.ERROR);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(90)));
    now = TUESDAY.plusSeconds(91);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
  }

  /// What tracking could not answer is no proof that nothing was sold.
  @ParameterizedTest
  @CsvSource({
    "TRACKING.SHIPDATEEND.FUTURE, false",
    "TRACKING.DATA.NOTUNIQUE, false",
    "'', false",
    "TRACKING.REFERENCENUMBER.NOTFOUND, true",
    "TRACKING.DATA.NOTFOUND, true",
  })
  void onlyAReferenceThatIsNotFoundWasNotBought(String code, boolean proves) {
    var result = "{\"trackResults\": [{\"error\": {\"code\": \"%s\"}}]}".formatted(code);
    fedex.tampers(
        (asked, answer) ->
            isLookup(asked)
                ? Answer.of(200, "application/json", FedexAnswers.complete(List.of(result)))
                : answer);
    now = TUESDAY.plusSeconds(91);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(proves ? new LookupAnswer.NotBought() : new LookupAnswer.CannotTell(null));
  }

  @Test
  void aServiceThatIsGoneProvesNothingEither() {
    fedex.tampers(
        (asked, answer) ->
            isLookup(asked)
                ? Answer.of(
                    404, "application/json", "{\"errors\": [{\"code\": \"NOT.FOUND.ERROR\"}]}")
                : answer);
    now = TUESDAY.plusSeconds(91);
    refusal(() -> carrier.lookUp(tender(LabelFormat.PDF)));
  }

  /// FedEx refuses a range that ends in the future, and its files call the end by two names.
  @Test
  void aReferenceIsLookedForUntilTodayAtMost() {
    now = TUESDAY.plusSeconds(91);
    carrier.lookUp(tender(LabelFormat.PDF));
    assertThat(fedex.asked().stream().filter(FedexDoubtTest::isLookup).findFirst().orElseThrow())
        .extracting(Asked::text, InstanceOfAssertFactories.STRING)
        .contains("\"shipDateEnd\":\"2026-11-24\"", "\"shipDateEndDate\":\"2026-11-24\"");
  }

  @Test
  void beforeItsDayNothingIsAskedAndNothingProved() {
    now = TUESDAY.minus(Duration.ofDays(2));
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isInstanceOfSatisfying(
            LookupAnswer.CannotTell.class, unsure -> assertThat(unsure.certainFrom()).isAfter(now));
    assertThat(fedex.asked()).noneMatch(FedexDoubtTest::isLookup);
  }

  @Test
  void silenceLeavesOneParcelAndOneVoid() {
    fedex.losesItsAnswer(FedexDoubtTest::isBuying, Fault.SILENT);
    silent(fedex, () -> carrier.purchase(tender(LabelFormat.PDF)));
    fedex.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
    assertThat(fedex.live()).isEmpty();
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(fedex.live()).hasSize(1);
    fedex.losesItsAnswer(request -> request.method().equals("PUT"), Fault.SILENT);
    silent(fedex, () -> carrier.voidLabel(label));
    fedex.recovers();
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(fedex.live()).isEmpty();
  }

  @Test
  void aParcelUnderWayIsNotVoided() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    fedex.scan("[]");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
  }

  private static boolean isLookup(Asked request) {
    return request.is("POST", "/track/v1/referencenumbers");
  }

  private static boolean isBuying(Asked request) {
    return request.method().equals("POST") && request.path().equals("/ship/v1/shipments");
  }
}
