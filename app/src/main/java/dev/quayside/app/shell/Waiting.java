package dev.quayside.app.shell;

import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import java.time.Duration;
import java.util.concurrent.Executors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// What the whole window waits for: an earlier version's data that is being migrated, and a
/// database that does not answer.
public final class Waiting {

  /// How often a database that does not answer is asked whether it is back.
  private static final Duration AGAIN = Duration.ofSeconds(2);

  private final Background background;
  private final ShellGateway gateway;
  private final Runnable ask;
  private final ReadOnlyObjectWrapper<@Nullable Upgrade> upgrade = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> away = new ReadOnlyObjectWrapper<>();

  /// @param ask asks the database anything; {@link #over} follows once it answers
  Waiting(Background background, ShellGateway gateway, Runnable ask) {
    this.background = background;
    this.gateway = gateway;
    this.ask = ask;
  }

  /// The step of the data migration under way; null when there is none.
  public ReadOnlyObjectProperty<@Nullable Upgrade> upgrade() {
    return upgrade.getReadOnlyProperty();
  }

  /// Why nothing can be asked or stored just now; null while the database answers.
  public ReadOnlyObjectProperty<@Nullable Problem> away() {
    return away.getReadOnlyProperty();
  }

  /// Shows what the opening of the engine waits for.
  void followOpening() {
    gateway.whenUpgrading(
        step ->
            background.onModelThread(
                () -> {
                  away.set(null);
                  upgrade.set(step);
                }));
    gateway.whenWaiting(problem -> background.onModelThread(() -> away.set(problem)));
  }

  /// Waits for the end of a problem, when it is one that ends by itself: a line says so, which
  /// covers nothing that is being typed.
  ///
  /// @return whether it is
  boolean takes(Problem problem) {
    if (!PostgresFault.endsByItself(problem)) {
      return false;
    }
    if (away.get() == null) {
      away.set(problem);
      background.after(AGAIN, this::askAgain);
    }
    return true;
  }

  private void askAgain() {
    if (away.get() != null) {
      ask.run();
      background.after(AGAIN, this::askAgain);
    }
  }

  /// Notes that the engine is open and its database answers. All screens ask anew when it did not
  /// before; what fails then is asked again when it is next looked at.
  void over() {
    boolean wasAway = away.get() != null;
    end();
    if (wasAway) {
      background.run(Executors.callable(gateway::lookAtEverything), _ -> {}, _ -> {});
    }
  }

  /// Notes that the engine will not open.
  void end() {
    upgrade.set(null);
    away.set(null);
  }
}
