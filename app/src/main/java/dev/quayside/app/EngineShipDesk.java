package dev.quayside.app;

import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.ShipDesk;
import dev.quayside.engine.Engine;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.rate.CarrierRates;
import dev.quayside.engine.rate.RateQuote;
import dev.quayside.engine.rate.RateRequest;
import dev.quayside.engine.shipment.LabelFormat;
import dev.quayside.engine.shipment.Order;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.printing.measure.Dpi;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/// The Ship screen's desk on the engine of this process.
public final class EngineShipDesk implements ShipDesk {

  private static final String MEMORY = "ship";
  private static final PrintState NO_PRINTER =
      new PrintState(PrintState.Step.NO_PRINTER, null, null);

  private final OpeningEngine opening;
  private final ChosenWorkspace where;

  public EngineShipDesk(OpeningEngine opening, ChosenWorkspace where) {
    this.opening = opening;
    this.where = where;
  }

  @Override
  public Instant now() {
    return opening
        .ifOpen()
        .flatMap(engine -> where.ifFound().map(workspace -> engine.clocks().now(workspace.id())))
        .orElse(Instant.EPOCH);
  }

  @Override
  public Memory memory() {
    var engine = opening.get();
    var workspace = where.in(engine);
    return engine
        .settings()
        .find(workspace.desk(), MEMORY, Memory.class)
        .orElseGet(() -> first(workspace));
  }

  @Override
  public void remember(Memory memory) {
    var engine = opening.get();
    engine.settings().keep(caller(engine), MEMORY, memory);
  }

  @Override
  public RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome) {
    var engine = opening.get();
    return engine.rates().quote(caller(engine), request, asTheyCome);
  }

  @Override
  public Shipment buy(String draftId, Order order) {
    var engine = opening.get();
    return engine.deskPurchase().buy(caller(engine), draftId, order);
  }

  @Override
  public Shipment find(String shipmentId) {
    var engine = opening.get();
    return engine.dispatch().shipments().get(caller(engine), shipmentId);
  }

  @Override
  public Shipment cancel(String shipmentId) {
    var engine = opening.get();
    return engine.dispatch().voids().cancel(caller(engine), shipmentId, Receipt.none());
  }

  @Override
  public byte[] art(Shipment shipment) {
    var engine = opening.get();
    return engine
        .labelArt()
        .file(shipment, caller(engine).environment(), LabelFormat.PNG, Dpi.DPI_203);
  }

  /// A purchase that is told of twice, as after a crash, prints once.
  @Override
  public PrintState print(Shipment shipment) {
    var engine = opening.get();
    var caller = caller(engine);
    var before = printState(shipment);
    if (before.isPresent()) {
      return before.get();
    }
    return engine.printDesk().printers().isEmpty()
        ? NO_PRINTER
        : PrintStates.of(engine.printDesk().print(caller, shipment, null));
  }

  /// A job that still waits is tried at once instead of being doubled.
  @Override
  public PrintState reprint(Shipment shipment) {
    var engine = opening.get();
    var jobs = engine.printDesk().jobs(caller(engine), shipment);
    if (jobs.isEmpty()) {
      return print(shipment);
    }
    var newest = jobs.getFirst();
    if (newest.state().isWaiting()) {
      engine.printDesk().retryNow(newest.printer());
      return PrintStates.of(newest);
    }
    return PrintStates.of(engine.printDesk().reprint(newest.id()));
  }

  @Override
  public Optional<PrintState> printState(Shipment shipment) {
    var engine = opening.get();
    return engine.printDesk().jobs(caller(engine), shipment).stream()
        .findFirst()
        .map(PrintStates::of);
  }

  private Caller caller(Engine engine) {
    return where.in(engine).desk();
  }

  /// A sandbox starts with a parcel to try; real work starts empty.
  private static Memory first(Workspace workspace) {
    return workspace.environment() == Environment.SANDBOX
        ? new Memory(
            Sample.SENDER,
            new Draft(
                UUID.randomUUID().toString(), Sample.RECIPIENT, Sample.PARCEL, Sample.REFERENCE))
        : new Memory(null, null);
  }
}
