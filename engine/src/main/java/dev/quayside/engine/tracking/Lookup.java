package dev.quayside.engine.tracking;

import dev.quayside.engine.base.problem.Problem;

/// What came of looking for one number among many.
public sealed interface Lookup {

  record Found(Tracker tracker) implements Lookup {}

  record Missed(Problem problem) implements Lookup {}
}
