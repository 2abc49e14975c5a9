package dev.quayside.app.shell;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// Asks before labels cost money: when a production workspace is entered from a sandbox, and when
/// the window opens in one.
final class LiveQuestion {

  /// The production workspace the question is about; null while none is asked.
  final ObjectProperty<@Nullable Workspace> about = new SimpleObjectProperty<>();

  private @Nullable Workspace sandbox;

  /// The sandbox to go to instead, when the window opened in production.
  Optional<Workspace> instead() {
    return Optional.ofNullable(sandbox);
  }

  /// Asks when the way goes from a sandbox to production.
  ///
  /// @return whether it asks
  boolean asks(@Nullable Workspace now, Workspace chosen) {
    boolean asked = isLive(chosen) && now != null && !isLive(now);
    if (asked) {
      sandbox = null;
      about.set(chosen);
    }
    return asked;
  }

  /// Asks when the window opens in production although there is a sandbox.
  ///
  /// @param may whether the person may enter a workspace
  void opened(Workspace here, List<Workspace> all, Predicate<Workspace> may) {
    sandbox = all.stream().filter(one -> !isLive(one)).filter(may).findFirst().orElse(null);
    if (isLive(here) && sandbox != null) {
      about.set(here);
    }
  }

  /// Drops the question about a workspace that is gone.
  void look(List<Workspace> all) {
    var asked = about.get();
    if (asked != null && !all.contains(asked)) {
      about.set(null);
    }
  }

  private static boolean isLive(Workspace workspace) {
    return workspace.environment() == Environment.PRODUCTION;
  }
}
