package dev.quayside.engine.shipping.voiding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.platform.audit.AuditFilter;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoidTest {

  private static final Money START = Money.usd("1000.00");

  @TempDir Path directory;
  private PaperEngine desk;
  private Shipment label;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
    label =
        desk.engine()
            .shipping()
            .purchase()
            .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aSilentCarrierIsAskedAgainAndTheRefundIsGrantedHoweverLate() {
    desk.carrier().voiding(VoidTest::silence);
    var problem = problem();

    assertThat(problem.code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    assertThat(problem.problem().message().sentence()).contains("the void stays open");
    assertThat(now().status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(settlement().kind()).isEqualTo(Settlement.Kind.VOID);

    desk.later(Duration.ofHours(30));
    assertThat(settlement().attempts()).isEqualTo(2);

    desk.carrier().voiding(() -> new VoidAnswer.Voided(Duration.ofDays(7)));
    desk.later(Duration.ofHours(1));
    assertThat(now().status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(now().settlement()).isNull();
    desk.later(Duration.ofDays(8));
    assertThat(refunds()).isOne();
    assertThat(balance()).isEqualTo(START);
  }

  @Test
  void aVoidThatIsFinishedLaterBearsTheNameOfWhoAskedForIt() {
    desk.carrier().voiding(VoidTest::silence);
    var ana = new Actor("desk", new Person("usr_1", "Ana", PersonRole.OWNER), null);
    assertThat(Acting.as(ana, this::problem).code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    desk.carrier().voiding(() -> new VoidAnswer.Voided(Duration.ofDays(7)));
    desk.later(Duration.ofHours(1));
    assertThat(now().status()).isEqualTo(ShipmentStatus.CANCELLED);

    var noted = new AuditFilter("label.cancelled", List.of(now().id()), null, null, null);
    var first = new Slice<>(Age.CREATED_AT, true, new Page.Request(1, 10), null);
    var entries = desk.engine().installation().auditLog().list(desk.caller(), noted, first).items();
    assertThat(entries)
        .singleElement()
        .satisfies(
            entry -> {
              assertThat(entry.userName()).isEqualTo("Ana");
              assertThat(entry.keyId()).isEqualTo(Actor.ENGINE);
            });
  }

  @Test
  void whoAsksAgainMeanwhileGetsTheVoidAfterTheWindowToo() {
    desk.carrier().voiding(VoidTest::silence);
    problem();
    desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofHours(30));
    desk.carrier().voiding(() -> new VoidAnswer.Voided(Duration.ofDays(7)));

    assertThat(cancel().status()).isEqualTo(ShipmentStatus.CANCELLED);
  }

  @Test
  void aCarrierThatCertainlyDidNothingLeavesNothingOpenAndTheKeyFree() {
    desk.carrier()
        .voiding(
            () -> {
              throw ProblemException.refused(ProblemCode.CARRIER_UNAVAILABLE, "closed");
            });
    var key = new KeptKey<Shipment>();
    assertThat(problem(key).code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    assertThat(key.steps()).containsExactly("begin " + label.id(), "withdraw");
    assertThat(now()).isEqualTo(label);
  }

  @Test
  void aRefusalLeavesTheLabelGood() {
    desk.carrier().voiding(() -> new VoidAnswer.Refused(Message.said("it is on its way")));
    assertThat(problem().code()).isEqualTo(ProblemCode.VOID_WINDOW_EXPIRED);
    assertThat(now()).isEqualTo(label);
  }

  @Test
  void aRefusalThatComesLateLeavesTheLabelGoodToo() {
    desk.carrier().voiding(VoidTest::silence);
    problem();
    desk.carrier().voiding(() -> new VoidAnswer.Refused(Message.said("it is on its way")));
    desk.later(Duration.ofMinutes(1));
    assertThat(now()).isEqualTo(label);
  }

  @Test
  void aCarrierThatDecidesLaterIsAskedForItsDecision() {
    desk.carrier().voiding(() -> new VoidAnswer.Requested(Duration.ofDays(1)));
    assertThat(cancel().refund()).isEqualTo(new Refund(label.price(), Refund.Status.PENDING, null));
    assertThat(problem().code()).isEqualTo(ProblemCode.LABEL_ALREADY_CANCELLED);
    desk.later(Duration.ofDays(20));
    assertThat(refunds()).as("nobody has decided yet").isZero();

    desk.carrier().voiding(() -> new VoidAnswer.Voided(Duration.ZERO));
    desk.later(Duration.ofDays(2));
    assertThat(refunds()).isOne();
    assertThat(now().settlement()).isNull();
    assertThat(balance()).isEqualTo(START);
  }

  @Test
  void aCarrierThatDecidesAgainstItKeepsTheMoney() {
    desk.carrier().voiding(() -> new VoidAnswer.Requested(Duration.ofDays(1)));
    cancel();
    desk.carrier().voiding(() -> new VoidAnswer.Refused(Message.said("it was used")));
    desk.later(Duration.ofDays(2));
    assertThat(Objects.requireNonNull(now().refund()).status()).isEqualTo(Refund.Status.REJECTED);
    assertThat(now().settlement()).isNull();
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
  }

  @Test
  void whatIsNeverBilledUnscannedIsCancelledHere() {
    desk.carrier().voiding(VoidAnswer.Unbilled::new);
    var cancelled = cancel();
    assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(Objects.requireNonNull(cancelled.refund()).status())
        .isEqualTo(Refund.Status.PENDING);
    assertThat(cancelled.settlement()).isNull();
    assertThat(refunds()).isOne();
    assertThat(balance()).as("nobody is billed").isEqualTo(START);
  }

  @Test
  void aRetryOfAnInterruptedVoidIsAnsweredWithWhatItBroughtAbout() {
    desk.carrier().voiding(VoidTest::silence);
    problem();
    desk.carrier().voiding(() -> new VoidAnswer.Voided(Duration.ofDays(7)));
    desk.later(Duration.ofMinutes(1));
    var key = new KeptKey<Shipment>(label.id());
    assertThat(cancel(key).status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(key.steps()).containsExactly("answer");
  }

  private static VoidAnswer silence() {
    throw new InDoubtException(Message.said("Paper Carrier did not answer"));
  }

  private Shipment cancel() {
    return cancel(RequestKey.none());
  }

  private Shipment cancel(RequestKey<Shipment> key) {
    return desk.engine().shipping().voids().cancel(desk.caller(), label.id(), key);
  }

  private ProblemException problem() {
    return problem(RequestKey.none());
  }

  private ProblemException problem(RequestKey<Shipment> key) {
    return catchThrowableOfType(ProblemException.class, () -> cancel(key));
  }

  private Shipment now() {
    return desk.engine().shipping().shipments().get(desk.caller(), label.id());
  }

  private Settlement settlement() {
    return Objects.requireNonNull(now().settlement());
  }

  private int refunds() {
    return desk.engine().shipping().refunds().settleDue(desk.caller().workspace());
  }

  private Money balance() {
    return desk.engine().accounts().wallets().of(desk.caller()).balance();
  }
}
