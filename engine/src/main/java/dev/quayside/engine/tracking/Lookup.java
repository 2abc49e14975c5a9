package dev.quayside.engine.tracking;

import dev.quayside.engine.base.problem.Problem;

/// The result of looking up one of several numbers.
public sealed interface Lookup {

  record Found(Tracker tracker) implements Lookup {}

  record Missed(Problem problem) implements Lookup {}
}
