package dev.quayside.app;

import dev.quayside.engine.Engine;
import dev.quayside.engine.identity.Caller;

/// Where a screen's desk works: the engine of this process, in one workspace.
record DeskPlace(OpeningEngine opening, ChosenWorkspace where) {

  /// Waits until it is open; off the window's thread only.
  Engine engine() {
    return opening.get();
  }

  Caller caller() {
    return where.in(engine()).desk();
  }
}
