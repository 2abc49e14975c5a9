package dev.quayside.app.shell;

import dev.quayside.app.problem.AppWords;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import java.util.List;
import java.util.Optional;

/// Where to go on when the open workspace was archived.
record Elsewhere(WindowMemory left, Workspace next) {

  /// Chooses a workspace of the same environment if there is one, else the first.
  static Optional<Elsewhere> of(WindowMemory left, List<Workspace> all) {
    return all.stream()
        .filter(one -> isSandbox(one) == left.sandbox())
        .findFirst()
        .or(() -> all.stream().findFirst())
        .map(next -> new Elsewhere(left, next));
  }

  Problem told() {
    boolean live = left.sandbox() && !isSandbox(next);
    var words = live ? AppWords.LED_TO_PRODUCTION : AppWords.LED_ELSEWHERE;
    return new Problem.Refused(
        ProblemCode.WORKSPACE_ARCHIVED, words.of(left.workspaceName(), next.name()));
  }

  private static boolean isSandbox(Workspace workspace) {
    return workspace.environment() == Environment.SANDBOX;
  }
}
