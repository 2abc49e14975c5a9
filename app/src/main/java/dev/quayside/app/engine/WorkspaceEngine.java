package dev.quayside.app.engine;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Where a screen works: the engine of this process, in one workspace.
public record WorkspaceEngine(OpeningEngine opening, ChosenWorkspace where) {

  /// Waits until it is open; off the window's thread only.
  public Engine engine() {
    return opening.get();
  }

  public Caller caller() {
    return where.in(engine()).desk();
  }

  /// The workspace's time; before the engine is open and the workspace found, the beginning of
  /// time. Never waits.
  public Instant now() {
    return opening
        .ifOpen()
        .flatMap(engine -> where.ifFound().map(workspace -> engine.clocks().now(workspace.id())))
        .orElse(Instant.EPOCH);
  }

  /// Tells of changes of these kinds from now on, on a thread of their own.
  ///
  /// @return what ends it
  public Runnable listen(Set<Topic> topics, Consumer<List<Change>> changed) {
    var subscription =
        engine()
            .events()
            .listen(
                caller().workspace(),
                all -> {
                  var some =
                      all.stream().filter(change -> topics.contains(change.topic())).toList();
                  if (!some.isEmpty()) {
                    changed.accept(some);
                  }
                });
    return subscription::close;
  }
}
