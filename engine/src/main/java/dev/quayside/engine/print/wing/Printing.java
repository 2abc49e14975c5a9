package dev.quayside.engine.print.wing;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.print.PrintRoutes;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printnode.PrintNode;
import dev.quayside.engine.print.printnode.PrintNodeRoutes;
import dev.quayside.engine.print.printnode.PrintNumbers;
import dev.quayside.engine.print.printnode.RemoteFiles;
import dev.quayside.engine.print.setup.PrintRouteRoutes;
import dev.quayside.engine.print.setup.PrinterRoutes;
import dev.quayside.engine.print.station.StationRoutes;
import java.util.List;

/// Wing `print`: the printers of all desks, and what is printed where.
///
/// @param node the same as PrintNode's API has it
/// @param keys of the programs that print
public record Printing(
    Foundation base,
    PrintService service,
    PrintNode node,
    ApiKeys keys,
    Workspaces workspaces,
    Carriers carriers)
    implements Wing {

  /// @param files that a print job names by their address
  public static Printing of(
      Foundation base,
      PrintService service,
      RemoteFiles files,
      ApiKeys keys,
      Workspaces workspaces,
      Carriers carriers) {
    var node =
        new PrintNode(
            service,
            base.stations(),
            keys,
            new PrintNumbers(base.database(), base.time()),
            files,
            base.time());
    return new Printing(base, service, node, keys, workspaces, carriers);
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new StationRoutes(base.stations(), service),
        new PrintRoutes(service, keys),
        new PrintNodeRoutes(node, workspaces::name),
        new PrinterRoutes(service, base.egress(), base.time()),
        new PrintRouteRoutes(service, carriers));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(caller -> service.content().deleteOld(caller.workspace()))
            .seldom()
            .byOneEngine());
  }

  @Override
  public List<Worker> workers() {
    return List.of(new Worker(Stage.OUTPUT, service::start, service::close));
  }
}
