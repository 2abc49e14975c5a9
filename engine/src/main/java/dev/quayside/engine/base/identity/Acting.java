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
/// engine's own says so, and then has no actor and every right. Work that entered without either
/// has no rights at all: a thread that was started without its actor cannot do what the person who
/// started it may not.
public final class Acting {

  private static final ScopedValue<Authority> AUTHORITY = ScopedValue.newInstance();

  private Acting() {}

  /// By what the work at hand is done.
  ///
  /// @param actor null for the engine's own work
  private record Authority(@Nullable Actor actor) {

    private static final Authority ENGINE = new Authority(null);

    /// A key, and a desk where nobody has to sign in, have every right that their scope lets in.
    boolean may(Right right) {
      var person = actor == null ? null : actor.person();
      return person == null || person.may(right);
    }
  }

  /// Work that has no result.
  ///
  /// @param <X> how it may fail
  @FunctionalInterface
  public interface Work<X extends Throwable> {
    void run() throws X;
  }

  /// Runs `work` for an actor.
  ///
  /// @param actor null for a request that needs no key, which has no rights
  public static <T> T as(@Nullable Actor actor, Supplier<T> work) {
    return actor == null ? work.get() : with(new Authority(actor), work);
  }

  /// Runs work for another person at the desk of the one who acts, such as a manager who gives a
  /// PIN there. The engine's own work stays its own.
  public static void runBy(Person person, Runnable work) {
    actor()
        .map(actor -> new Authority(actor.by(person)))
        .ifPresentOrElse(theirs -> ScopedValue.where(AUTHORITY, theirs).run(work), work);
  }

  /// Runs work of the engine's own, such as a chore, or of a command at the terminal of its
  /// computer.
  public static <T, X extends Throwable> T asEngine(ScopedValue.CallableOp<T, X> work) throws X {
    return ScopedValue.where(AUTHORITY, Authority.ENGINE).call(work);
  }

  /// As {@link #asEngine}, for work that has no result.
  public static <X extends Throwable> void runAsEngine(Work<X> work) throws X {
    Acting.<Boolean, X>asEngine(
        () -> {
          work.run();
          return true;
        });
  }

  /// Empty for the engine's own work.
  public static Optional<Actor> actor() {
    return authority().map(Authority::actor);
  }

  /// The person who acts; empty when none had to sign in.
  public static Optional<Person> person() {
    return actor().map(Actor::person);
  }

  /// `work` with the authority of this moment, for another thread.
  public static <A, B> Function<A, B> carried(Function<A, B> work) {
    return authority()
        .<Function<A, B>>map(authority -> given -> with(authority, () -> work.apply(given)))
        .orElse(work);
  }

  public static boolean may(Right right) {
    return authority().map(authority -> authority.may(right)).orElse(false);
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

  private static Optional<Authority> authority() {
    return AUTHORITY.isBound() ? Optional.of(AUTHORITY.get()) : Optional.empty();
  }

  private static <T> T with(Authority authority, Supplier<T> work) {
    return ScopedValue.where(AUTHORITY, authority).call(work::get);
  }
}
