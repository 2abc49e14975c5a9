package dev.quayside.engine.carrier.ups;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static dev.quayside.engine.carrier.ups.UpsSamples.domestic;
import static dev.quayside.engine.carrier.ups.UpsSamples.parcel;
import static dev.quayside.engine.carrier.ups.UpsSamples.tender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What happens when answers are lost, tokens forgotten, labels taken back.
class UpsSettlementTest {

  private final UpsDouble ups = new UpsDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier = Accounts.open(new Ups(), ups.url(), () -> now, UpsDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheDescriptionsSay() {
    ups.close();
    assertThat(ups.violations()).isEmpty();
  }

  @Test
  void oneTokenServesManyAndAForgottenOneIsRenewedOnce() throws InterruptedException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.invokeAll(
          IntStream.range(0, 16)
              .<Callable<Object>>mapToObj(_ -> () -> carrier.rate(domestic(parcel()), Set.of()))
              .toList());
    }
    assertThat(ups.asked("POST", "/security/")).isEqualTo(1);
    ups.forgetsItsToken();
    carrier.purchase(tender(LabelFormat.PDF));
    assertThat(ups.asked("POST", "/security/")).isEqualTo(2);
    assertThat(ups.shipments()).hasSize(1);
    now = TUESDAY.plusSeconds(14_399 - 59);
    carrier.track("1ZA1B2C30310000000");
    assertThat(ups.asked("POST", "/security/")).as("a minute before its end").isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void anAnswerThatIsLostIsFoundByOurReference(Fault fault) {
    ups.losesItsAnswer(UpsSettlementTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    ups.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found -> {
              assertThat(found.acceptance().trackingNumber()).isEqualTo("1ZA1B2C30310000000");
              assertThat(found.acceptance().documents().getFirst().file()).isNotNull();
            });
    assertThat(ups.shipments()).hasSize(1);
  }

  @Test
  void whatHasNoLabelToRecoverIsFoundByTracking() {
    carrier.purchase(tender(LabelFormat.PDF));
    ups.losesItsLabels(true);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found -> {
              var label = found.acceptance().documents().getFirst();
              assertThat(label.file()).isNull();
              assertThat(carrier.document(label.link())).as("still not there").isEmpty();
              ups.losesItsLabels(false);
              assertThat(carrier.document(label.link())).isPresent();
            });
  }

  @Test
  void itIsSoughtOnDaysThatHaveBegun() {
    carrier.purchase(tender(LabelFormat.PDF));
    ups.losesItsLabels(true);
    carrier.lookUp(tender(LabelFormat.PDF));
    assertThat(lastSearch()).contains("fromPickUpDate=20261123&toPickUpDate=20261124");
    now = TUESDAY.plus(Duration.ofDays(30));
    carrier.lookUp(tender(LabelFormat.PDF));
    assertThat(lastSearch()).contains("fromPickUpDate=20261123&toPickUpDate=20261207");
  }

  private String lastSearch() {
    return ups.asked().stream()
        .map(Asked::path)
        .filter(path -> path.startsWith("/api/track/v1/reference/"))
        .toList()
        .getLast();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void whatWasNeverTakenIsNotBoughtAfterAMinute(Fault fault) {
    ups.fails(UpsSettlementTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    ups.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(60)));
    now = TUESDAY.plus(Duration.ofSeconds(61));
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(ups.shipments()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"UNAUTHORIZED", "TOO_MANY"})
  void aRefusalAtTheDoorBuysNothing(Fault fault) {
    ups.fails(UpsSettlementTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(ProblemException.class);
    ups.recovers();
    assertThat(ups.shipments()).isEmpty();
    now = TUESDAY.plusSeconds(21);
    carrier.purchase(tender(LabelFormat.PDF));
    assertThat(ups.shipments()).hasSize(1);
  }

  @Test
  void silenceLeavesOneParcelAndOneVoid() {
    ups.losesItsAnswer(UpsSettlementTest::isBuying, Fault.SILENT);
    silent(ups, () -> carrier.purchase(tender(LabelFormat.PDF)));
    ups.recovers();
    var found = (LookupAnswer.Bought) carrier.lookUp(tender(LabelFormat.PDF));
    var label = issued(found.acceptance());
    assertThat(ups.shipments()).hasSize(1);
    ups.losesItsAnswer(request -> request.method().equals("DELETE"), Fault.SILENT);
    silent(ups, () -> carrier.voidLabel(label));
    ups.recovers();
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(ups.shipments()).allMatch(UpsDouble.Shipped::voided);
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .as("what was given up is not bought")
        .isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void aVoidThatCannotBeReadIsAskedAgain() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    ups.losesItsAnswer(request -> request.method().equals("DELETE"), Fault.UNREADABLE);
    assertThatThrownBy(() -> carrier.voidLabel(label)).isInstanceOf(InDoubtException.class);
    ups.recovers();
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
  }

  @Test
  void aParcelUnderWayIsNotVoided() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    ups.scan(UpsAnswers.activity("I", "005", "20261125", "010000"));
    assertThat(carrier.voidLabel(label))
        .isEqualTo(
            new VoidAnswer.Refused(
                Message.said("UPS: No shipment found within the allowed void period (190102)")));
  }

  private static boolean isBuying(Asked request) {
    return request.is("POST", "/api/shipments");
  }

  private static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }
}
