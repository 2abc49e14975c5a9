package dev.quayside.engine.carrier.ontrac;

import static dev.quayside.engine.carrier.doubles.SamplePickups.WEDNESDAY;
import static dev.quayside.engine.carrier.doubles.SamplePickups.at;
import static dev.quayside.engine.carrier.doubles.SamplePickups.dock;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.SamplePickups;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Pick-ups, as far as OnTrac has them.
class OntracPickupsTest {

  private final OntracDouble ontrac = new OntracDouble();
  private final Pickups pickups =
      SamplePickups.of(
          Accounts.open(
              new Ontrac(),
              ontrac.url(),
              () -> Instant.parse("2026-11-24T15:00:00Z"),
              OntracDouble.ACCOUNT));

  @AfterEach
  void everyRequestWasAsItsFieldsSay() {
    ontrac.close();
    assertThat(ontrac.violations()).isEmpty();
  }

  @Test
  void aPickupIsBookedAndCancelledByTelephone() {
    assertThat(pickups.book(at(dock(), null)))
        .isEqualTo(new Pickups.Booking("P100", "P100", WEDNESDAY, null));
    assertThatThrownBy(() -> pickups.cancel("P100"))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("call it and name P100");
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    assertThatThrownBy(() -> pickups.book(at(dock("Nowhere", "NY", "10001"), null)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("Pickup Zip Not Serviced")
        .message()
        .doesNotContain("not to be told");
    assertThat(ontrac.pickups()).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR"})
  void oneWhoseAnswerIsLostIsForAPerson(Fault fault) {
    ontrac.losesItsAnswer(request -> request.path().contains("/pickups"), fault);
    assertThatThrownBy(() -> pickups.book(at(dock(), null))).isInstanceOf(InDoubtException.class);
    assertThat(ontrac.pickups()).isEqualTo(1);
  }

  @Test
  void silenceIsDoubt() {
    ontrac.losesItsAnswer(request -> request.path().contains("/pickups"), Fault.SILENT);
    silent(ontrac, () -> pickups.book(at(dock(), null)));
    assertThat(ontrac.pickups()).isEqualTo(1);
  }
}
