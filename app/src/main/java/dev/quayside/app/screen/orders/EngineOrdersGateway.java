package dev.quayside.app.screen.orders;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.ship.Sender;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.PackingSlipOption;
import dev.quayside.engine.order.file.FileText;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.OrderExport;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.Sheet;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Wording;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The Orders screen's access to the engine of this process.
public record EngineOrdersGateway(WorkspaceEngine place) implements OrdersGateway {

  private static final Message NOTHING = Message.said("—");

  private static final int MOST = 20_000;
  private static final int EXPORT_PAGE = 1_000;
  private static final int MOST_UNPRINTED = 1_000;
  private static final String BATCH_PRINT = "batch.print";

  private static final Set<Topic> TELLING =
      Set.of(
          Topic.ORDER_CHANGED,
          Topic.ORDER_FILE_CHANGED,
          Topic.WATCHED_FOLDER_CHANGED,
          Topic.BATCH_CHANGED,
          Topic.PRINT_JOB_CHANGED);

  @Override
  public Runnable listen(Consumer<News> news) {
    return place.listen(TELLING, changes -> news.accept(news(changes)));
  }

  private static News news(List<Change> changes) {
    var orders = changes.stream().filter(change -> change.topic() == Topic.ORDER_CHANGED).toList();
    return new News(
        orders.stream().anyMatch(Change::isEverything),
        orders.stream().flatMap(change -> change.ids().stream()).collect(Collectors.toSet()),
        isAbout(changes, Topic.ORDER_FILE_CHANGED),
        isAbout(changes, Topic.WATCHED_FOLDER_CHANGED),
        isAbout(changes, Topic.BATCH_CHANGED),
        isAbout(changes, Topic.PRINT_JOB_CHANGED));
  }

  private static boolean isAbout(List<Change> changes, Topic topic) {
    return changes.stream().anyMatch(change -> change.topic() == topic);
  }

  @Override
  public List<OrderRow> orders() {
    return place.engine().ordering().orders().atHand(place.caller(), MOST).stream()
        .map(OrderRow::of)
        .toList();
  }

  @Override
  public List<OrderRow> orders(Set<String> ids) {
    return place.engine().ordering().orders().some(place.caller(), ids).stream()
        .map(OrderRow::of)
        .toList();
  }

  @Override
  public Preview preview(Path file) {
    try {
      if (Files.size(file) > 20L * 1024 * 1024) {
        throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LARGE);
      }
      return place.engine().ordering().orderFiles().preview(place.caller(), FileText.bytes(file));
    } catch (IOException unreadable) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, AppWords.FILE_GONE);
    }
  }

  @Override
  public Preview preview(Preview before, Mapping mapping) {
    return place.engine().ordering().orderFiles().preview(before, mapping);
  }

  @Override
  public Imported take(String name, Preview preview) {
    return place.engine().ordering().orderFiles().take(place.caller(), name, preview);
  }

  @Override
  public List<Imported> unfinished() {
    return place.engine().ordering().orderFiles().unfinished(place.caller());
  }

  @Override
  public List<CustomsQuestion> customsQuestions() {
    var home = new Sender(place).find().map(Address::country);
    var questions = place.engine().ordering().customsQuestions();
    return home.map(country -> questions.open(place.caller(), country)).orElse(List.of());
  }

  @Override
  public void answer(CustomsAnswer answer) {
    place.engine().ordering().customsQuestions().answer(place.caller(), answer);
  }

  @Override
  public Imported mend(String fileId, List<Sheet.Line> lines) {
    return place.engine().ordering().orderFiles().mend(place.caller(), fileId, lines);
  }

  @Override
  public Imported dismiss(String fileId, int line) {
    return place.engine().ordering().orderFiles().dismiss(place.caller(), fileId, line);
  }

  @Override
  public void saveBadLines(String fileId, Path to, Wording wording) {
    write(to, place.engine().ordering().orderFiles().badLines(place.caller(), fileId, wording));
  }

  @Override
  public int exportShipped(Path to) {
    var orders = place.engine().ordering().orders();
    var shipped = OrderFilter.of(OrderState.SHIPPED);
    try (var out = new BufferedOutputStream(Files.newOutputStream(to))) {
      return OrderExport.write(
          out, before -> orders.list(place.caller(), shipped, before, EXPORT_PAGE));
    } catch (IOException refused) {
      throw unwritten();
    }
  }

  @Override
  public Map<String, Unprinted> unprinted() {
    var all = place.engine().printService().unprinted(place.caller());
    return all.isEmpty() ? all : waiting(all);
  }

  /// The labels that the carrier has not scanned yet: one that was scanned was on paper, however it
  /// was printed.
  private Map<String, Unprinted> waiting(Map<String, Unprinted> all) {
    var search = ShipmentSearch.EVERYTHING.under(ShipmentTab.UNPRINTED).among(all.keySet());
    return place.engine().lists().shipments().first(place.caller(), search, MOST_UNPRINTED).stream()
        .map(Shipment::labelId)
        .collect(Collectors.toMap(label -> label, all::get));
  }

  @Override
  public OrderRow.Rated rate(BatchParcel parcel, Fallback fallback) {
    var found =
        estimates().prospect(place.caller(), parcel, sender(), fallback.choice().orElse(null));
    var rate = found.rate();
    return rate == null
        ? new OrderRow.Rated(null, found.why() == null ? NOTHING : found.why())
        : new OrderRow.Rated(rate.quote().amount(), Message.said(rate.quote().serviceName()));
  }

  @Override
  public Optional<BatchEstimate> question(List<BatchParcel> parcels, Fallback fallback) {
    return estimates().question(place.caller(), parcels, sender(), fallback.choice().orElse(null));
  }

  private BatchEstimates estimates() {
    return place.engine().ordering().batchEstimates();
  }

  @Override
  public Batch start(List<BatchParcel> parcels, Fallback fallback, PackingSlipOption slips) {
    var environment = place.caller().environment();
    boolean print = !place.engine().printService().printers().of(environment).isEmpty();
    return place
        .engine()
        .ordering()
        .batches()
        .start(
            place.caller(), parcels, sender(), fallback.choice().orElse(null), print, null, slips);
  }

  /// The choice of packing slips for batches, as the workspace stores it.
  private record BatchPrint(PackingSlipOption slips) {}

  @Override
  public PackingSlipOption slips() {
    return place
        .engine()
        .settings()
        .find(place.caller(), BATCH_PRINT, BatchPrint.class)
        .map(BatchPrint::slips)
        .orElse(PackingSlipOption.NONE);
  }

  @Override
  public void keepSlips(PackingSlipOption slips) {
    place.engine().settings().keep(place.caller(), BATCH_PRINT, new BatchPrint(slips));
  }

  @Override
  public Optional<Batch> newest() {
    return place.engine().ordering().batches().newest(place.caller(), 1).stream().findFirst();
  }

  @Override
  public Batch batch(String id) {
    return place.engine().ordering().batches().get(place.caller(), id);
  }

  @Override
  public Batch pause(String id) {
    return place.engine().ordering().batches().pause(place.caller(), id);
  }

  @Override
  public Batch resume(String id) {
    return place.engine().ordering().batches().resume(place.caller(), id);
  }

  @Override
  public Batch cancelBatch(String id) {
    return place.engine().ordering().batches().cancel(place.caller(), id);
  }

  @Override
  public Batch retry(String id) {
    return place.engine().ordering().batches().retry(place.caller(), id);
  }

  @Override
  public void hold(String orderId, String reason) {
    place.engine().ordering().orders().hold(place.caller(), orderId, Message.said(reason));
  }

  @Override
  public void release(String orderId) {
    place.engine().ordering().orders().release(place.caller(), orderId);
  }

  @Override
  public void cancel(String orderId) {
    place.engine().ordering().orders().cancel(place.caller(), orderId);
  }

  @Override
  public void reopen(String orderId) {
    place.engine().ordering().orders().reopen(place.caller(), orderId);
  }

  @Override
  public HandlingChoices handlingChoices() {
    var engine = place.engine();
    var country = new Sender(place).find().map(Address::country).orElse("");
    return new HandlingChoices(
        engine.presets().list(place.caller()).stream().map(Preset::name).toList(),
        engine.carriers().selling(place.caller()).stream()
            .map(Carrier::profile)
            .flatMap(profile -> profile.services().stream().map(one -> named(profile, one)))
            .toList(),
        Units.of(country));
  }

  private static Service named(CarrierProfile carrier, CarrierService service) {
    var name = service.name();
    return new Service(
        service.code(), name.startsWith(carrier.name()) ? name : carrier.name() + " " + name);
  }

  @Override
  public int handle(List<String> orderIds, HandlingChange change) {
    return place.engine().ordering().orders().handle(place.caller(), orderIds, change);
  }

  @Override
  public Optional<WatchedFolder> watched() {
    return place.engine().ordering().folderWatch().of(place.caller());
  }

  @Override
  public WatchedFolder watch(String path, boolean on) {
    return place.engine().ordering().folderWatch().watch(place.caller(), path, on);
  }

  private Address sender() {
    return new Sender(place).require();
  }

  private static void write(Path to, byte[] content) {
    try {
      Files.write(to, content);
    } catch (IOException refused) {
      throw unwritten();
    }
  }

  private static ProblemException unwritten() {
    return ProblemException.refused(ProblemCode.CONFLICT, AppWords.FILE_UNWRITTEN);
  }
}
