package dev.quayside.app.screen.ship.packing;

import static dev.quayside.app.screen.ship.packing.Parcels.COMPLETE;
import static dev.quayside.app.screen.ship.packing.Parcels.asked;
import static dev.quayside.app.screen.ship.packing.Parcels.chosen;
import static dev.quayside.app.screen.ship.packing.Parcels.problem;
import static dev.quayside.app.screen.ship.packing.Parcels.rate;
import static dev.quayside.app.screen.ship.packing.Parcels.request;
import static dev.quayside.app.screen.ship.packing.Parcels.ruled;
import static dev.quayside.app.screen.ship.packing.Parcels.shipment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.packing.PackingState.Bought;
import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.screen.ship.packing.PackingState.InDoubt;
import dev.quayside.app.screen.ship.packing.PackingState.Sent;
import dev.quayside.app.screen.ship.packing.PackingState.Voided;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One parcel from the buy key to its label, in every order in which presses, prices and answers
/// may come.
class PurchaseTest {

  private static final Rate GROUND = rate("GROUND", "7.45");
  private static final Rate DEARER = rate("GROUND", "8.45");

  private final Packing packing = new Packing();

  @BeforeEach
  void aCompleteForm() {
    packing.opened();
    packing.formRead(COMPLETE);
  }

  @Test
  void aSecondPressDuringThePurchaseBuysNothing() {
    price(chosen(GROUND));
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
    price(chosen(GROUND));
    var purchase = press().orElseThrow();
    assertThat(packing.answered(purchase, shipment("P-1", ShipmentStatus.CREATED))).isTrue();
    assertThat(packing.answered(purchase, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
  }

  @Test
  void nothingTakesTheParcelsPlaceWhileItIsBought() {
    price(chosen(GROUND));
    press();
    packing.leave();
    packing.view(shipment("OTHER", ShipmentStatus.CREATED), null);
    packing.formChanged(FormState.EMPTY);
    assertThat(packing.state()).isInstanceOf(Buying.class);
    assertThat(packing.isEditable()).isFalse();
  }

  @Test
  void aRefusedPurchaseIsTheSameParcelAgainAndMayBePressedOnce() {
    price(chosen(GROUND));
    var first = press().orElseThrow();
    packing.refused(first, problem(ProblemCode.INSUFFICIENT_BALANCE));
    assertThat(packing.attempt()).isInstanceOf(Attempt.Refused.class);
    var second = press().orElseThrow();
    packing.refused(first, problem(ProblemCode.INSUFFICIENT_BALANCE));
    assertThat(packing.state()).isEqualTo(second);
  }

  @Test
  void pricesThatChangeDuringAPurchaseAreThereWhenItIsRefused() {
    price(chosen(GROUND));
    var purchase = press().orElseThrow();
    price(chosen(DEARER));
    packing.refused(purchase, problem(ProblemCode.RATE_NOT_FOUND));
    assertThat(press().orElseThrow().request().label().rateId()).isEqualTo(DEARER.id());
  }

  @Test
  void aPressBeforeThePricesBuysTheRateThatWasSeen() {
    price(asked(GROUND, false));
    assertThat(packing.nextKey()).isEqualTo(NextKey.BUY_WHEN_PRICED);
    assertThat(press()).isEmpty();
    assertThat(price(chosen(GROUND))).isPresent();
    assertThat(price(chosen(GROUND))).isEmpty();
  }

  @Test
  void aPressBeforeThePricesBuysWhatARuleChooses() {
    price(asked(null, true));
    press();
    assertThat(price(ruled(DEARER))).isPresent();
  }

  @Test
  void aPressBeforeThePricesBuysNothingAtAnotherPrice() {
    price(asked(GROUND, false));
    press();
    assertThat(price(chosen(DEARER))).isEmpty();
    assertThat(packing.attempt()).isEqualTo(new Attempt.Held(Attempt.Outcome.PRICE_CHANGED));
    assertThat(press()).isPresent();
  }

  @Test
  void aPressBeforeAnyPriceShowsThemFirst() {
    price(asked(null, false));
    assertThat(packing.nextKey()).isEqualTo(NextKey.SHOW_PRICES);
    press();
    assertThat(price(chosen(GROUND))).isEmpty();
    assertThat(packing.attempt()).isEqualTo(new Attempt.Held(Attempt.Outcome.UNSEEN));
  }

  @Test
  void aPressBeforeThePricesIsDroppedWhenTheFormChanges() {
    price(asked(GROUND, false));
    press();
    packing.formChanged(COMPLETE);
    assertThat(price(chosen(GROUND))).isEmpty();
    assertThat(packing.attempt()).isEqualTo(Attempt.NONE);
  }

  @Test
  void aPressBeforeThePricesIsDroppedWhenALabelIsLookedAt() {
    price(asked(GROUND, false));
    press();
    packing.view(shipment("OTHER", ShipmentStatus.CREATED), null);
    assertThat(price(chosen(GROUND))).isEmpty();
    packing.leave();
    assertThat(price(chosen(GROUND))).isEmpty();
  }

  @Test
  void aLabelInDoubtIsBoughtOnceItIsFound() {
    price(chosen(GROUND));
    packing.answered(press().orElseThrow(), shipment("P-1", ShipmentStatus.PENDING));
    assertThat(press()).isEmpty();
    var doubted = packing.label().orElseThrow();
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isTrue();
    assertThat(packing.sent()).isEqualTo(Sent.FIRST);
    assertThat(packing.lookedUp(doubted, shipment("P-1", ShipmentStatus.CREATED))).isFalse();
  }

  @Test
  void aLabelInDoubtThatWasLeftIsNotShownAtTheNextParcel() {
    price(chosen(GROUND));
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
    price(chosen(GROUND));
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
    price(chosen(GROUND));
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
    price(chosen(GROUND));
    packing.answered(press().orElseThrow(), shipment("P-1", ShipmentStatus.CREATED));
  }

  private Optional<Buying> press() {
    return packing.press(rate -> request("P-1", rate));
  }

  private Optional<Buying> price(Prices now) {
    return packing.priced(now, rate -> request("P-1", rate));
  }
}
