package dev.quayside.app.notice;

import dev.quayside.engine.base.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/// Keeps what a model tells.
public final class KeptNotices implements Notices {

  private final List<Notice> told = new ArrayList<>();
  private final List<Problem> shown = new ArrayList<>();

  @Override
  public void tell(Notice notice) {
    told.add(notice);
  }

  @Override
  public void show(Problem problem) {
    shown.add(problem);
  }

  public List<Notice> told() {
    return told;
  }

  public List<Problem> shown() {
    return shown;
  }
}
