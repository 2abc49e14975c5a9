package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.print.paper.SheetGroups;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.print.source.PrintSources;
import dev.quayside.printing.queue.PrintRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Decides which documents go to which printer, and which labels share a sheet.
record PrintPlan(
    PrinterRegistry printers, Routing routing, PrintSources sources, PrintQueueStore jobs) {

  /// @throws ProblemException `NOT_FOUND` when a document or the printer does not exist
  List<PrintRequest> of(Caller caller, PrintOrder order) {
    var pieces = new ArrayList<SheetGroups.Piece>();
    for (String id : order.documents()) {
      var one = piece(caller, id, order);
      pieces.addAll(Collections.nCopies(order.copies(), one));
    }
    return SheetGroups.of(pieces).stream()
        .map(group -> request(caller, group, order.expiresAt()))
        .toList();
  }

  /// What to print for a document that needs sheets of paper: on a printer of this station before
  /// one of another.
  ///
  /// @return empty when its kind has no route and no printer takes sheets
  Optional<PrintOrder> onSheets(Caller caller, PrintKind kind, String documentId) {
    boolean routed = routing.all(caller).stream().anyMatch(route -> route.kind() == kind);
    var sheets =
        printers.of(caller.environment()).stream()
            .filter(setup -> setup.language().isPaged())
            .sorted(Comparator.comparing(setup -> !printers.isOwn(setup)))
            .map(PrinterSetup::name)
            .findFirst();
    return routed || sheets.isPresent()
        ? Optional.of(
            new PrintOrder(List.of(documentId), routed ? null : sheets.orElseThrow(), 1, null))
        : Optional.empty();
  }

  int labelsTogether(
      Caller caller, String labelId, @Nullable String printer, @Nullable String station) {
    var at = printer == null ? station : null;
    return piece(caller, labelId, new PrintOrder(List.of(), printer, at, 1, null)).free();
  }

  private static PrintRequest request(
      Caller caller, List<SheetGroups.Piece> group, @Nullable Instant expiresAt) {
    var ids = group.stream().map(SheetGroups.Piece::id).toList();
    var bought = group.stream().flatMap(piece -> Stream.ofNullable(piece.bought())).toList();
    var titles = group.stream().map(SheetGroups.Piece::title).distinct().toList();
    return new PrintRequest(
        group.getFirst().printer(),
        PrintSources.document(caller, ids, bought),
        String.join(", ", titles),
        expiresAt,
        group.getFirst().station());
  }

  private SheetGroups.Piece piece(Caller caller, String id, PrintOrder order) {
    var paper = sources.find(caller, id);
    var to = printerFor(caller, paper, order);
    demandLanguage(paper, to);
    var bought = paper.content() instanceof DocumentSource.Label label ? label.bought() : null;
    var sheet = to.profile().sheet();
    var place = to.sheetPlace();
    if (sheet == null || place == null || paper.content() instanceof DocumentSource.Pages) {
      return new SheetGroups.Piece(id, to.name(), to.station(), paper.title(), bought, 1, 1);
    }
    int next = sheet.after(place, jobs.labelsAhead(to.name()));
    int free = sheet.places() - next + 1;
    return new SheetGroups.Piece(
        id, to.name(), to.station(), paper.title(), bought, sheet.places(), free);
  }

  private PrinterSetup printerFor(Caller caller, DocumentSource.Paper paper, PrintOrder order) {
    var named = order.printer();
    var station = order.station();
    if (named != null) {
      return named(caller, named, station);
    }
    return routing
        .printer(caller, station, paper)
        .flatMap(printers::setup)
        .filter(setup -> setup.prints(caller.environment()))
        .or(() -> standard(caller, station))
        .orElseThrow(() -> station == null ? noPrinter(null) : noDefaultAt(station));
  }

  private PrinterSetup named(Caller caller, String named, @Nullable String station) {
    return printers
        .setup(named)
        .filter(setup -> station == null || station.equals(setup.station()))
        .map(setup -> allowed(setup, caller))
        .orElseThrow(() -> station == null ? noPrinter(named) : noneAt(named, station));
  }

  /// The printer for a file of another program, which no route is for: the one named, or a default.
  ///
  /// @throws ProblemException `NOT_FOUND`
  PrinterSetup printerFor(Caller caller, @Nullable String named, @Nullable String station) {
    return named == null
        ? standard(caller, station)
            .orElseThrow(() -> station == null ? noPrinter(null) : noDefaultAt(station))
        : named(caller, named, station);
  }

  private Optional<PrinterSetup> standard(Caller caller, @Nullable String station) {
    return station == null
        ? printers.standard(caller.environment())
        : printers.standard(caller.environment(), station);
  }

  private static PrinterSetup allowed(PrinterSetup setup, Caller caller) {
    if (!setup.prints(caller.environment())) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, PrintWords.SANDBOX_ONLY, setup.name());
    }
    return setup;
  }

  /// Refuses a job before it is stored, since it could only fail at the printer.
  private static void demandLanguage(DocumentSource.Paper paper, PrinterSetup to) {
    if (paper.content() instanceof DocumentSource.Label label
        && !label.content().prints(to.language())) {
      throw ProblemException.refused(ProblemCode.CONFLICT, PrintWords.NO_ZPL, to.name());
    }
  }

  private static ProblemException noDefaultAt(String station) {
    return ProblemException.refused(ProblemCode.NOT_FOUND, PrintWords.NO_DEFAULT_AT, station);
  }

  private static ProblemException noneAt(String name, String station) {
    return ProblemException.refused(ProblemCode.NOT_FOUND, PrintWords.NO_PRINTER_AT, name, station);
  }

  static ProblemException noPrinter(@Nullable String name) {
    return ProblemException.refused(
        ProblemCode.NOT_FOUND,
        name == null ? PrintWords.NONE.of("tcp://192.0.2.5:9100") : PrintWords.NO_PRINTER.of(name));
  }
}
