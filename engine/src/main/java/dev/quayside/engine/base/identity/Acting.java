package dev.quayside.engine.base.identity;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Who acts, for the use cases and transactions that run now.
///
/// It is bound where work enters the engine: for a request by the server, for the window when a
/// button is pressed, so that a change of person in the middle of a purchase does not change who
/// bought. It accompanies the work in place of a parameter of every use case. Recurring work of the
/// engine's own has no actor and every right.
public final class Acting {

  private static final ScopedValue<Actor> ACTOR = ScopedValue.newInstance();

  private Acting() {}

  /// Runs `work` for an actor.
  ///
  /// @param actor null for the engine's own work
  public static <T> T as(@Nullable Actor actor, Supplier<T> work) {
    return actor == null ? work.get() : ScopedValue.where(ACTOR, actor).call(work::get);
  }

  /// Empty for the engine's own work.
  public static Optional<Actor> actor() {
    return ACTOR.isBound() ? Optional.of(ACTOR.get()) : Optional.empty();
  }

  /// The person who acts; empty when none had to sign in.
  public static Optional<Person> person() {
    return actor().map(Actor::person);
  }

  /// `work` with the actor of this moment, for another thread.
  public static <A, B> Function<A, B> carried(Function<A, B> work) {
    if (!ACTOR.isBound()) {
      return work;
    }
    var actor = ACTOR.get();
    return given -> as(actor, () -> work.apply(given));
  }

  public static boolean may(Right right) {
    return person().map(person -> person.may(right)).orElse(true);
  }

  /// @throws ProblemException `FORBIDDEN` when the person who acts lacks the right
  public static void require(Right right) {
    if (!may(right)) {
      throw refused(right);
    }
  }

  /// The refusal for a missing right, naming the person.
  public static ProblemException refused(Right right) {
    var name = person().map(Person::name).orElse("");
    return ProblemException.refused(ProblemCode.FORBIDDEN, RightWords.of(right), name);
  }
}
