package dev.quayside.engine.print.printnode;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.queue.PrintJob;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Stations, printers and print jobs as PrintNode's API has them: by numbers.
public final class PrintNode {

  private final PrintService printService;
  private final Stations stations;
  private final ApiKeys keys;
  private final PrintNumbers numbers;
  private final RemoteFiles files;
  private final InstantSource clock;

  public PrintNode(
      PrintService printService,
      Stations stations,
      ApiKeys keys,
      PrintNumbers numbers,
      RemoteFiles files,
      InstantSource clock) {
    this.printService = printService;
    this.stations = stations;
    this.keys = keys;
    this.numbers = numbers;
    this.files = files;
    this.clock = clock;
  }

  /// @param wanted numbers; null for all
  List<PrintNodeJson.Computer> computers(@Nullable Set<Long> wanted) {
    var known =
        stations.all().stream()
            .collect(Collectors.toMap(each -> each.station().id(), Function.identity()));
    return numbers.of(NumberKind.STATION, known.keySet()).stream()
        .filter(number -> wanted == null || wanted.contains(number.number()))
        .map(
            number ->
                PrintNodeJson.Computer.of(number, Objects.requireNonNull(known.get(number.name()))))
        .toList();
  }

  /// @param wanted numbers; null for all
  /// @param at numbers of their stations; null for all
  List<PrintNodeJson.Printer> printers(
      Caller caller, @Nullable Set<Long> wanted, @Nullable Set<Long> at) {
    var setups = new HashMap<String, PrinterSetup>();
    printService.printers().of(caller.environment()).forEach(it -> setups.put(it.name(), it));
    var computers =
        computers(null).stream()
            .collect(Collectors.toMap(PrintNodeJson.Computer::name, Function.identity()));
    return numbers.of(NumberKind.PRINTER, setups.keySet()).stream()
        .map(
            number -> printer(number, Objects.requireNonNull(setups.get(number.name())), computers))
        .filter(printer -> wanted == null || wanted.contains(printer.id()))
        .filter(printer -> at == null || isAt(printer, at))
        .toList();
  }

  private PrintNodeJson.Printer printer(
      PrintNumber number, PrinterSetup setup, Map<String, PrintNodeJson.Computer> computers) {
    var station = setup.station();
    return PrintNodeJson.Printer.of(
        number,
        station == null ? null : computers.get(station),
        setup,
        printService.printers().sighting(setup));
  }

  private static boolean isAt(PrintNodeJson.Printer printer, Set<Long> stations) {
    return printer.computer() != null && stations.contains(printer.computer().id());
  }

  List<PrintNodeJson.Job> jobs(Caller caller, JobQuestion asked) {
    var printers =
        printers(caller, null, null).stream()
            .collect(Collectors.toMap(PrintNodeJson.Printer::name, Function.identity()));
    var found = found(caller, asked);
    var named = printService.content().contents().named(caller, found.values());
    return each(
        found,
        (number, job) ->
            PrintNodeJson.Job.of(
                number,
                job,
                printers.get(job.printer()),
                Optional.ofNullable(named.get(PrintContents.idOf(job.document())))));
  }

  List<List<PrintNodeJson.State>> states(Caller caller, JobQuestion asked) {
    return each(found(caller, asked), PrintNodeJson.State::all);
  }

  /// The jobs asked for, in their order; one that is deleted just then is left out.
  private Map<PrintNumber, PrintJob> found(Caller caller, JobQuestion asked) {
    var wanted = numbers.jobs(caller, asked);
    var jobs =
        printService
            .content()
            .jobs(caller, wanted.stream().map(PrintNumber::name).toList())
            .stream()
            .collect(Collectors.toMap(PrintJob::id, Function.identity()));
    var found = new LinkedHashMap<PrintNumber, PrintJob>();
    for (var number : wanted) {
      var job = jobs.get(number.name());
      if (job != null) {
        found.put(number, job);
      }
    }
    return found;
  }

  private static <T> List<T> each(
      Map<PrintNumber, PrintJob> jobs, BiFunction<PrintNumber, PrintJob, T> wire) {
    return jobs.entrySet().stream()
        .map(each -> wire.apply(each.getKey(), each.getValue()))
        .toList();
  }

  /// The names of printers with these numbers.
  List<String> printerNames(Caller caller, Set<Long> wanted) {
    return printers(caller, wanted, null).stream().map(PrintNodeJson.Printer::name).toList();
  }

  /// Queues a file.
  ///
  /// @throws ProblemException `NOT_FOUND` without such a printer; `INVALID_REQUEST`;
  ///   `CANNOT_CONVERT`
  List<PrintJob> print(Caller caller, PrintNodeOrder order, RequestKey<List<PrintJob>> key) {
    var to =
        printerNames(caller, Set.of(order.printer())).stream()
            .findFirst()
            .orElseThrow(
                () ->
                    ProblemException.notFound(PrintWords.PRINTER, Long.toString(order.printer())));
    var uri = order.uri();
    var bytes = uri == null ? order.bytes() : files.fetch(uri);
    var content = order.of(bytes == null ? new byte[0] : bytes, to, clock.instant());
    return printService.content().print(caller, content.from(keys.nameOf(caller)), key);
  }

  /// Cancels jobs that wait, where the caller may: a key that may only print cancels what it sent.
  ///
  /// @return the numbers of those that were cancelled
  List<Long> cancel(Caller caller, JobQuestion asked) {
    var program = keys.nameOf(caller);
    return found(caller, asked).entrySet().stream()
        .filter(each -> caller.role() != Role.PRINTER || isOf(each.getValue(), program))
        .filter(each -> isCancelled(each.getValue()))
        .map(each -> each.getKey().number())
        .toList();
  }

  private static boolean isOf(PrintJob job, @Nullable String program) {
    var sent = job.document().sent();
    return sent != null && Objects.equals(sent.program(), program);
  }

  /// One that went to its printer in this moment stays.
  private boolean isCancelled(PrintJob job) {
    try {
      printService.cancel(job.id());
      return true;
    } catch (ProblemException late) {
      if (late.code() == ProblemCode.CONFLICT || late.code() == ProblemCode.NOT_FOUND) {
        return false;
      }
      throw late;
    }
  }

  /// The number of a job.
  long number(PrintJob job) {
    return numbers.of(NumberKind.JOB, job.id()).number();
  }

  /// @param name of the workspace
  PrintNodeJson.Account account(Caller caller, String name) {
    return new PrintNodeJson.Account(
        numbers.of(NumberKind.WORKSPACE, caller.workspace().value()).number(),
        name,
        "",
        "",
        false,
        null,
        null,
        List.of(),
        null,
        stations.all().size(),
        numbers.countJobs(caller),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        "active",
        List.of("Unrestricted"));
  }
}
