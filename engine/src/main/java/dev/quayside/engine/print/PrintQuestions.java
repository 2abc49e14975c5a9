package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.printer.status.Odometer;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintQueue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Jobs that may or may not have been printed, because neither the printer nor its counter says so.
/// A person's answer for several of them is stored in one transaction, so that a crash leaves no
/// half of it.
record PrintQuestions(
    Database database, PrintQueue queue, PrintQueueStore jobs, Shipments shipments) {

  /// What a person's answer says of one job.
  ///
  /// @param again whether to print it again when it was not printed
  private record Settled(PrintJob job, boolean printed, boolean again) {}

  Map<String, List<PrintJob>> asked(Caller caller) {
    var all = database.read(tx -> jobs.asked(tx, caller.workspace()));
    var byPrinter =
        all.stream()
            .collect(
                Collectors.groupingBy(PrintJob::printer, LinkedHashMap::new, Collectors.toList()));
    byPrinter.replaceAll((_, some) -> inOrder(some));
    return byPrinter;
  }

  /// @throws ProblemException `CONFLICT` when one of the jobs is not in question; `NOT_FOUND`
  List<PrintJob> answer(Caller caller, PrintAnswer answer, RequestKey<List<PrintJob>> key) {
    var named = named(caller, answer);
    var after =
        database.writeIfUnchanged(
            tx -> settled(tx, caller, named),
            settled -> {
              var next = settled.stream().map(this::next).toList();
              var reply = key.answer(next);
              return tx -> {
                for (int i = 0; i < next.size(); i++) {
                  keep(tx, settled.get(i).job(), next.get(i));
                }
                reply.keep(tx);
                return next;
              };
            });
    queue.kept(after);
    return after;
  }

  /// The answer with the label's id where a bar code of the label was scanned.
  private PrintAnswer named(Caller caller, PrintAnswer answer) {
    return answer instanceof PrintAnswer.UpTo(var printer, var last) && last != null
        ? new PrintAnswer.UpTo(
            printer, shipments.ofNumber(caller, last).map(Shipment::labelId).orElse(last))
        : answer;
  }

  private List<Settled> settled(Tx tx, Caller caller, PrintAnswer answer) {
    var asked = jobs.asked(tx, caller.workspace());
    return switch (answer) {
      case PrintAnswer.UpTo upTo -> upTo(tx, asked, upTo);
      case PrintAnswer.Each each ->
          each.jobs().stream()
              .distinct()
              .map(id -> find(asked, id))
              .map(job -> new Settled(job, each.printed(), each.again()))
              .toList();
    };
  }

  private List<Settled> upTo(Tx tx, List<PrintJob> asked, PrintAnswer.UpTo answer) {
    var there =
        inOrder(asked.stream().filter(job -> job.printer().equals(answer.printer())).toList());
    if (there.isEmpty()) {
      throw PrintChange.conflict(PrintWords.NOTHING_ASKED.of(answer.printer()));
    }
    int out = printed(tx, there, answer.last());
    var after = new ArrayList<Settled>();
    for (var job : there) {
      after.add(new Settled(job, after.size() < out, true));
    }
    return after;
  }

  /// Number of jobs that were printed, up to and including `last`.
  private int printed(Tx tx, List<PrintJob> there, @Nullable String last) {
    if (last == null) {
      return 0;
    }
    for (int i = there.size(); i > 0; i--) {
      var job = there.get(i - 1);
      if (job.id().equals(last) || job.document().ids().contains(last)) {
        return i;
      }
    }
    if (isOutBefore(tx, there, last)) {
      return 0;
    }
    throw PrintChange.conflict(PrintWords.NOT_ASKED.of(last));
  }

  /// Whether `last` was printed before all jobs in question, so that none of them was.
  private boolean isOutBefore(Tx tx, List<PrintJob> there, String last) {
    var first = there.getFirst();
    return jobs.taken(tx, first.printer(), last).stream()
        .anyMatch(job -> there.stream().allMatch(asked -> job.compareTo(asked.id()) < 0));
  }

  private PrintJob next(Settled settled) {
    return settled.printed() || settled.again()
        ? queue.answered(settled.job(), settled.printed())
        : queue.givenUp(settled.job());
  }

  private void keep(Tx tx, PrintJob job, PrintJob after) {
    if (!jobs.replaced(tx, job, after)) {
      throw new IllegalStateException(
          job.id() + " was changed within the transaction that read it");
    }
  }

  private static PrintJob find(List<PrintJob> asked, String id) {
    return asked.stream()
        .filter(job -> job.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.CONFLICT, PrintWords.NOT_ASKED, id));
  }

  /// Jobs in the order they were sent: by the printer's counter when one counter covers all of
  /// them, since a job that was on hold is sent later than its id says. Otherwise by id, which is
  /// the order they were made in.
  private static List<PrintJob> inOrder(List<PrintJob> some) {
    boolean counted =
        some.stream()
                .map(PrintJob::odometer)
                .map(count -> count == null ? null : count.printer())
                .distinct()
                .count()
            == 1;
    return counted && some.getFirst().odometer() != null
        ? some.stream().sorted(Comparator.comparingLong(PrintQuestions::count)).toList()
        : some;
  }

  private static long count(PrintJob job) {
    Odometer count = Objects.requireNonNull(job.odometer());
    return count.labels();
  }
}
