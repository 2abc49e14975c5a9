package dev.quayside.engine.print.setup;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.print.PrintRoute;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.source.PrintKind;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// /v1/print-routes: which printer prints which kind of document in a workspace, at one desk.
public record PrintRouteRoutes(PrintService printService, Carriers carriers) implements Routes {

  private static final String ROUTES = "/v1/print-routes";
  private static final String STATION = "station";

  @Override
  public void register(RouteTable routes) {
    routes.get(ROUTES, Role.VIEWER, this::list);
    routes.put(ROUTES, Role.OPERATOR, PrintRouteJson::read, this::put);
    routes.delete(ROUTES, Role.OPERATOR, this::remove);
  }

  private Reply list(Call call) {
    var station = call.query(query -> Optional.ofNullable(query.text(STATION)));
    var all = printService.routing().all(call.caller(), station.orElse(null));
    return call.list(all, PrintRouteJson::of);
  }

  private Reply put(Call call, PrintRoute route) {
    var printers = printService.printers().of(call.caller().environment());
    if (printers.stream().noneMatch(each -> each.name().equals(route.printer()))) {
      throw ProblemException.notFound(PrintWords.PRINTER, route.printer());
    }
    if (!route.carrier().isEmpty() && carriers.find(call.caller(), route.carrier()).isEmpty()) {
      var known =
          carriers.of(call.caller()).stream()
              .map(each -> each.profile().code())
              .collect(Collectors.joining(", "));
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "carrier", FieldWords.ONE_OF, known);
    }
    return Reply.ok(PrintRouteJson.of(printService.routing().put(call.caller(), route)));
  }

  private void remove(Call call) {
    record Which(PrintKind kind, String carrier, @Nullable String station) {}
    var which = call.query(query -> new Which(kind(query), carrier(query), query.text(STATION)));
    if (!printService
        .routing()
        .remove(call.caller(), which.kind(), which.carrier(), which.station())) {
      throw ProblemException.notFound(PrintWords.THIS_ROUTE);
    }
  }

  /// Reads the required kind. The value returned for a missing one is never used: the violation is
  /// thrown first.
  private static PrintKind kind(QueryParameters query) {
    var kind = query.choice("kind", PrintKind.values(), PrintKind::wire);
    if (kind == null && query.violations().list().isEmpty()) {
      query.violations().add("kind", FieldWords.REQUIRED);
    }
    return Objects.requireNonNullElse(kind, PrintKind.LABEL);
  }

  private static String carrier(QueryParameters query) {
    return Objects.requireNonNullElse(query.text("carrier"), "");
  }
}
