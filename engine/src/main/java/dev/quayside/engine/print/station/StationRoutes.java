package dev.quayside.engine.print.station;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.station.StationWords;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrinterSetup;
import java.util.List;

/// /v1/stations.
public record StationRoutes(Stations stations, PrintService printService) implements Routes {

  private static final String STATION = "/v1/stations/:id";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/stations", Role.VIEWER, this::list);
    routes.patch(STATION, Role.ADMIN, StationJson::readName, this::rename);
    routes.delete(
        STATION, Role.ADMIN, call -> printService.printers().forgetStation(call.path("id")));
  }

  private Reply list(Call call) {
    var printers = printService.printers().of(call.caller().environment());
    return call.list(
        stations.all(), known -> StationJson.of(known, names(printers, known.station())));
  }

  private Reply rename(Call call, String name) {
    var renamed = printService.printers().renameStation(call.path("id"), name);
    var printers = printService.printers().of(call.caller().environment());
    return stations.all().stream()
        .filter(known -> known.station().id().equals(renamed.id()))
        .findFirst()
        .map(known -> Reply.ok(StationJson.of(known, names(printers, known.station()))))
        .orElseThrow(() -> ProblemException.notFound(StationWords.STATION, renamed.id()));
  }

  private static List<String> names(List<PrinterSetup> printers, Station station) {
    return printers.stream()
        .filter(each -> station.name().equals(each.station()))
        .map(PrinterSetup::name)
        .toList();
  }
}
