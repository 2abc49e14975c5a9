package dev.quayside.app.problem;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.StoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Turns any exception into a problem to show. An exception that is no problem of the engine is a
/// defect of the program: it is logged in full and shown in plain words.
public final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private Failures() {}

  public static Problem problem(Throwable failure) {
    if (failure instanceof ProblemException known) {
      return known.problem();
    }
    if (failure instanceof StoreException broken) {
      return broken.problem();
    }
    LOG.error("a task of the window failed", failure);
    return new Problem.Refused(ProblemCode.INTERNAL_ERROR, AppWords.INTERNAL.of());
  }
}
