package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.engine.base.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/// What a person was told.
final class Told implements Notices {
  final List<Notice> notices = new ArrayList<>();
  final List<Problem> problems = new ArrayList<>();

  @Override
  public void tell(Notice notice) {
    notices.add(notice);
  }

  @Override
  public void show(Problem problem) {
    problems.add(problem);
  }
}
