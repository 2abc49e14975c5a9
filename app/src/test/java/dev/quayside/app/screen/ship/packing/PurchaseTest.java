package dev.quayside.app.screen.ship.packing;

import static dev.quayside.app.screen.ship.packing.Parcels.COMPLETE;
import static dev.quayside.app.screen.ship.packing.Parcels.answer;
import static dev.quayside.app.screen.ship.packing.Parcels.problem;
import static dev.quayside.app.screen.ship.packing.Parcels.question;
import static dev.quayside.app.screen.ship.packing.Parcels.rate;
import static dev.quayside.app.screen.ship.packing.Parcels.request;
import static dev.quayside.app.screen.ship.packing.Parcels.shipment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.packing.PackingState.Bought;
import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.screen.ship.packing.PackingState.InDoubt;
import dev.quayside.app.screen.ship.packing.PackingState.Sent;
import dev.quayside.app.screen.ship.packing.PackingState.Voided;
import dev.quayside.app.screen.ship.packing.Prices.Question;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One parcel from the buy key to its label, in every order in which presses, prices and answers
/// may come.
class PurchaseTest {

  private static final Rate GROUND = rate("GROUND", "7.45");
  private static final Rate DEARER = rate("GROUND", "8.45");

  private static final Rate EXPRESS = rate("EXPRESS", "30.00");

  private Instant now = Parcels.NOW;
  private final Packing packing = new Packing(() -> now);

  @SuppressWarnings("NullAway.Init")
  private Question question;

  @BeforeEach
  void aCompleteForm() {
    packing.opened();
    packing.formRead(COMPLETE);
  }

  @Test
  void aSecondPressDuringThePurchaseBuysNothing() {
    price(GROUND);
    assertThat(press()).isPresent();
    assertThat(packing.nextKey()).isEqualTo(NextKey.BUSY);
    assertThat(press()).isEmpty();
  }

  @Test
  void aPressAfterThePurchaseBuysNothing() {
    bought();
    assertThat(packing.nextKey()).isEqualTo(NextKey.BOUGHT);
    assertThat(press()).isEmpty();
  }

  @Test
  void anAnswerIsTakenOnce() {
    price(GROUND);
    var purchase = press().orElseThrow();
    assertThat(packing.answered(purchase, shipment("P-1", ShipmentStatus.CREATED))).isTrue();
    assertThat(packing.answered(purchase, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
  }

  @Test
  void nothingTakesTheParcelsPlaceWhileItIsBought() {
    price(GROUND);
    press();
    packing.leave();
    packing.view(shipment("OTHER", ShipmentStatus.CREATED), null);
    packing.formChanged(FormState.EMPTY);
    assertThat(packing.state()).isInstanceOf(Buying.class);
    assertThat(packing.isEditable()).isFalse();
  }

  @Test
  void aRefusedPurchaseIsTheSameParcelAgainAndMayBePressedOnce() {
    price(GROUND);
    var first = press().orElseThrow();
    packing.refused(first, problem(ProblemCode.INSUFFICIENT_BALANCE));
    assertThat(packing.attempt()).isInstanceOf(Attempt.Refused.class);
    var second = press().orElseThrow();
    packing.refused(first, problem(ProblemCode.INSUFFICIENT_BALANCE));
    assertThat(packing.state()).isEqualTo(second);
  }

  @Test
  void anExpiredPriceIsNotBought() {
    price(GROUND);
    now = now.plus(Duration.ofMinutes(16));
    assertThat(packing.nextKey()).isEqualTo(NextKey.RENEW_PRICES);
    assertThat(press()).isEmpty();
    question = packing.askAgain(true).orElseThrow();
    assertThat(press()).isEmpty();
    assertThat(price(GROUND)).isPresent();
  }

  @Test
  void aPressBeforeThePricesBuysTheRateThatWasSeen() {
    inSightAgain(GROUND);
    assertThat(packing.nextKey()).isEqualTo(NextKey.BUY_WHEN_PRICED);
    assertThat(press()).isEmpty();
    assertThat(price(GROUND)).isPresent();
    assertThat(price(GROUND)).isEmpty();
  }

  @Test
  void aPressBeforeThePricesBuysWhatARuleChooses() {
    asked(Choice.service("usps", "EXPRESS"));
    press();
    packing.received(question, answer(EXPRESS));
    assertThat(price(GROUND).orElseThrow().request().label().rateId()).isEqualTo(EXPRESS.id());
  }

  @Test
  void aPressBuysWhatARuleNamesOnceItsCarrierHasAnswered() {
    asked(Choice.service("usps", "EXPRESS"));
    press();
    assertThat(packing.settled()).isEmpty();
    packing.received(question, answer(EXPRESS, GROUND));
    assertThat(packing.settled().orElseThrow().request().label().rateId()).isEqualTo(EXPRESS.id());
    assertThat(packing.settled()).isEmpty();
  }

  @Test
  void aPressWaitsForTheCheapestNoLongerThanTheCarriersHaveTime() {
    asked(Choice.cheapest(null));
    press();
    assertThat(packing.overdue(question)).as("nobody has answered").isEmpty();
    asked(Choice.cheapest(null));
    press();
    packing.received(question, answer(EXPRESS, GROUND));
    assertThat(packing.settled()).isEmpty();
    assertThat(packing.overdue(question).orElseThrow().request().label().rateId())
        .isEqualTo(GROUND.id());
  }

  @Test
  void aPressBeforeThePricesBuysNothingAtAnotherPrice() {
    inSightAgain(GROUND);
    press();
    assertThat(price(DEARER)).isEmpty();
    assertThat(packing.attempt()).isEqualTo(new Attempt.Held(Attempt.Outcome.PRICE_CHANGED));
    assertThat(press()).isPresent();
  }

  @Test
  void aPressBeforeAnyPriceShowsThemFirst() {
    asked(null);
    assertThat(packing.nextKey()).isEqualTo(NextKey.SHOW_PRICES);
    press();
    assertThat(price(GROUND)).isEmpty();
    assertThat(packing.attempt()).isEqualTo(new Attempt.Held(Attempt.Outcome.UNSEEN));
  }

  @Test
  void answersToAnOlderQuestionAreDropped() {
    asked(null);
    var older = question;
    asked(null);
    packing.received(older, answer(GROUND));
    assertThat(packing.finished(older)).isEmpty();
    assertThat(packing.prices().offers().rates()).isEmpty();
    assertThat(packing.nextKey()).isEqualTo(NextKey.SHOW_PRICES);
  }

  @Test
  void whatTheCarriersAnswerAboutAnotherParcelIsNotItsPrice() {
    asked(null);
    packing.leave();
    packing.formRead(COMPLETE);
    packing.received(question, answer(GROUND));
    assertThat(packing.finished(question)).isEmpty();
    assertThat(packing.nextKey()).isEqualTo(NextKey.NO_RATE);
  }

  @Test
  void aPressBeforeThePricesBuysNothingWhenNoCarrierAnswers() {
    inSightAgain(GROUND);
    press();
    assertThat(packing.failed(question, problem(ProblemCode.CARRIER_UNAVAILABLE))).isEmpty();
    assertThat(packing.attempt()).isEqualTo(new Attempt.Held(Attempt.Outcome.NOTHING_CHOSEN));
    assertThat(packing.nextKey()).isEqualTo(NextKey.NO_RATE);
  }

  @Test
  void aPressBeforeThePricesIsDroppedWhenTheFormChanges() {
    inSightAgain(GROUND);
    press();
    packing.formChanged(COMPLETE);
    assertThat(price(GROUND)).isEmpty();
    assertThat(packing.attempt()).isEqualTo(Attempt.NONE);
  }

  @Test
  void aPressBeforeThePricesIsDroppedWhenALabelIsLookedAt() {
    inSightAgain(GROUND);
    press();
    packing.view(shipment("OTHER", ShipmentStatus.CREATED), null);
    assertThat(price(GROUND)).isEmpty();
    packing.leave();
    assertThat(price(GROUND)).isEmpty();
  }

  @Test
  void aLabelInDoubtIsBoughtOnceItIsFound() {
    price(GROUND);
    packing.answered(press().orElseThrow(), shipment("P-1", ShipmentStatus.PENDING));
    assertThat(press()).isEmpty();
    var doubted = packing.label().orElseThrow();
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isTrue();
    assertThat(packing.sent()).isEqualTo(Sent.FIRST);
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
  }

  @Test
  void aLabelInDoubtThatWasLeftIsNotShownAtTheNextParcel() {
    price(GROUND);
    packing.answered(press().orElseThrow(), shipment("P-1", ShipmentStatus.PENDING));
    var doubted = packing.label().orElseThrow();
    packing.leave();
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
    packing.view(shipment("P-1", ShipmentStatus.PENDING), null);
    assertThat(packing.isShown(doubted)).isFalse();
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
    assertThat(packing.state()).isInstanceOf(InDoubt.class);
  }

  @Test
  void aSecondLabelOfOneReferenceIsBoughtKnowinglyAndOnce() {
    price(GROUND);
    packing.refused(press().orElseThrow(), problem(ProblemCode.DUPLICATE_SHIPMENT));
    assertThat(packing.nextKey()).isEqualTo(NextKey.DUPLICATE);
    assertThat(press()).isEmpty();
    var beside = packing.buyBeside().orElseThrow();
    assertThat(beside.request().label().allowDuplicate()).isTrue();
    assertThat(packing.buyBeside()).isEmpty();
    packing.refused(beside, problem(ProblemCode.DUPLICATE_SHIPMENT));
    assertThat(packing.attempt()).isInstanceOf(Attempt.Refused.class);
  }

  @Test
  void aPackerWhoLeavesItAtTheEarlierLabelBuysNothing() {
    price(GROUND);
    packing.refused(press().orElseThrow(), problem(ProblemCode.DUPLICATE_SHIPMENT));
    packing.leaveIt();
    assertThat(packing.buyBeside()).isEmpty();
    assertThat(packing.nextKey()).isEqualTo(NextKey.BUY);
  }

  @ParameterizedTest
  @EnumSource(
      value = ShipmentStatus.class,
      names = {"CREATED", "CANCELLED", "PENDING"})
  void aLabelLookedAtIsNotPrinted(ShipmentStatus status) {
    packing.view(shipment("OTHER", status), null);
    assertThat(packing.sent()).isEqualTo(Sent.NOT);
    assertThat(press()).isEmpty();
  }

  @Test
  void voidingIsAskedForAndARefusalLeavesTheLabel() {
    bought();
    packing.askVoid(true);
    assertThat(packing.cancel()).isPresent();
    assertThat(packing.cancel()).isEmpty();
    assertThat(packing.leave()).isFalse();
    packing.notVoided();
    assertThat(packing.state()).isInstanceOf(Bought.class);
    packing.cancel();
    packing.voided(shipment("P-1", ShipmentStatus.CANCELLED));
    assertThat(packing.state()).isInstanceOf(Voided.class);
    assertThat(packing.printAgain()).isEmpty();
  }

  private void bought() {
    price(GROUND);
    packing.answered(press().orElseThrow(), shipment("P-1", ShipmentStatus.CREATED));
  }

  private Optional<Buying> press() {
    return packing.press(request("P-1"));
  }

  private void asked(@Nullable Choice rule) {
    packing.askAnew(question("10118"), rule).ifPresent(asked -> question = asked);
  }

  /// A rate is seen as chosen, and its price is asked for again.
  private void inSightAgain(Rate rate) {
    price(rate);
    question = packing.ask(question("80202"), null).orElseThrow();
  }

  /// The last carrier answers.
  private Optional<Buying> price(Rate rate) {
    if (!packing.prices().isAsking()) {
      asked(null);
    }
    packing.received(question, answer(rate));
    return packing.finished(question);
  }
}
