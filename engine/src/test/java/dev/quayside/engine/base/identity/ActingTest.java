package dev.quayside.engine.base.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// Rights belong to who acts: work that entered the engine without saying for whom has none.
class ActingTest {

  private static final Actor PACKER =
      new Actor("desk", new Person("usr_1", "Ana", PersonRole.PACKER), null);

  private static final Supplier<Boolean> MAY_ADD_FUNDS = () -> Acting.may(Right.ADD_FUNDS);

  @Test
  void aThreadThatForgotItsActorHasNoRights() throws InterruptedException {
    assertThat(onAnotherThread(_ -> MAY_ADD_FUNDS.get())).isFalse();
    assertThat(onAnotherThread(_ -> Acting.as(null, MAY_ADD_FUNDS))).isFalse();
  }

  @Test
  void aPersonHasThoseOfTheRole() {
    assertThat(Acting.as(PACKER, MAY_ADD_FUNDS)).isFalse();
  }

  @Test
  void aKeyOrADeskWithoutPeopleHasAll() {
    assertThat(Acting.as(new Actor("key_1", null, null), MAY_ADD_FUNDS)).isTrue();
  }

  @Test
  void theEnginesOwnWorkHasAllAndNoActor() {
    assertThat(Acting.<Boolean, RuntimeException>asEngine(MAY_ADD_FUNDS::get)).isTrue();
    assertThat(Acting.actor()).isEmpty();
  }

  @Test
  void workThatIsCarriedKeepsTheAuthorityOfItsStart() throws InterruptedException {
    var engine = Acting.<String, Boolean>carried(_ -> MAY_ADD_FUNDS.get());
    var packer = Acting.as(PACKER, () -> Acting.<String, Boolean>carried(_ -> MAY_ADD_FUNDS.get()));
    assertThat(onAnotherThread(engine)).isTrue();
    assertThat(onAnotherThread(packer)).isFalse();
  }

  private static boolean onAnotherThread(Function<String, Boolean> work)
      throws InterruptedException {
    var answer = new AtomicReference<Boolean>();
    Thread.ofVirtual().start(() -> answer.set(work.apply(""))).join();
    return answer.get();
  }
}
