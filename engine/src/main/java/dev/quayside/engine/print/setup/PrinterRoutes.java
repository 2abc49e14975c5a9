package dev.quayside.engine.print.setup;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterJson;
import dev.quayside.engine.print.printer.PrinterSetup;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;

/// /v1/printers and /v1/printers/search: the printers of this installation, which all its
/// workspaces share. Those added by a sandbox key are for the sandbox only.
public final class PrinterRoutes implements Routes {

  private static final String SEARCH = "/v1/printers/search";

  private final PrintService printService;
  private final PrinterPlaces places;
  private final PrinterSearch search;

  public PrinterRoutes(PrintService printService, EgressPolicy egress, InstantSource clock) {
    this.printService = printService;
    places = new PrinterPlaces(printService, egress);
    search = new PrinterSearch(printService, clock);
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/printers", Role.PRINTER, this::list);
    routes.post("/v1/printers", Role.ADMIN, PrinterRequestJson::readNew, this::add);
    routes.post(SEARCH, Role.ADMIN, this::look);
    routes.get(SEARCH, Role.ADMIN, _ -> Reply.ok(PrinterSearchJson.of(search.last())));
    routes.get("/v1/printers/:name", Role.PRINTER, this::get);
    routes.patch("/v1/printers/:name", Role.ADMIN, PrinterRequestJson::read, this::change);
    routes.delete("/v1/printers/:name", Role.ADMIN, this::remove);
  }

  private Reply list(Call call) {
    return call.list(printers(call).toList(), this::json);
  }

  private Reply add(Call call, PrinterRequestJson.New asked) {
    var wanted = asked.said().named(asked.name(), call.caller().environment());
    places.check(call.caller(), wanted.address());
    return call.created(
        key -> printService.printers().setUp(printers -> printers.add(wanted, key)),
        PrinterRoutes::unseen);
  }

  private Reply get(Call call) {
    var name = call.path("name");
    return printers(call)
        .filter(each -> each.name().equals(name))
        .findFirst()
        .map(each -> Reply.ok(json(each)))
        .orElseThrow(() -> none(name));
  }

  private Reply change(Call call, PrinterChange said) {
    var address = said.address();
    if (address != null) {
      places.check(call.caller(), address);
    }
    var name = call.path("name");
    var environment = call.caller().environment();
    return Reply.ok(
        json(
            printService
                .printers()
                .setUp(printers -> printers.change(name, environment, said::of))));
  }

  private void remove(Call call) {
    var name = call.path("name");
    var environment = call.caller().environment();
    if (!printService.printers().remove(name, printers -> printers.remove(name, environment))) {
      throw none(name);
    }
  }

  private Reply look(Call call) {
    return Reply.json(202, PrinterSearchJson.of(search.start())).with("Location", SEARCH);
  }

  private Stream<PrinterSetup> printers(Call call) {
    return printService.printers().of(call.caller().environment()).stream();
  }

  private PrinterJson json(PrinterSetup setup) {
    return PrinterJson.of(setup, printService.printers().sighting(setup));
  }

  /// A new printer, which has not been asked for its state yet.
  private static PrinterJson unseen(PrinterSetup setup) {
    return PrinterJson.of(setup, Optional.empty());
  }

  private static ProblemException none(String name) {
    return ProblemException.notFound(PrintWords.PRINTER, name);
  }
}
