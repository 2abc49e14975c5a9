package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.rule.Choice;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A scanned order is in the form at once, and each carrier is asked for its price once, however
/// long one of them takes.
class ScanPricesTest extends ScannerOnEngine {

  private static final String SILENT = "ups";

  /// What the packer does while one carrier is silent.
  private Runnable meanwhile = () -> {};

  @BeforeEach
  void twoOrders() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.add(engine.engine(), "SO-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "cheapest", "service", "not offered"})
  void aScannedOrderAsksEveryCarrierOnceAndShowsBeforeOneIsAsked(String rule) {
    rule(rule);
    engine.asked().clear();
    for (var number : new String[] {"SO-7", "SO-8"}) {
      ship.scan().submit(number);
      background.workOne();
      assertThat(ship.reference().get()).isEqualTo(number);
      assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Bob Buyer");
      assertThat(engine.asked()).isEmpty();
      background.work();
      background.pass(A_MOMENT);
      assertThat(engine.asked()).hasSize(9).allSatisfy((_, calls) -> assertThat(calls).isOne());
      engine.asked().clear();
    }
    assertThat(ship.scan().state().get().key())
        .isEqualTo(rule.equals("not offered") ? "ship.scan.no-choice" : "ship.scan.loaded");
  }

  @Test
  void theKeyBuysWhatTheRuleNamesWhileAnotherCarrierIsSilent() {
    rule("service");
    beginWithSilence();
    meanwhile =
        () -> {
          press();
          assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
        };
    scan("SO-7");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).service())
        .isEqualTo("PRIORITY_MAIL");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aKeyPressedBeforeAnyAnswerBuysWhatTheRuleNamesAsSoonAsItsPriceIsThere() {
    rule("service");
    beginWithSilence();
    meanwhile =
        () -> {
          background.work();
          assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
        };
    ship.scan().submit("SO-7");
    ship.buy();
    background.work();
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).service())
        .isEqualTo("PRIORITY_MAIL");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "cheapest"})
  void aCarrierThatWasSilentBeforeHoldsUpNoParcel(String rule) {
    rule(rule);
    beginWithSilence();
    var others = ship.rates().rows().getFirst().rate();
    meanwhile =
        () -> {
          press();
          assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
        };
    scan("SO-7");
    assertThat(others.carrier()).isNotEqualTo(SILENT);
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(bought.carrier()).isNotEqualTo(SILENT);
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aLaterScanDoesNotWaitForASilentCarrierEither() {
    beginWithSilence();
    meanwhile =
        () -> {
          meanwhile = () -> {};
          ship.scan().submit("SO-8");
          background.work();
          assertThat(ship.reference().get()).isEqualTo("SO-8");
        };
    scan("SO-7");
    assertThat(ship.reference().get()).isEqualTo("SO-8");
    assertThat(ship.held()).isEmpty();
  }

  /// The packer pressed for it, so it must not be taken for bought, nor be lost.
  @Test
  void anOrderWhoseKeyWaitsForTheSilentCarrierIsParkedByTheNextScan() {
    TestOrders.rule(engine.engine(), Choice.service(SILENT, "ups_ground"));
    beginWithSilence();
    meanwhile =
        () -> {
          meanwhile = () -> {};
          press();
          assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
          ship.scan().submit("SO-8");
          background.work();
        };
    scan("SO-7");
    assertThat(shipments()).isZero();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.unbought");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(ship.held()).extracting(Draft::reference).containsExactly("SO-7");
  }

  private void beginWithSilence() {
    begin(RatesInOrder.silent(engine.gateway(), SILENT, () -> meanwhile.run()));
  }

  private void press() {
    ship.scan().submit("QS:BUY");
    background.work();
  }

  private void rule(String which) {
    switch (which) {
      case "cheapest" -> TestOrders.rule(engine.engine(), Choice.cheapest(null));
      case "service" -> TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
      case "not offered" ->
          TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL_INTERNATIONAL"));
      default -> {}
    }
  }
}
