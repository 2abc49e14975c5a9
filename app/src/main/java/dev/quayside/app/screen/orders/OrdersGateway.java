package dev.quayside.app.screen.orders;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.lease.LeaseGateway;
import dev.quayside.app.savedview.SavedViewsGateway;
import dev.quayside.app.screen.orders.batch.BatchGateway;
import dev.quayside.app.screen.orders.batch.Fallback;
import dev.quayside.app.screen.orders.change.ChangeGateway;
import dev.quayside.app.screen.orders.departure.DepartureGateway;
import dev.quayside.app.screen.orders.file.FilesGateway;
import dev.quayside.app.screen.orders.handling.HandlingGateway;
import dev.quayside.app.screen.orders.handling.SoldServices;
import dev.quayside.app.screen.orders.mark.MarkGateway;
import dev.quayside.app.screen.orders.pick.PickGateway;
import dev.quayside.app.screen.orders.sheet.SheetGateway;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.order.file.watch.WatchedFolder;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The Orders screen's access to the engine, for one workspace; called off the window's thread. All
/// may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public record OrdersGateway(WorkspaceEngine place) {

  private static final Message NOTHING = Message.said("—");

  private static final int MOST = 20_000;

  private static final int EXPORT_PAGE = 1_000;

  private static final int MOST_UNPRINTED = 1_000;

  private static final Set<Topic> TELLING =
      Set.of(
          Topic.ORDER_CHANGED,
          Topic.TRACKING_MOVED,
          Topic.TAG_CHANGED,
          Topic.ORDER_FILE_CHANGED,
          Topic.WATCHED_FOLDER_CHANGED,
          Topic.BATCH_CHANGED,
          Topic.PRINT_JOB_CHANGED);

  FilesGateway files() {
    return new FilesGateway(place);
  }

  BatchGateway batches() {
    return new BatchGateway(place);
  }

  DepartureGateway departures() {
    return new DepartureGateway(place);
  }

  SheetGateway sheets() {
    return new SheetGateway(place);
  }

  SavedViewsGateway views() {
    return new SavedViewsGateway(place, ViewList.ORDERS);
  }

  PickGateway picking() {
    return new PickGateway(place);
  }

  ChangeGateway changes() {
    return new ChangeGateway(place);
  }

  MarkGateway marks() {
    return new MarkGateway(place);
  }

  HandlingGateway handling() {
    return new HandlingGateway(place);
  }

  /// Calls `news` with what has changed, on any thread.
  ///
  /// @return stops listening
  public Runnable listen(Consumer<News> news) {
    return place.listen(TELLING, changes -> news.accept(news(changes)));
  }

  private static News news(List<Change> changes) {
    var orders = changes.stream().filter(change -> change.topic() == Topic.ORDER_CHANGED).toList();
    return new News(
        orders.stream().anyMatch(Change::isEverything),
        ids(changes, Topic.ORDER_CHANGED),
        ids(changes, Topic.TRACKING_MOVED),
        ids(changes, Topic.TAG_CHANGED),
        isAbout(changes, Topic.ORDER_FILE_CHANGED),
        isAbout(changes, Topic.WATCHED_FOLDER_CHANGED),
        isAbout(changes, Topic.BATCH_CHANGED),
        isAbout(changes, Topic.PRINT_JOB_CHANGED));
  }

  private static Set<String> ids(List<Change> changes, Topic topic) {
    return changes.stream()
        .filter(change -> change.topic() == topic)
        .flatMap(change -> change.ids().stream())
        .collect(Collectors.toSet());
  }

  private static boolean isAbout(List<Change> changes, Topic topic) {
    return changes.stream().anyMatch(change -> change.topic() == topic);
  }

  /// Id of the person at the window; empty when nobody had to sign in.
  String reader() {
    return Acting.person().map(Person::id).orElse("");
  }

  /// All orders, oldest first: they have waited longest.
  public List<OrderRow> orders() {
    return rows(place.engine().ordering().orders().atHand(place.caller(), MOST));
  }

  /// These orders, oldest first.
  public List<OrderRow> orders(Set<String> ids) {
    return rows(place.engine().ordering().orders().some(place.caller(), ids));
  }

  private List<OrderRow> rows(List<SalesOrder> orders) {
    var elsewhere = new LeaseGateway(place).elsewhere(orders);
    boolean desks = place.engine().installation().stations().areSeveral();
    var services = SoldServices.at(place);
    return orders.stream()
        .map(order -> OrderRow.of(order, desks, services::named).heldBy(elsewhere.get(order.id())))
        .toList();
  }

  /// Takes an order over from the desk that has it in hand.
  public void takeOver(String orderId) {
    new LeaseGateway(place).takeOver(orderId);
  }

  /// Writes the shipped orders with their tracking numbers.
  ///
  /// @return the number of orders
  public int exportShipped(Path to) {
    var orders = place.engine().ordering().orders();
    var shipped = OrderFilter.of(OrderState.SHIPPED);
    return SavedFile.write(
        to,
        out ->
            OrderExport.write(
                out, before -> orders.list(place.caller(), shipped, before, EXPORT_PAGE)));
  }

  /// The labels that are not known to be on paper, by their id.
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

  /// The service the rules choose for a parcel now.
  public OrderRow.Rated rate(BatchParcel parcel, Fallback fallback) {
    var found =
        estimates().prospect(place.caller(), parcel, sender(), fallback.choice().orElse(null));
    var rate = found.rate();
    return rate == null
        ? new OrderRow.Rated(null, found.why() == null ? NOTHING : found.why())
        : new OrderRow.Rated(
            rate.quote().amount(),
            Message.said(ServiceName.brief(rate.carrier(), rate.quote().serviceName())),
            found.unmapped() != null,
            weight(parcel).orElse(null),
            billedTo(rate.quote()));
  }

  private static @Nullable String billedTo(Quote quote) {
    var billed = quote.billed();
    return billed == null ? null : billed.accountEnd();
  }

  /// The weight of orders in one parcel; empty for one alone, or when one is not known.
  private Optional<Weight> weight(BatchParcel parcel) {
    if (parcel.with().isEmpty()) {
      return Optional.empty();
    }
    var ids = Stream.concat(Stream.of(parcel.orderId()), parcel.with().stream()).toList();
    var together =
        place.engine().ordering().orders().some(place.caller(), ids).stream()
            .map(order -> OrderRow.of(order, false, UnaryOperator.identity()))
            .toList();
    var weights = together.stream().flatMap(row -> Stream.ofNullable(row.weight())).toList();
    return weights.size() < ids.size() ? Optional.empty() : weights.stream().reduce(Weight::plus);
  }

  private BatchEstimates estimates() {
    return place.engine().ordering().batchEstimates();
  }

  public void cancel(String orderId) {
    place.engine().ordering().orders().cancel(place.caller(), orderId);
  }

  public void reopen(String orderId) {
    place.engine().ordering().orders().reopen(place.caller(), orderId);
  }

  /// Tells the shop once more of the order's parcels that it refused.
  public void tellShopAgain(String sourceId, String orderId) {
    place.engine().sources().tellAgain(place.caller(), sourceId, orderId);
  }

  public Optional<WatchedFolder> watched() {
    return place.engine().ordering().imports().folderWatch().of(place.caller());
  }

  public WatchedFolder watch(String path, boolean on) {
    return place.engine().ordering().imports().folderWatch().watch(place.caller(), path, on);
  }

  private Address sender() {
    return new DefaultSender(place).require();
  }

  /// What is to be read again.
  ///
  /// @param all whether any order may have changed
  /// @param orders ids of those that have
  /// @param moved ids of parcels and shipments whose carriers said something new
  /// @param tags ids of those that were renamed, coloured, deleted or made
  /// @param files whether a file was imported or corrected
  /// @param folder whether the watched folder has changed
  /// @param batch whether a batch made progress
  /// @param paper whether a print job has changed
  public record News(
      boolean all,
      Set<String> orders,
      Set<String> moved,
      Set<String> tags,
      boolean files,
      boolean folder,
      boolean batch,
      boolean paper) {}
}
