package dev.quayside.app.screen.ship;

import dev.quayside.app.DataPlace;
import dev.quayside.app.email.LabelEmailGateway;
import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.lease.LeaseGateway;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.print.PrintStates;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.box.BoxGateway;
import dev.quayside.app.screen.ship.check.CheckGateway;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.options.OptionsGateway;
import dev.quayside.app.screen.ship.packing.Memory;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.order.picklist.PickListView;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The Ship screen's access to the engine of this process.
public record EngineShipGateway(WorkspaceEngine place) implements ShipGateway {

  private static final Logger LOG = LoggerFactory.getLogger(EngineShipGateway.class);

  /// The settings key of the stored form.
  private static final String MEMORY = "ship";

  private static final PrintState NO_PRINTER =
      new PrintState(PrintState.Step.NO_PRINTER, null, null);

  private static final int CONTACTS = 8;

  /// Countries with tables of postal codes. The tables are read before the first address is typed,
  /// which would otherwise have to wait.
  private static final List<String> HOMES = List.of("US", "CA", "AU", "GB");

  @Override
  public Instant now() {
    return place.now();
  }

  @Override
  public Memory memory() {
    var engine = place.engine();
    var workspace = place.where().in(engine);
    HOMES.forEach(country -> engine.parcels().addressValidations().review(anywhereIn(country)));
    return engine
        .installation()
        .deskSettings()
        .find(workspace.ownCaller(), MEMORY, Memory.class)
        .orElseGet(() -> first(workspace));
  }

  @Override
  public void remember(Memory memory) {
    place.engine().installation().deskSettings().keep(place.caller(), MEMORY, memory);
  }

  @Override
  public Senders senders() {
    return new Senders(
        place.engine().parcels().locations().list(place.caller()), DefaultSender.practice(place));
  }

  @Override
  public Location keepSender(@Nullable String location, AddressDraft sender) {
    return place.engine().parcels().locations().keep(place.caller(), location, sender);
  }

  @Override
  public RateQuote quote(RateRequest request, Consumer<CarrierRates> asTheyCome) {
    return place.engine().rating().rates().quote(place.caller(), request, asTheyCome);
  }

  @Override
  public Shipment buy(String draftId, @Nullable OrderPart part, LabelRequest order) {
    var purchase = place.engine().formPurchase();
    return part == null
        ? purchase.buy(place.caller(), draftId, order)
        : purchase.buy(place.caller(), draftId, part.orderId(), part.packing(), order);
  }

  @Override
  public void learn(List<CustomsAnswer> declared) {
    try {
      place.engine().ordering().customsQuestions().learn(place.caller(), declared);
    } catch (ProblemException refused) {
      LOG.warn("what was declared is not remembered: {}", refused.getMessage());
    }
  }

  @Override
  public PackedOrder pack(OrderPart part, AddressDraft sender) {
    return place
        .engine()
        .ordering()
        .fulfilment()
        .pack(place.caller(), part.orderId(), part.packing(), sender.value());
  }

  @Override
  public SalesOrder orderNow(String orderId) {
    return place.engine().ordering().orders().get(place.caller(), orderId);
  }

  @Override
  public List<PickListView> carts(String orderId) {
    var caller = place.caller();
    var list = place.engine().ordering().orders().get(caller, orderId).pickList();
    return list == null
        ? List.of()
        : List.of(place.engine().ordering().pickLists().get(caller, list.id()));
  }

  @Override
  public CheckGateway checks() {
    return new CheckGateway(place);
  }

  @Override
  public List<SalesOrder> together(String orderId) {
    return place.engine().ordering().orders().together(place.caller(), orderId);
  }

  @Override
  public Shipment find(String shipmentId) {
    return place.engine().shipping().shipments().get(place.caller(), shipmentId);
  }

  @Override
  public Shipment cancel(String shipmentId) {
    return place.engine().shipping().voids().cancel(place.caller(), shipmentId, RequestKey.none());
  }

  @Override
  public LabelEmailGateway emails() {
    return new LabelEmailGateway(place, DataPlace.ofSystem().downloads());
  }

  @Override
  public byte[] art(Shipment shipment) {
    return place.engine().documents().labelArt().picture(place.caller(), shipment);
  }

  @Override
  public Optional<Money> quotedOtherwise(Shipment shipment) {
    return place.engine().shipping().shipments().quotedOtherwise(place.caller(), shipment);
  }

  /// Prints a label once, also when it is called twice for one purchase, as after a crash.
  @Override
  public PrintState print(Shipment shipment) {
    var prints = place.engine().printService();
    if (!prints.jobs(place.caller(), shipment).isEmpty()) {
      return PrintState.EARLIER;
    }
    return prints.printOnce(place.caller(), shipment).isEmpty()
        ? NO_PRINTER
        : PrintStates.all(prints, prints.newest(place.caller(), shipment)).orElse(NO_PRINTER);
  }

  @Override
  public PrintState reprint(Shipment shipment) {
    var engine = place.engine();
    var caller = place.caller();
    return engine.printService().printers().of(caller.environment()).isEmpty()
        ? NO_PRINTER
        : PrintStates.all(
                engine.printService(), engine.printService().printAllAgain(caller, shipment))
            .orElse(NO_PRINTER);
  }

  @Override
  public Optional<PrintState> printState(Shipment shipment) {
    var engine = place.engine();
    var prints = engine.printService();
    return PrintStates.all(prints, prints.newest(place.caller(), shipment));
  }

  @Override
  public Runnable listen(Runnable printing, Runnable orders) {
    return place.listen(
        EnumSet.of(Topic.PRINT_JOB_CHANGED, Topic.PRINTER_CHANGED, Topic.ORDER_CHANGED),
        changes -> {
          boolean ordered = changes.stream().anyMatch(each -> each.topic() == Topic.ORDER_CHANGED);
          if (ordered) {
            orders.run();
          }
          if (changes.stream().anyMatch(each -> each.topic() != Topic.ORDER_CHANGED)) {
            printing.run();
          }
        });
  }

  @Override
  public TablesGateway tables() {
    return new TablesGateway(place);
  }

  @Override
  public OptionsGateway options() {
    return new OptionsGateway(place);
  }

  @Override
  public BoxGateway boxes() {
    return new BoxGateway(place);
  }

  @Override
  public LeaseGateway leases() {
    return new LeaseGateway(place);
  }

  @Override
  public Scanned scan(String code, AddressDraft sender) {
    return place.engine().ordering().scans().read(place.caller(), code, sender.value());
  }

  @Override
  public Scanned order(String orderId, AddressDraft sender) {
    return place.engine().ordering().scans().order(place.caller(), orderId, sender.value());
  }

  @Override
  public List<Contact> contacts(String words) {
    return place
        .engine()
        .ordering()
        .addressBook()
        .complete(place.caller(), Contact.Kind.RECIPIENT, words, CONTACTS);
  }

  @Override
  public List<Preset> presets() {
    return place.engine().parcels().presets().list(place.caller());
  }

  @Override
  public AddressReview review(AddressDraft address) {
    return place.engine().parcels().addressValidations().review(address);
  }

  @Override
  public Map<String, BigDecimal> onTime() {
    return place.engine().analytics().reports().onTimeShares(place.caller());
  }

  private static AddressDraft anywhereIn(String country) {
    return new AddressDraft(null, null, null, null, "-", null, "00000", country, null, null);
  }

  /// The form of a new workspace: a sample parcel in a sandbox, empty in production.
  private static Memory first(Workspace workspace) {
    return workspace.environment() == Environment.SANDBOX
        ? new Memory(
            null,
            Draft.of(
                UUID.randomUUID().toString(), Sample.RECIPIENT, Sample.PARCEL, Sample.REFERENCE),
            List.of())
        : new Memory(null, null, List.of());
  }
}
