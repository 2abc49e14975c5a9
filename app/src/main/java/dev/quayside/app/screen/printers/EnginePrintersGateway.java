package dev.quayside.app.screen.printers;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.print.PrintAnswer;
import dev.quayside.engine.print.PrintOrder;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrintWords;
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
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The Printers screen's access to the engine of this process.
///
/// @param downloads where the folder for labels is made
public record EnginePrintersGateway(WorkspaceEngine place, Path downloads)
    implements PrintersGateway {

  private static final Duration LOOK = Duration.ofSeconds(5);
  private static final int MOST_JOBS = 500;

  private static final Map<Topic, News> TELLING =
      Map.of(
          Topic.PRINTER_CHANGED, News.PRINTERS,
          Topic.PRINTER_FOUND, News.FOUND,
          Topic.PRINT_JOB_CHANGED, News.JOBS,
          Topic.PRINT_ROUTE_CHANGED, News.ROUTES);

  @Override
  public List<PrinterRow> printers() {
    return desk().printers().all().stream()
        .map(
            setup ->
                new PrinterRow(
                    setup,
                    desk()
                        .printers()
                        .sighting(setup.name())
                        .map(seen -> seen.status())
                        .orElse(null),
                    desk().printers().stopped(setup.name()).orElse(null)))
        .toList();
  }

  @Override
  public Runnable listen(Consumer<Set<News>> news) {
    return place.listen(TELLING.keySet(), changes -> news.accept(news(changes)));
  }

  private static Set<News> news(List<Change> changes) {
    return changes.stream()
        .flatMap(change -> Optional.ofNullable(TELLING.get(change.topic())).stream())
        .collect(Collectors.toSet());
  }

  @Override
  public void find() {
    desk().printers().discover(LOOK);
  }

  @Override
  public List<FoundPrinter> found() {
    var added = desk().printers().all().stream().map(PrinterSetup::address).toList();
    return desk().printers().found().stream()
        .filter(found -> !added.contains(found.address()))
        .toList();
  }

  @Override
  public PrinterSetup setUp(PrinterSetup wanted) {
    var kept = desk().printers().setUp(wanted);
    desk().printers().look(kept.name());
    return kept;
  }

  @Override
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

  @Override
  public boolean remove(String name) {
    return desk().printers().remove(name);
  }

  @Override
  public PrintJob test(String name) {
    return print(DocumentSource.TEST_LABEL, name);
  }

  @Override
  public PrintJob commands(@Nullable String name) {
    return print(DocumentSource.COMMAND_SHEET, name);
  }

  private PrintJob print(String document, @Nullable String printer) {
    var order = new PrintOrder(List.of(document), printer, 1, null);
    return desk().print(place.caller(), order, Receipt.none()).getFirst();
  }

  @Override
  public List<QueueRow> line() {
    return new QueueRows(place).of(desk().line(place.caller(), MOST_JOBS));
  }

  @Override
  public List<PrintJob> act(Deed deed, List<String> jobIds) {
    return switch (deed) {
      case PRINTED -> answer(new PrintAnswer.Each(jobIds, true, false));
      case LOST -> answer(new PrintAnswer.Each(jobIds, false, false));
      case LOST_PRINT_AGAIN -> answer(new PrintAnswer.Each(jobIds, false, true));
      case RETRY -> each(jobIds, desk()::retry);
      case HOLD -> each(jobIds, desk()::hold);
      case RELEASE -> each(jobIds, desk()::release);
      case CANCEL -> each(jobIds, desk()::cancel);
      case REPRINT -> each(jobIds, desk()::reprint);
    };
  }

  /// Applies a change to jobs, if all of them belong to this workspace or to none.
  private List<PrintJob> each(List<String> jobIds, Function<String, PrintJob> how) {
    var there =
        desk().line(place.caller(), MOST_JOBS).stream()
            .map(PrintJob::id)
            .collect(Collectors.toSet());
    if (!there.containsAll(jobIds)) {
      throw ProblemException.notFound(PrintWords.THE_JOB);
    }
    return jobIds.stream().map(how).toList();
  }

  private List<PrintJob> answer(PrintAnswer answer) {
    return desk().answer(place.caller(), answer, Receipt.none());
  }

  @Override
  public List<LostLabels> lost() {
    return desk().asked(place.caller()).entrySet().stream()
        .map(
            asked ->
                new LostLabels(
                    asked.getKey(), asked.getValue().size(), asked.getValue().getLast().id()))
        .toList();
  }

  @Override
  public int answer(String printer, @Nullable String last) {
    return (int)
        answer(new PrintAnswer.UpTo(printer, last)).stream()
            .filter(job -> job.state() != PrintJobState.CONFIRMED)
            .count();
  }

  @Override
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

  @Override
  public List<PrintRoute> routes() {
    return desk().routes(place.caller());
  }

  @Override
  public void route(PrintRoute route) {
    desk().route(place.caller(), route);
  }

  @Override
  public void unroute(PrintKind kind, String carrier) {
    desk().unroute(place.caller(), kind, carrier);
  }

  @Override
  public List<String> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> carrier.profile().code())
        .toList();
  }

  private PrintService desk() {
    return place.engine().printService();
  }
}
