package dev.quayside.engine.platform.wing;

import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.retry.Due;
import dev.quayside.engine.platform.retry.Turn;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Does what recurs, as the wings say it: settling what is open, going on with what an engine that
/// ended had in hand, and tidying up.
///
/// On a database of its own an engine looks for everything in every round. Where the database is a
/// network away it asks nothing in vain: a chore has its turn as its {@link When} says.
public final class Chores implements AutoCloseable {

  private static final Duration QUICKLY = Duration.ofMillis(900);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration SELDOM = Duration.ofHours(1);

  private final Database database;
  private final Elsewhere elsewhere;
  private final Leases leases;
  private final boolean shared;
  private final WorkspaceCallers callers;
  private final List<Chore> atStart;
  private final Map<Lane, Maintenance> lanes = new EnumMap<>(Lane.class);

  /// @param every pause between two rounds
  public Chores(
      List<Chore> chores,
      Database database,
      Elsewhere elsewhere,
      Leases leases,
      WorkspaceCallers callers,
      Duration every) {
    this.database = database;
    this.elsewhere = elsewhere;
    this.leases = leases;
    this.callers = callers;
    shared = database.isShared();
    atStart = chores.stream().filter(Chore::atStart).toList();
    for (var lane : Lane.values()) {
      var turns = chores.stream().filter(each -> each.lane() == lane).map(this::turn).toList();
      lanes.put(lane, new Maintenance(turns, lane == Lane.QUICK ? quickly(every) : every));
    }
  }

  /// What a crash left open is taken up at once, beside everything else.
  public void takeUp() {
    atStart.forEach(each -> each.work().accept(callers));
  }

  public void start() {
    lanes.values().forEach(Maintenance::start);
  }

  /// One round of everything that is not long, at once: for the warm-up.
  public void goRound() {
    lanes.forEach(
        (lane, chores) -> {
          if (lane != Lane.LONG) {
            chores.round();
          }
        });
  }

  private Runnable turn(Chore chore) {
    Runnable work = () -> chore.work().accept(callers);
    var turn = shared ? sharedTurn(chore.when(), work) : work;
    return chore.ofOne() ? ofOne(turn) : turn;
  }

  private Runnable sharedTurn(When when, Runnable work) {
    return switch (when) {
      case When.EveryRound _ -> work;
      case When.Due(var condition, var asked) -> {
        var due = new Due(work);
        leases.ask(Question.whether(condition, due::say).every(asked));
        yield due::doIfSaid;
      }
      case When.Changed(var shortest, var longest) ->
          new Turn(this::standing, shortest, longest, work);
      case When.Seldom _ -> new Turn(() -> SELDOM, Duration.ZERO, SELDOM, work);
    };
  }

  /// What was written by this engine and by others, and which of them live.
  private record Standing(long own, long elsewhere, int engines, boolean first) {}

  private Standing standing() {
    return new Standing(
        database.load().changes(), elsewhere.changes(), leases.living(), leases.isFirst());
  }

  private Runnable ofOne(Runnable turn) {
    return () -> {
      if (leases.isFirst()) {
        turn.run();
      }
    };
  }

  /// Soon enough for two seconds, unless recurring work is switched off.
  private static Duration quickly(Duration every) {
    return every.compareTo(QUICKLY) < 0 || every.compareTo(MINUTE) > 0 ? every : QUICKLY;
  }

  @Override
  public void close() {
    close(Lane.ANSWERS);
    close(Lane.USUAL);
    close(Lane.QUICK);
  }

  /// Apart, since a round waits for carriers and a backup for its disk.
  public void closeRounds() {
    close(Lane.PATIENT);
    close(Lane.LONG);
  }

  private void close(Lane lane) {
    var chores = lanes.get(lane);
    if (chores != null) {
      chores.close();
    }
  }
}
