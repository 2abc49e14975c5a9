package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import java.util.Collection;
import java.util.List;

/// Prints files of other programs, in the same queue as labels.
public final class ContentPrinting {

  private final Database database;
  private final PrintPlan plan;
  private final PrintContents contents;
  private final PrintQueue queue;
  private final PrintQueueStore jobs;
  private final PrintJobLists lists;
  private final PrintJobEndStore ends = new PrintJobEndStore();

  ContentPrinting(
      Database database,
      PrintPlan plan,
      PrintContents contents,
      PrintQueue queue,
      PrintQueueStore jobs,
      PrintJobLists lists) {
    this.database = database;
    this.plan = plan;
    this.contents = contents;
    this.queue = queue;
    this.jobs = jobs;
    this.lists = lists;
  }

  /// Queues a file.
  ///
  /// @return one job, or one for each copy
  /// @throws ProblemException `NOT_FOUND` when there is no such printer; `INVALID_REQUEST` and
  ///   `CANNOT_CONVERT` as {@link PrintContents#check}
  public List<PrintJob> print(Caller caller, ContentOrder order, RequestKey<List<PrintJob>> key) {
    var to = plan.printerFor(caller, order.printer(), order.station());
    var checked = contents.check(caller, order, to);
    var requests =
        checked.documents().stream()
            .map(
                document ->
                    new PrintRequest(
                        to.name(), document, order.titleOrType(), order.expiresAt(), to.station()))
            .toList();
    var made = queue.prepare(requests);
    var answer = key.answer(made);
    database.change(
        tx -> {
          contents.keep(tx, caller, checked);
          jobs.insert(tx, made);
          answer.keep(tx);
        });
    queue.kept(made);
    return made;
  }

  /// Tries a job again, or prints its file once more when it is done.
  ///
  /// @throws ProblemException `CONFLICT` when it may have printed or is just coming out, or its
  ///   file is no longer kept
  PrintJob retry(PrintJob job) {
    if (!job.state().isWaiting()) {
      contents.demandKept(job);
    }
    if (job.isAwaited() || job.isSpooled()) {
      // should it turn out to be lost, it is sent again by itself
      throw PrintChange.conflict(PrintWords.UNDER_WAY.of());
    }
    return switch (job.state()) {
      case SENT, CONFIRMED -> PrintChange.allowed(() -> queue.reprint(job.id()));
      case QUEUED, RENDERED, SENDING, HELD, FAILED, CANCELLED, EXPIRED, UNKNOWN ->
          PrintChange.retry(queue, job);
    };
  }

  /// Jobs of the workspace with these ids, in no order.
  public List<PrintJob> jobs(Caller caller, Collection<String> ids) {
    return lists.ofIds(caller, ids);
  }

  /// What the programs that sent the jobs' files called them.
  public PrintContents contents() {
    return contents;
  }

  /// Forgets the files of a workspace whose time is over, and what was drawn of them.
  public void deleteOld(WorkspaceId workspace) {
    var over = database.read(tx -> contents.over(tx, workspace));
    over.forEach(id -> database.write(tx -> deleted(tx, workspace, id)));
  }

  private boolean deleted(Tx tx, WorkspaceId workspace, String id) {
    if (ends.isUnderWay(tx, workspace, id)) {
      return false;
    }
    ends.dropDrawn(tx, workspace, id);
    return contents.delete(tx, workspace, id);
  }
}
