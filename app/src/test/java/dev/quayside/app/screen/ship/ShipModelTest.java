package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.print.PrintState.Step;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.rates.Badge;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The Ship screen without its view, on the real engine.
class ShipModelTest {

  private static final Duration TYPING = Duration.ofMillis(300);
  private static final Duration A_MOMENT = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final Told told = new Told();
  private final List<Signal> sounds = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private EngineUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  private ShipModel ship;

  @BeforeEach
  void open() {
    engine = new EngineUnderTest(data);
    ship = start();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aFirstStartShowsASampleAndItsRates() {
    assertThat(ship.to().line(Line.NAME).get()).isNotBlank();
    assertThat(ship.rates().rows()).hasSizeGreaterThan(10);
    assertThat(ship.rates().selected().get()).isEqualTo(ship.rates().rows().getFirst());
    assertThat(ship.rates().rows().getFirst().badges()).contains(Badge.CHEAPEST);
  }

  @Test
  void theButtonLocksBeforeTheCarrierIsAsked() {
    ship.buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BUYING);
    assertThat(ship.buyable().get()).isFalse();
    assertThat(background.isIdle()).isFalse();
  }

  @Test
  void twoClicksBuyOnce() {
    ship.buy();
    ship.buy();
    background.work();
    ship.buy();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void theBoughtLabelIsThePictureOfItsShipment() {
    buy();
    var shipment = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(shipment.trackingNumber()).isPresent();
    assertThat(ship.label().art().get()).startsWith((byte) 0x89, 'P', 'N', 'G');
    assertThat(ship.label().voidLeft().get()).isGreaterThan(Duration.ofHours(23));
  }

  @Test
  void withoutAPrinterTheLabelIsBoughtAndSaysSo() {
    buy();
    assertThat(Objects.requireNonNull(ship.label().print().get()).step())
        .isEqualTo(Step.NO_PRINTER);
  }

  @Test
  void aRestartInTheMiddleOfAPurchaseGivesTheSameLabel() {
    var draft = ship.to().draft().get();
    buyWithoutSeeingTheAnswer();
    engine.close();
    engine = new EngineUnderTest(data);
    ship = start();
    assertThat(ship.to().draft().get()).isEqualTo(draft);
    buy();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aPresetMadeMeanwhileIsThereAndItsFlatRateIsPricedAndRemembered() {
    var smallFlat = Packaging.SMALL_FLAT_RATE_BOX;
    var box = new PresetDraft("Small flat", Material.BOX, smallFlat, null, null, null, null, null);
    engine.engine().parcels().presets().add(caller(), box);
    assertThat(ship.presets().all).isEmpty();
    ship.lookAgain();
    background.work();
    ship.presets().packIn(ship.presets().all.getFirst());
    background.pass(TYPING);
    assertThat(ship.rates().rows())
        .extracting(row -> row.rate().quote().amount())
        .contains(Money.usd("12.10"));
    background.pass(Duration.ofSeconds(1));
    engine.close();
    engine = new EngineUnderTest(data);
    ship = start();
    assertThat(ship.parcel().packaging.get()).isEqualTo(Packaging.SMALL_FLAT_RATE_BOX);
  }

  @Test
  void aChangedFormIsAnotherPurchase() {
    buyWithoutSeeingTheAnswer();
    engine.close();
    engine = new EngineUnderTest(data);
    ship = start();
    ship.to().line(Line.NAME).set("Somebody Else");
    background.pass(TYPING);
    buy();
    assertThat(shipments()).isEqualTo(2);
  }

  @Test
  void anExpiredPriceIsAskedForAgainAndNotBought() {
    engine.pass(Duration.ofMinutes(16));
    ship.buy();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.rates().refreshed().get()).isTrue();
    assertThat(ship.rates().rows()).isNotEmpty();
    buy();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void pricesThatRunOutAreAskedForAgainByThemselves() {
    engine.pass(Duration.ofMinutes(15));
    background.pass(Duration.ofMinutes(15));
    assertThat(ship.rates().refreshed().get()).isTrue();
    assertThat(ship.rates().asking().get()).isFalse();
  }

  @Test
  void aChosenServiceStaysChosenWhenTheParcelChanges() {
    ship.rates().choose(4);
    var service = Objects.requireNonNull(ship.rates().selected().get()).rate().quote().service();
    ship.parcel().number(Number.WEIGHT).set("3");
    assertThat(ship.rates().stale().get()).isTrue();
    assertThat(ship.buyable().get()).isFalse();
    background.pass(TYPING);
    assertThat(ship.rates().stale().get()).isFalse();
    assertThat(Objects.requireNonNull(ship.rates().selected().get()).rate().quote().service())
        .isEqualTo(service);
  }

  @Test
  void aNameTypedLaterAsksNoCarrierAgain() {
    ship.to().line(Line.NAME).set("Somebody Else");
    assertThat(ship.rates().asking().get()).isFalse();
  }

  @Test
  void anIncompleteFormIsShownInsteadOfBought() {
    ship.to().line(Line.STREET1).set("");
    ship.buy();
    assertThat(ship.to().shown()).containsKey(Line.STREET1);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.next-key.recipient");
    assertThat(sounds).containsExactly(Signal.STOP);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
  }

  @Test
  void whatIsNoLongerMissingIsNotCalledSo() {
    ship.to().line(Line.STREET1).set("");
    ship.buy();
    ship.to().line(Line.STREET1).set("1 Main St");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.ready");
  }

  @Test
  void aRefusalIsToldAndTheFormStaysOpen() {
    chooseAVeryDearService();
    buy();
    ship.next();
    ship.paste("Ann Lee\n350 5th Ave\nNew York, NY 10118");
    chooseAVeryDearService();
    ship.buy();
    background.work();
    assertThat(told.problems).isEmpty();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.refused");
    assertThat(ship.checkout().refusal().get()).isEqualTo(ProblemCode.INSUFFICIENT_BALANCE);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.buyable().get()).isTrue();
  }

  @Test
  void aCarrierThatDoesNotAnswerLeavesThePurchaseInDoubtUntilItDoes() {
    engine.silence(true);
    ship.buy();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.IN_DOUBT);
    ship.buy();
    background.pass(A_MOMENT);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.IN_DOUBT);

    engine.silence(false);
    engine.engine().accounts().clocks().advance(caller().workspace(), Duration.ofSeconds(10));
    engine.engine().shipping().reconciler().run(caller());
    background.pass(A_MOMENT);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(ship.label().art().get()).isNotNull();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aSecondLabelBesideOneInDoubtIsBoughtKnowinglyOnly() {
    engine.silence(true);
    ship.buy();
    background.work();
    engine.silence(false);
    shipAgain();
    ship.buy();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(ship.label().duplicate().get()).isNotNull();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.duplicate");
    assertThat(shipments()).isEqualTo(1);

    ship.buy();
    background.work();
    assertThat(shipments()).isEqualTo(1);

    ship.label().buyBeside();
    ship.label().buyBeside();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(shipments()).isEqualTo(2);
  }

  @Test
  void whoLeavesItAtTheEarlierLabelBuysNothing() {
    engine.silence(true);
    ship.buy();
    background.work();
    shipAgain();
    ship.buy();
    background.work();
    ship.label().leaveIt();
    ship.label().buyBeside();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    ship.buy();
    background.work();
    assertThat(ship.label().duplicate().get()).isNotNull();
    ship.reference().set("SO-ANOTHER");
    assertThat(ship.label().duplicate().get()).isNull();
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aVoidIsAskedForFirstAndThenBringsTheRefund() {
    buy();
    ship.label().askVoid();
    assertThat(ship.label().voidAsked().get()).isTrue();
    ship.label().cancel();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.VOIDED);
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).refund())
        .isNotNull()
        .extracting(Refund::status)
        .isEqualTo(Refund.Status.PENDING);
  }

  @Test
  void theNextShipmentStartsEmptyFromTheSameSender() {
    var sender = ship.from().draft().get();
    buy();
    ship.next();
    assertThat(ship.to().isEmpty()).isTrue();
    assertThat(ship.from().draft().get()).isEqualTo(sender);
    assertThat(ship.rates().rows()).isEmpty();
    assertThat(ship.editable.get()).isTrue();
  }

  @Test
  void aFinishedFormIsNotRecalled() {
    buy();
    engine.close();
    engine = new EngineUnderTest(data);
    ship = start();
    assertThat(ship.to().isEmpty()).isTrue();
    assertThat(ship.from().isEnoughForLabel()).isTrue();
  }

  @Test
  void aPastedBlockFillsTheRecipient() {
    assertThat(ship.paste("Ann Lee\n350 5th Ave\nNew York, NY 10118")).isTrue();
    assertThat(ship.to().line(Line.CITY).get()).isEqualTo("New York");
    assertThat(ship.paste("nothing to see")).isFalse();
    assertThat(ship.to().line(Line.CITY).get()).isEqualTo("New York");
  }

  private ShipModel start() {
    var model =
        new ShipModel(
            background,
            engine.gateway(),
            told,
            sounds::add,
            ScaleReading.NONE,
            () -> UUID.randomUUID().toString(),
            () -> {});
    model.start();
    background.pass(TYPING);
    return model;
  }

  /// The same parcel under its reference, as an order that is scanned once more.
  private void shipAgain() {
    var shipment = Objects.requireNonNull(ship.label().shipment().get());
    ship.loadNew(id -> Drafts.again(shipment, id));
    background.pass(A_MOMENT);
  }

  private void buy() {
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    assertThat(told.problems).isEmpty();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
  }

  /// As a process that dies after the carrier answered: the work is done, nobody saw it.
  private void buyWithoutSeeingTheAnswer() {
    ship.buy();
    background.workUnseen();
    assertThat(shipments()).isEqualTo(1);
  }

  /// Two of these are more than a new sandbox workspace has.
  private void chooseAVeryDearService() {
    ship.parcel().number(Number.WEIGHT).set("70");
    background.pass(TYPING);
    ship.rates().choose(ship.rates().rows().getLast());
    assertThat(Objects.requireNonNull(ship.rates().selected().get()).rate().quote().amount())
        .isGreaterThan(Money.usd("500.00"));
  }

  private long shipments() {
    return engine
        .engine()
        .shipping()
        .shipments()
        .list(caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .total();
  }

  private Caller caller() {
    return engine.engine().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
