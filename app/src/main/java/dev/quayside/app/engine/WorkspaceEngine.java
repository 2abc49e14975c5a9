package dev.quayside.app.engine;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// The engine of this process and the workspace a screen works in.
public record WorkspaceEngine(OpeningEngine opening, ChosenWorkspace where) {

  /// The engine; waits until it is open, so call it off the window's thread.
  public Engine engine() {
    return opening.get();
  }

  public Caller caller() {
    return where.in(engine()).ownCaller();
  }

  /// The workspace's time; the epoch before the engine is open and the workspace looked up. Never
  /// blocks.
  public Instant now() {
    return opening
        .ifOpen()
        .flatMap(
            engine ->
                where.ifFound().map(workspace -> engine.accounts().clocks().now(workspace.id())))
        .orElse(Instant.EPOCH);
  }

  /// Calls `changed` with changes of these topics from now on, on a separate thread.
  ///
  /// @return stops listening
  public Runnable listen(Set<Topic> topics, Consumer<List<Change>> changed) {
    return opening.listen(caller().workspace(), topics, changed);
  }
}
