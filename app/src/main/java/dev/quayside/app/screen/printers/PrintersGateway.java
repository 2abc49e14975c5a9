package dev.quayside.app.screen.printers;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.PrintAnswer;
import dev.quayside.engine.print.PrintOrder;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The Printers screen's access to the engine; called off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
///
/// @param downloads where the folder for labels is made
public record PrintersGateway(WorkspaceEngine place, Path downloads) {

  private static final Duration LOOK = Duration.ofSeconds(5);
  private static final int MOST_JOBS = 500;

  private static final Map<Topic, News> TELLING =
      Map.of(
          Topic.PRINTER_CHANGED, News.PRINTERS,
          Topic.PRINTER_FOUND, News.FOUND,
          Topic.PRINT_JOB_CHANGED, News.JOBS,
          Topic.PRINT_ROUTE_CHANGED, News.ROUTES);

  /// All that the screen shows.
  record Everything(
      List<PrinterRow> printers,
      List<FoundPrinter> found,
      List<QueueRow> jobs,
      List<LostLabels> lost,
      List<PrintRoute> routes) {}

  Everything everything() {
    return new Everything(printers(), found(), line(), lost(), routes());
  }

  public List<PrinterRow> printers() {
    var own = place.engine().installation().stations().own().name();
    return prints().printers().all().stream()
        .map(
            setup ->
                new PrinterRow(
                    setup,
                    own.equals(setup.station()) ? null : setup.station(),
                    prints()
                        .printers()
                        .sighting(setup.name())
                        .map(seen -> seen.status())
                        .orElse(null),
                    prints().printers().stopped(setup.name()).orElse(null)))
        .toList();
  }

  /// Calls `news` with what has changed, on any thread.
  ///
  /// @return stops listening
  public Runnable listen(Consumer<Set<News>> news) {
    return place.listen(TELLING.keySet(), changes -> news.accept(news(changes)));
  }

  private static Set<News> news(List<Change> changes) {
    return changes.stream()
        .flatMap(change -> Optional.ofNullable(TELLING.get(change.topic())).stream())
        .collect(Collectors.toSet());
  }

  /// Searches this computer and its network for some seconds; printers are reported as they are
  /// found.
  public void find() {
    prints().printers().discover(LOOK);
  }

  /// The printers found so far, without those already added.
  public List<FoundPrinter> found() {
    var added = prints().printers().all().stream().map(PrinterSetup::address).toList();
    return prints().printers().found().stream()
        .filter(found -> !added.contains(found.address()))
        .toList();
  }

  public PrinterSetup setUp(PrinterSetup wanted) {
    var kept = prints().printers().setUp(wanted);
    prints().printers().look(kept.name());
    return kept;
  }

  /// Sets up a folder of the user that receives labels as PDF files; makes the folder if needed.
  public PrinterSetup setUpFolder(String name) {
    var folder = downloads.resolve("Quayside");
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST,
          AppWords.PRINTER_FOLDER,
          folder,
          String.valueOf(e.getMessage()));
    }
    return setUp(
        new PrinterSetup(name, folder.toUri().toString(), Language.PDF, Dpi.DPI_300, false));
  }

  /// Hands a printer over to this desk, whose default it becomes only if there is none.
  public PrinterSetup takeOver(String name) {
    var own = place.engine().installation().stations().own().name();
    return prints()
        .printers()
        .setUp(
            printers ->
                printers.setUp(printers.setup(name).orElseThrow().asDefault(false).at(own)));
  }

  public boolean remove(String name) {
    return prints().printers().remove(name);
  }

  /// Queues a test label.
  public PrintJob test(String name) {
    return print(DocumentSource.TEST_LABEL, name);
  }

  /// Queues the sheet of scanner commands.
  ///
  /// @param name null for the printer such sheets are routed to, else for the default one
  public PrintJob commands(@Nullable String name) {
    return print(DocumentSource.COMMAND_SHEET, name);
  }

  private PrintJob print(String document, @Nullable String printer) {
    var order = new PrintOrder(List.of(document), printer, 1, null);
    return prints().print(place.caller(), order, RequestKey.none()).getFirst();
  }

  /// The jobs: first those that need the packer, then the waiting ones, both oldest first, then the
  /// newest others.
  public List<QueueRow> line() {
    return new QueueRows(place.engine(), place.caller())
        .of(prints().line(place.caller(), MOST_JOBS));
  }

  /// Changes all of these jobs, or none when one of them has changed meanwhile.
  public List<PrintJob> act(JobAction action, List<String> jobIds) {
    return switch (action) {
      case PRINTED -> answer(new PrintAnswer.Each(jobIds, true, false));
      case LOST -> answer(new PrintAnswer.Each(jobIds, false, false));
      case LOST_PRINT_AGAIN -> answer(new PrintAnswer.Each(jobIds, false, true));
      case RETRY -> prints().change(place.caller(), jobIds, prints()::retry);
      case HOLD -> prints().change(place.caller(), jobIds, prints()::hold);
      case RELEASE -> prints().change(place.caller(), jobIds, prints()::release);
      case CANCEL -> prints().change(place.caller(), jobIds, prints()::cancel);
      case REPRINT -> prints().change(place.caller(), jobIds, prints()::reprint);
    };
  }

  private List<PrintJob> answer(PrintAnswer answer) {
    return prints().answer(place.caller(), answer, RequestKey.none());
  }

  /// The labels that only the packer can tell about, by printer.
  public List<LostLabels> lost() {
    return prints().asked(place.caller()).entrySet().stream()
        .map(
            asked ->
                new LostLabels(
                    asked.getKey(), asked.getValue().size(), asked.getValue().getLast().id()))
        .toList();
  }

  /// Records that the jobs sent to a printer up to this one came out; later ones are printed again.
  ///
  /// @param last id of the job that came out last; null when none did
  /// @return how many are printed again
  public int answer(String printer, @Nullable String last) {
    return (int)
        answer(new PrintAnswer.UpTo(printer, last)).stream()
            .filter(job -> job.state() != PrintJobState.CONFIRMED)
            .count();
  }

  /// Records that the jobs sent to a printer up to a scanned label came out; later ones are printed
  /// again.
  ///
  /// @param scanned content of the label's barcode
  /// @return how many are printed again
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` for a code of no label;
  ///   `CONFLICT` for a label that is not asked about
  public int answerScanned(String printer, String scanned) {
    var label =
        place
            .engine()
            .ordering()
            .scans()
            .label(place.caller(), scanned)
            .orElseThrow(() -> ProblemException.notFound(AppWords.SCANNED_LABEL));
    return answer(printer, label.labelId());
  }

  public List<PrintRoute> routes() {
    return prints().routing().all(place.caller());
  }

  public void route(PrintRoute route) {
    prints().routing().put(place.caller(), route);
  }

  public void unroute(PrintKind kind, String carrier) {
    prints().routing().remove(place.caller(), kind, carrier, null);
  }

  /// The codes of the workspace's carriers.
  public List<String> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> carrier.profile().code())
        .toList();
  }

  private PrintService prints() {
    return place.engine().printService();
  }

  /// The parts to read again after a change.
  public enum News {
    PRINTERS,
    FOUND,
    JOBS,
    ROUTES
  }
}
