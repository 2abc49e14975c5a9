package dev.quayside.engine.carrier.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class GuardedCarrierTest {

  private static final CarrierFault DOWN = new CarrierFault(Availability.DOWN, Duration.ZERO);

  private final Desk desk = new Desk();
  private final GuardedNetwork network =
      new GuardedNetwork(
          desk.network, UnaryOperator.identity(), _ -> () -> desk.now, (_, _, _, _, _) -> {});
  private final GuardedCarrier ups = carrier(Desk.WORKSPACE, "ups");

  @Test
  void fiveFailuresInARowOpenItAndTheAnswerSaysWhenItTriesAgain() {
    desk.fault = DOWN;
    for (int i = 0; i < 5; i++) {
      assertThat(failure()).contains("is down");
    }
    assertThat(failure()).contains("Retrying in 30 s");
    desk.now = desk.now.plusSeconds(21);
    assertThat(failure()).contains("Retrying in 9 s");
  }

  @Test
  void anOpenBreakerDoesNotCallTheCarrierForItsKindOfOperation() {
    open();
    desk.fault = CarrierFault.NONE;
    assertThat(failure()).contains("Retrying");
    assertThat(lookUp()).isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(ups.track("1Z5R89390357567127")).as("tracking goes on").isEmpty();
    assertThat(ups.purchase(desk.tender("shp_1", "ups_ground", consignment()))).isNotNull();
  }

  @Test
  void whatWasNotOpenedAnewKeepsItsBreaker() {
    open();
    assertThat(carrier(Desk.WORKSPACE, "ups")).isSameAs(ups);
  }

  @Test
  void afterTheRestOneCallTriesAndItsSuccessClosesIt() {
    open();
    desk.fault = CarrierFault.NONE;
    desk.now = desk.now.plus(Breaker.REST);
    rate();
    rate();
  }

  @Test
  void afterTheRestAFailedTryOpensItForAnotherRest() {
    open();
    desk.now = desk.now.plus(Breaker.REST);
    assertThat(failure()).contains("is down");
    assertThat(failure()).contains("Retrying in 30 s");
  }

  @Test
  void whileOneTriesTheOthersAreRefused() {
    var breaker = new Breaker();
    for (int i = 0; i < 5; i++) {
      breaker.failed(Desk.TUESDAY);
    }
    var rested = Desk.TUESDAY.plus(Breaker.REST);
    assertThat(breaker.refusal(rested)).isEmpty();
    assertThat(breaker.refusal(rested)).isPresent();
  }

  @Test
  void aSuccessInBetweenStartsTheCountAnew() {
    for (int round = 0; round < 3; round++) {
      desk.fault = DOWN;
      for (int i = 0; i < 4; i++) {
        assertThat(failure()).contains("is down");
      }
      desk.fault = CarrierFault.NONE;
      rate();
    }
  }

  @Test
  void aRefusalIsAnAnswer() {
    var nowhere =
        desk.tender("shp_1", "ups_3_day_select", desk.from("94103", "00901", Desk.box(2)));
    for (int i = 0; i < 9; i++) {
      assertThat(
              catchThrowableOfType(ProblemException.class, () -> ups.purchase(nowhere))
                  .problem()
                  .code())
          .isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
    }
    rate();
  }

  @Test
  void aPurchaseInDoubtIsSettledByTheCarrierHoweverOpenTheBreakerIs() {
    desk.fault = new CarrierFault(Availability.TIMEOUT_AFTER_PURCHASE, Duration.ZERO);
    assertThatThrownBy(() -> ups.purchase(desk.tender("shp_1", "ups_ground", consignment())))
        .isInstanceOf(InDoubtException.class);
    open();
    assertThatThrownBy(this::lookUp).hasMessageContaining("is down");
    desk.fault = CarrierFault.NONE;
    assertThat(lookUp()).isInstanceOf(LookupAnswer.Bought.class);
    assertThat(failure()).as("a question about a purchase is no try").contains("Retrying");
  }

  @Test
  void everyWorkspaceAndCarrierHasItsOwn() {
    open();
    desk.fault = CarrierFault.NONE;
    assertThat(carrier(Desk.WORKSPACE, "fedex").rate(consignment(), Set.of()).quotes())
        .isNotEmpty();
    var elsewhere = carrier(new WorkspaceId("ws_2"), "ups");
    assertThat(elsewhere.rate(consignment(), Set.of()).quotes()).isNotEmpty();
  }

  private GuardedCarrier carrier(WorkspaceId workspace, String code) {
    return network.carriers(workspace).stream()
        .filter(carrier -> carrier.profile().code().equals(code))
        .map(GuardedCarrier.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private LookupAnswer lookUp() {
    return ups.lookUp(desk.tender("shp_1", "ups_ground", consignment()));
  }

  private void open() {
    desk.fault = DOWN;
    for (int i = 0; i < 5; i++) {
      failure();
    }
  }

  private String failure() {
    var problem = catchThrowableOfType(ProblemException.class, this::rate).problem();
    assertThat(problem.code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    return problem.message().sentence();
  }

  private void rate() {
    ups.rate(consignment(), Set.of());
  }

  private Consignment consignment() {
    return desk.from("94103", "10001", Desk.box(2));
  }
}
