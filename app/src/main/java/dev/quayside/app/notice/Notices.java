package dev.quayside.app.notice;

import dev.quayside.engine.base.problem.Problem;

/// Takes messages of a screen's model; the shell shows them.
public interface Notices {

  void tell(Notice notice);

  /// Shows a problem after something was refused or failed.
  void show(Problem problem);
}
