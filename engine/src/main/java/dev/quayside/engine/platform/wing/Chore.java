package dev.quayside.engine.platform.wing;

import dev.quayside.engine.base.identity.Caller;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// Work that recurs, and when it has its turn. One that fails is tried again in its next turn.
///
/// @param ofOne whether one of the engines that share a database does it for all
/// @param atStart whether it has a turn while the engine starts, before the first round
public record Chore(
    Consumer<WorkspaceCallers> work, When when, Lane lane, boolean ofOne, boolean atStart) {

  /// What passing days bring about comes by itself.
  private static final Duration LONGEST = Duration.ofHours(1);

  private static Chore of(Consumer<WorkspaceCallers> work) {
    return new Chore(work, new When.EveryRound(), Lane.USUAL, false, false);
  }

  /// For the whole installation.
  public static Chore once(Runnable work) {
    return of(_ -> work.run());
  }

  /// For each workspace.
  public static Chore each(Consumer<Caller> work) {
    return of(callers -> callers.all().forEach(work));
  }

  /// For each workspace that is not archived.
  public static Chore eachActive(Consumer<Caller> work) {
    return of(callers -> callers.active().forEach(work));
  }

  /// For all workspaces at once.
  public static Chore together(Consumer<List<Caller>> work) {
    return of(callers -> work.accept(callers.all()));
  }

  /// @param condition as {@link When.Due} has it
  public Chore whenDue(String condition) {
    return whenDue(condition, Duration.ZERO);
  }

  public Chore whenDue(String condition, Duration asked) {
    return at(new When.Due(condition, asked));
  }

  public Chore whenChanged() {
    return whenChanged(Duration.ZERO, LONGEST);
  }

  /// @param shortest the least pause between two turns
  public Chore whenChanged(Duration shortest) {
    return whenChanged(shortest, LONGEST);
  }

  public Chore whenChanged(Duration shortest, Duration longest) {
    return at(new When.Changed(shortest, longest));
  }

  public Chore seldom() {
    return at(new When.Seldom());
  }

  private Chore at(When turn) {
    return new Chore(work, turn, lane, ofOne, atStart);
  }

  public Chore in(Lane other) {
    return new Chore(work, when, other, ofOne, atStart);
  }

  public Chore byOneEngine() {
    return new Chore(work, when, lane, true, atStart);
  }

  public Chore alsoAtStart() {
    return new Chore(work, when, lane, ofOne, true);
  }
}
