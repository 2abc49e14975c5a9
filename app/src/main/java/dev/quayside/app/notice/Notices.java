package dev.quayside.app.notice;

import dev.quayside.engine.base.problem.Problem;

/// Where a screen's model says what happened; the shell shows it.
public interface Notices {

  void tell(Notice notice);

  /// Something was refused or went wrong, and the person has to know why.
  void show(Problem problem);
}
