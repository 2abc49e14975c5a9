package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.doubles.NewYork.recipient;
import static dev.quayside.engine.carrier.doubles.SamplePickups.WEDNESDAY;
import static dev.quayside.engine.carrier.doubles.SamplePickups.at;
import static dev.quayside.engine.carrier.doubles.SamplePickups.dock;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static dev.quayside.engine.carrier.fedex.FedexSamples.issued;
import static dev.quayside.engine.carrier.fedex.FedexSamples.refusal;
import static dev.quayside.engine.carrier.fedex.FedexSamples.tender;
import static dev.quayside.engine.carrier.fedex.FedexSamples.to;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.SamplePickups;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Pick-ups and the day's end.
class FedexPickupsTest extends FedexAccount {

  private final Pickups pickups = SamplePickups.of(carrier);

  @ParameterizedTest
  @CsvSource({
    "FEDEX_GROUND, FDXG",
    "SMART_POST, FDXG",
    "GROUND_HOME_DELIVERY, FDXG",
    "FEDEX_2_DAY, FDXE",
    "INTERNATIONAL_FIRST, FDXE"
  })
  void groundAndExpressSendADriverEach(String service, String company) {
    var booked = pickups.book(at(dock(), service));
    assertThat(booked.number()).isEqualTo("1000");
    assertThat(booked.date()).isEqualTo(WEDNESDAY);
    assertThat(fedex.pickups()).containsExactly(company + " 1000");
    assertThat(fedex.asked().getLast().text())
        .contains("FUTURE_DAY", "\"packageLocation\":\"SIDE\"");
    pickups.cancel(booked.handle());
    pickups.cancel(booked.handle());
    assertThat(fedex.pickups()).isEmpty();
  }

  @Test
  void whoComesMustBeSaid() {
    assertThat(pickups.serviceNaming()).isEqualTo(Pickups.Naming.REQUIRED);
    var problem = refusal(() -> pickups.book(at(dock(), null)));
    assertThat(problem).hasMessageContaining("FEDEX_GROUND").hasMessageContaining("service");
    assertThat(fedex.asked()).isEmpty();
  }

  @Test
  void aRefusalIsToldInItsWords() {
    var problem = refusal(() -> pickups.book(at(dock("Nowhere", "NY", "10001"), "FEDEX_GROUND")));
    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem).hasMessageContaining("No courier comes there. (PICKUP.POSTALCODE.INVALID)");
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR"})
  void oneWhoseAnswerIsLostIsForAPerson(Fault fault) {
    fedex.losesItsAnswer(request -> request.is("POST", "/pickup/"), fault);
    assertThatThrownBy(() -> pickups.book(at(dock(), "FEDEX_GROUND")))
        .isInstanceOf(InDoubtException.class);
    assertThat(fedex.pickups()).hasSize(1);
  }

  @Test
  void silenceIsDoubt() {
    fedex.losesItsAnswer(request -> request.is("POST", "/pickup/"), Fault.SILENT);
    silent(fedex, () -> pickups.book(at(dock(), "FEDEX_GROUND")));
    assertThat(fedex.pickups()).hasSize(1);
  }

  @Test
  void groundIsClosedWithItsManifestAndExpressIsNot() {
    var ground = issued(carrier.purchase(tender(LabelFormat.PDF)));
    var express = bought("FEDEX_2_DAY");
    var closed = close(List.of(ground, express));
    assertThat(fedex.closed()).containsExactly(ground.trackingNumber());
    assertThat(closed.documents())
        .extracting(CarrierDocument::kind)
        .containsExactly(CarrierDocumentKind.MANIFEST);
    assertThat(text(closed)).isEqualTo("FedEx Ground Pick-Up Manifest\n" + ground.trackingNumber());
    int asked = fedex.asked().size();
    assertThat(close(List.of(express)).documents()).isEmpty();
    assertThat(fedex.asked()).as("FedEx wants to hear of Ground only").hasSize(asked);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR"})
  void aCloseWhoseAnswerIsLostIsProvedByItsPaper(Fault fault) {
    var ground = issued(carrier.purchase(tender(LabelFormat.PDF)));
    fedex.losesItsAnswer(FedexPickupsTest::isClosing, fault);
    assertThat(text(close(List.of(ground)))).contains(ground.trackingNumber());
  }

  /// FedEx closes all of the account's at once.
  @Test
  void whatWentWithAnEarlierCloseIsProvedByItsPaperAndTheRestIsRefused() {
    var first = issued(carrier.purchase(tender(LabelFormat.PDF)));
    var second = issued(carrier.purchase(tender(LabelFormat.PDF)));
    close(List.of(first));
    assertThat(text(close(List.of(second)))).contains(second.trackingNumber());
    var voided = issued(carrier.purchase(tender(LabelFormat.PDF)));
    carrier.voidLabel(voided);
    assertThat(refusal(() -> close(List.of(voided))))
        .hasMessageContaining("No shipments to close.");
  }

  @Test
  void aCloseThatNeverArrivedIsInDoubt() {
    var ground = issued(carrier.purchase(tender(LabelFormat.PDF)));
    fedex.fails(FedexPickupsTest::isClosing, Fault.ERROR);
    assertThatThrownBy(() -> close(List.of(ground))).isInstanceOf(InDoubtException.class);
    assertThat(fedex.closed()).isEmpty();
  }

  private IssuedLabel bought(String service) {
    return issued(carrier.purchase(tender(to(recipient()), service, LabelFormat.PDF)));
  }

  private Closing.Closed close(List<IssuedLabel> labels) {
    return carrier
        .able(Closing.class)
        .orElseThrow()
        .close(new Closing.Request("man_1", WEDNESDAY, dock(), labels));
  }

  private static String text(Closing.Closed closed) {
    return new String(
        Objects.requireNonNull(closed.documents().getFirst().file()), StandardCharsets.UTF_8);
  }

  private static boolean isClosing(Asked request) {
    return request.is("PUT", "/ship/v1/endofday/");
  }
}
