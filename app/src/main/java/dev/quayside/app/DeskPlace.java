package dev.quayside.app;

import dev.quayside.engine.Engine;
import dev.quayside.engine.event.Change;
import dev.quayside.engine.event.Topic;
import dev.quayside.engine.identity.Caller;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Where a screen's desk works: the engine of this process, in one workspace.
record DeskPlace(OpeningEngine opening, ChosenWorkspace where) {

  /// Waits until it is open; off the window's thread only.
  Engine engine() {
    return opening.get();
  }

  Caller caller() {
    return where.in(engine()).desk();
  }

  /// Tells of changes of these kinds from now on, on a thread of their own.
  ///
  /// @return what ends it
  Runnable listen(Set<Topic> topics, Consumer<List<Change>> changed) {
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
