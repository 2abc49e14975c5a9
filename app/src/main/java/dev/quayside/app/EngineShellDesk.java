package dev.quayside.app;

import dev.quayside.app.screen.ship.ShipDesk;
import dev.quayside.app.shell.Errand;
import dev.quayside.app.shell.FirstSteps;
import dev.quayside.app.shell.Found;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.shell.ShellDesk;
import dev.quayside.app.shell.WindowMemory;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.ShipmentFilter;
import dev.quayside.engine.wallet.Wallet;
import dev.quayside.engine.workspace.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The frame's desk on the engine of this process.
final class EngineShellDesk implements ShellDesk {

  private static final int FEW = 8;

  private final PrintBoard board = new PrintBoard();
  private final OpeningEngine opening;
  private final Path dataDirectory;

  EngineShellDesk(OpeningEngine opening, Path dataDirectory) {
    this.opening = opening;
    this.dataDirectory = dataDirectory;
  }

  @Override
  public List<Workspace> workspaces() {
    return opening.get().workspaces().all();
  }

  @Override
  public List<Money> balances(Workspace workspace) {
    return opening.get().wallets().all(workspace.desk()).stream().map(Wallet::available).toList();
  }

  @Override
  public Printing printing() {
    return board.of(opening.get());
  }

  @Override
  public List<Found> find(Workspace workspace, String words) {
    var engine = opening.get();
    var caller = workspace.desk();
    var orders =
        engine.orders().list(caller, new OrderFilter(Set.of(), words), null, FEW).stream()
            .map(EngineShellDesk::found);
    var tracked = new ShipmentFilter(null, null, null, null, words, null, null, null);
    var referenced = new ShipmentFilter(null, null, null, null, null, words, null, null);
    var shipments =
        Stream.of(tracked, referenced)
            .flatMap(
                filter ->
                    engine
                        .dispatch()
                        .shipments()
                        .list(caller, filter, Page.Request.FIRST)
                        .items()
                        .stream())
            .limit(FEW)
            .map(EngineShellDesk::found);
    return Stream.concat(shipments, orders).toList();
  }

  @Override
  public FirstSteps firstSteps(Workspace workspace) {
    var engine = opening.get();
    var sender =
        engine
            .settings()
            .find(workspace.desk(), EngineShipDesk.MEMORY, ShipDesk.Memory.class)
            .map(ShipDesk.Memory::sender);
    boolean carrier =
        engine.workspaces().all().stream()
            .filter(one -> one.environment() == Environment.PRODUCTION)
            .anyMatch(one -> !engine.carriers().of(one.desk()).isEmpty());
    return new FirstSteps(!engine.printDesk().printers().isEmpty(), sender.isPresent(), carrier);
  }

  private static Found found(SalesOrder order) {
    return new Found(
        Found.Kind.ORDER,
        order.number(),
        joined(order.details().to().name(), order.details().to().city()),
        new Errand.ShipOrder(order.id()));
  }

  private static Found found(Shipment shipment) {
    var consignment = shipment.consignment();
    var number = shipment.trackingNumber().orElse(shipment.id());
    var reference = consignment.reference();
    return new Found(
        Found.Kind.SHIPMENT,
        reference == null ? number : reference,
        joined(consignment.to().name(), reference == null ? null : number),
        new Errand.ShowShipment(shipment.id()));
  }

  private static String joined(@Nullable String... parts) {
    return Stream.of(parts).filter(Objects::nonNull).collect(Collectors.joining(", "));
  }

  @Override
  public void remember(WindowMemory memory) {
    OffWindowThread.require();
    memory.save(dataDirectory);
  }
}
