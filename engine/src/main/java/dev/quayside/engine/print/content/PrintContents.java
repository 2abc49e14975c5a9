package dev.quayside.engine.print.content;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.file.BadFile;
import dev.quayside.printing.file.FilePrinting;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The files that other programs send to be printed. A job names its file by the file's id, and a
/// single page of it with a slash and the page behind.
public final class PrintContents {

  /// How long a file can be printed again after its last job has ended, by the workspace's clock.
  public static final Duration KEPT = Duration.ofDays(7);

  private static final String PAGE = "/";

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final FilePrinting printing = new FilePrinting();
  private final PrintContentStore store = new PrintContentStore();

  /// A file that was looked at and may be queued.
  ///
  /// @param documents what its jobs print, in their order
  public record Checked(String id, ContentOrder order, List<PrintDocument> documents) {}

  public PrintContents(Database database, Ids ids, WorkspaceClock clock) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
  }

  /// Looks at a file for a printer before anything is stored.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when the file is not what it is said to be;
  ///   `CANNOT_CONVERT` when that printer cannot print it
  public Checked check(Caller caller, ContentOrder order, PrinterSetup to) {
    var file = order.file();
    try {
      file.check();
      if (!printing.prints(file, to.language())) {
        throw ProblemException.refused(
            ProblemCode.CANNOT_CONVERT,
            PrintWords.CANNOT_CONVERT,
            to.name(),
            file.type().name(),
            to.language().name());
      }
      requireUnchanged(file, to);
      return checked(caller, order, to);
    } catch (Refusal bad) {
      boolean ofPages = bad instanceof BadFile wrong && wrong.isOfPages();
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, ofPages ? "pages" : "content", bad.reason());
    }
  }

  /// A printer that understands the file gets it as it is, so no page of it can be left out or
  /// turned.
  private static void requireUnchanged(PrintFile file, PrinterSetup to) {
    if (!file.type().isUnderstoodBy(to.language())) {
      return;
    }
    var wishes = new Violations();
    if (!file.pages().equals(PageRange.ALL)) {
      wishes.add("pages", PrintWords.SENT_AS_IT_IS);
    }
    // PrintNode's own, absolute rotation is no error where a printer does not know it
    if (file.turn().degrees() != 0 && !file.turn().absolute()) {
      wishes.add("rotate", PrintWords.SENT_AS_IT_IS);
    }
    if (!wishes.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, wishes.list());
    }
  }

  private Checked checked(Caller caller, ContentOrder order, PrinterSetup to) {
    var id = ids.next(IdKind.PRINT_CONTENT);
    var file = order.file();
    var pages = to.language().holdsOneLabel() ? file.wanted() : List.<Integer>of();
    boolean apart = to.language().holdsOneLabel() && pages.size() * file.times() > 1;
    var once =
        apart
            ? IntStream.range(0, file.times())
                .boxed()
                .flatMap(_ -> pages.stream())
                .map(page -> id + PAGE + (page + 1))
            : Stream.of(id);
    var names = once.toList();
    var sent = new PrintDocument.Sent(file.type().name().toLowerCase(Locale.ROOT), order.program());
    return new Checked(
        id,
        order,
        IntStream.range(0, order.copies())
            .boxed()
            .flatMap(_ -> names.stream())
            .map(
                name ->
                    new PrintDocument(
                        caller.workspace().value(),
                        PrintDocument.Kind.PAPER,
                        List.of(name),
                        null,
                        sent))
            .toList());
  }

  /// Keeps a file in the transaction that queues its jobs.
  public void keep(Tx tx, Caller caller, Checked checked) {
    var workspace = caller.workspace();
    store.insert(tx, workspace, checked.id(), checked.order(), clock.now(workspace));
  }

  /// The bytes of a job's file for a printer.
  ///
  /// @throws ProblemException `CONFLICT` when the file is no longer kept
  public byte[] bytes(PrintJob job, Printer printer) {
    return printing.bytes(file(job), printer);
  }

  /// Whether a job, meant for one printer, can be printed on another: commands only on one of the
  /// same language and resolution.
  public boolean fits(PrintJob job, @Nullable Printer meant, Printer other) {
    var file = file(job);
    if (!printing.prints(file, other.language())) {
      return false;
    }
    if (file.type().isDrawn()) {
      return !other.language().holdsOneLabel() || file.wanted().size() * file.times() == 1;
    }
    return meant != null
        && meant.language() == other.language()
        && meant.profile().dpi() == other.profile().dpi();
  }

  private PrintFile file(PrintJob job) {
    var workspace = workspace(job);
    var name = job.document().id();
    var whole =
        database
            .readOnce(tx -> store.find(tx, workspace, idOf(job.document())))
            .orElseThrow(PrintContents::gone);
    int page = name.indexOf(PAGE);
    return page < 0 ? whole : whole.only(Integer.parseInt(name.substring(page + 1)) - 1);
  }

  private static WorkspaceId workspace(PrintJob job) {
    return new WorkspaceId(Objects.requireNonNull(job.document().owner()));
  }

  /// The id of a document's file.
  public static String idOf(PrintDocument document) {
    int page = document.id().indexOf(PAGE);
    return page < 0 ? document.id() : document.id().substring(0, page);
  }

  /// What programs called the files they sent, by the files' ids; those that called them nothing
  /// are left out.
  public Map<String, ContentOrder.Named> named(Caller caller, Collection<PrintJob> jobs) {
    var ids = jobs.stream().map(job -> idOf(job.document())).collect(Collectors.toSet());
    return database.readOnce(tx -> store.named(tx, caller.workspace(), ids));
  }

  /// Notes that a job of a file has ended, in the transaction that ends it.
  public void ended(Tx tx, PrintJob job) {
    var workspace = workspace(job);
    store.ended(tx, workspace, idOf(job.document()), clock.now(workspace));
  }

  /// @throws ProblemException `CONFLICT` when the file of a job can no longer be printed
  public void demandKept(PrintJob job) {
    var workspace = workspace(job);
    var done = database.read(tx -> store.doneAt(tx, workspace, idOf(job.document())));
    var end = done.orElseThrow(PrintContents::gone).map(at -> at.plus(KEPT));
    if (end.isPresent() && !clock.now(workspace).isBefore(end.get())) {
      throw gone();
    }
  }

  /// Files of a workspace whose time is over.
  public List<String> over(Tx tx, WorkspaceId workspace) {
    return store.doneBefore(tx, workspace, clock.now(workspace).minus(KEPT));
  }

  /// @return whether there was one
  public boolean delete(Tx tx, WorkspaceId workspace, String id) {
    return store.delete(tx, workspace, id) == 1;
  }

  private static ProblemException gone() {
    return ProblemException.refused(ProblemCode.CONFLICT, PrintWords.CONTENT_GONE);
  }
}
