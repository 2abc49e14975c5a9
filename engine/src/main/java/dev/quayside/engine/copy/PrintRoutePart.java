package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.station.KnownStation;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrinterSetup;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which printer prints what, at every desk. Printers are the installation's; one for practice does
/// not print in a live workspace.
public record PrintRoutePart(PrintService printing, Stations stations) implements CopyPart {

  @Override
  public CopyKind kind() {
    return CopyKind.PRINT_ROUTES;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var printers =
        printing.printers().of(request.to().environment()).stream()
            .map(PrinterSetup::name)
            .collect(Collectors.toSet());
    return stations.all().stream()
        .map(KnownStation::station)
        .flatMap(
            station -> {
              var there = printing.routing().all(request.to(), station.name());
              return printing.routing().all(request.from(), station.name()).stream()
                  .map(
                      route ->
                          printers.contains(route.printer())
                              ? step(request, route, there)
                              : CopyStep.refused(
                                  name(route),
                                  List.of(
                                      new Violation(
                                          "printer", CopyWords.NO_PRINTER.of(route.printer())))));
            });
  }

  private CopyStep step(CopyRequest request, PrintRoute route, List<PrintRoute> there) {
    var before = like(route, there);
    return CopyStep.of(
        request,
        name(route),
        before.isPresent(),
        () -> before.filter(each -> each.printer().equals(route.printer())).isPresent(),
        List.of(),
        () -> printing.routing().put(request.to(), route));
  }

  private static Optional<PrintRoute> like(PrintRoute route, List<PrintRoute> there) {
    return there.stream()
        .filter(each -> each.kind() == route.kind() && each.carrier().equals(route.carrier()))
        .findFirst();
  }

  private static String name(PrintRoute route) {
    var carrier = route.carrier().isEmpty() ? "" : " " + route.carrier();
    return route.kind().wire() + carrier + " @ " + Objects.requireNonNullElse(route.station(), "");
  }
}
