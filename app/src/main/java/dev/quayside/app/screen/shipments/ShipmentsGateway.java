package dev.quayside.app.screen.shipments;

import dev.quayside.app.email.LabelEmailGateway;
import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.savedview.SavedViewsGateway;
import dev.quayside.app.screen.shipments.sheet.ShipmentSheetGateway;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.order.view.ViewList;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.LabelStatus;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.CarrierPapers.Paper;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The Shipments screen's access to the engine, for one workspace. Every call but {@link #now} may
/// block and is made off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
///
/// @param exports the folder for exported tables
public record ShipmentsGateway(WorkspaceEngine place, Path exports) {

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss");

  private static final Set<Topic> TELLING =
      Set.of(
          Topic.LABEL_CREATED,
          Topic.LABEL_CANCELLED,
          Topic.SHIPMENT_CHANGED,
          Topic.TRACKING_MOVED,
          Topic.PRINT_JOB_CHANGED,
          Topic.WALLET_MOVED);

  LabelEmailGateway emails() {
    return new LabelEmailGateway(place, exports);
  }

  ShipmentSheetGateway sheets() {
    return new ShipmentSheetGateway(place);
  }

  SavedViewsGateway views() {
    return new SavedViewsGateway(place, ViewList.SHIPMENTS);
  }

  /// The workspace's clock; never blocks.
  public Instant now() {
    return place.now();
  }

  /// The search with the ids of unprinted labels, which only the print queue knows.
  private ShipmentSearch resolved(ShipmentSearch search) {
    return search.tab() == ShipmentTab.UNPRINTED
        ? resolved(search, place.engine().printService().unprinted(place.caller()).keySet())
        : search;
  }

  private static ShipmentSearch resolved(ShipmentSearch search, Set<String> unprinted) {
    return search.tab() == ShipmentTab.UNPRINTED ? search.among(unprinted) : search;
  }

  /// @param sought ids whose positions are wanted
  public Found find(ShipmentSearch search, Set<String> sought) {
    var caller = place.caller();
    var unprinted = place.engine().printService().unprinted(caller);
    return new Found(
        lists().outline(caller, resolved(search, unprinted.keySet()), sought),
        lists().counts(caller, search, unprinted.keySet()),
        unprinted);
  }

  /// The shipments from a row on, in the order of {@link #find}.
  public List<Shipment> page(ShipmentSearch search, RowKey from, int most) {
    return lists().page(place.caller(), resolved(search), from, most);
  }

  /// A selection of all that the search finds now.
  public ShipmentSelection all(ShipmentSearch search) {
    return lists().all(place.caller(), resolved(search));
  }

  /// The next ids of a selection, newest first.
  ///
  /// @param before the last id of the part before; null for the first part
  public List<String> chosen(ShipmentSelection selection, @Nullable String before, int most) {
    return lists().chosen(place.caller(), selection, before, most);
  }

  /// At most some hundred shipments, in this order; those that no longer exist are left out.
  public List<Shipment> rows(List<String> ids) {
    return lists().rows(place.caller(), ids);
  }

  public Details details(String shipmentId) {
    var engine = place.engine();
    var caller = place.caller();
    var shipment = engine.shipping().shipments().get(caller, shipmentId);
    return new Details(
        shipment,
        engine.shipping().shipments().quotedOtherwise(caller, shipment),
        engine.lists().trackers().rows(caller, List.of(shipmentId)).stream().findFirst(),
        engine.printService().jobs(caller, shipment).stream().findFirst(),
        engine.shipping().papers().of(caller, shipment),
        engine.installation().stations().areSeveral());
  }

  /// The label as a PNG image at 203 dpi, 8 dots to the millimetre.
  public byte[] art(Shipment shipment) {
    return place.engine().documents().labelArt().picture(place.caller(), shipment);
  }

  /// Writes a document the carrier delivered with the label.
  public Path savePaper(Shipment shipment, CarrierDocumentKind kind) {
    var file = place.engine().shipping().papers().file(place.caller(), shipment, kind);
    var name = kind.wire() + "-" + shipment.labelId() + "." + FileType.of(file).extension();
    return SavedFile.write(exports.resolve(name), file);
  }

  public Shipment cancel(String shipmentId) {
    return place.engine().shipping().voids().cancel(place.caller(), shipmentId, RequestKey.none());
  }

  /// Settles a purchase in doubt by the packer's finding; the carrier is asked once more first.
  ///
  /// @return the shipment afterwards, which may differ from the finding
  public Shipment settle(String shipmentId, HandSettlement word) {
    return place
        .engine()
        .shipping()
        .settlements()
        .byHand(place.caller(), shipmentId, word, RequestKey.none());
  }

  /// Those of these shipments whose label may go on a parcel: no void one is printed again.
  public List<Shipment> good(List<String> ids) {
    return rows(ids).stream()
        .filter(shipment -> shipment.labelStatus() == LabelStatus.CREATED)
        .toList();
  }

  /// Queues the label again.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND` when no printer is set
  ///   up
  public PrintJob reprint(Shipment shipment) {
    return place.engine().printService().printAgain(place.caller(), shipment);
  }

  /// Writes the shipments found as a table for spreadsheets.
  public Exported export(ShipmentSearch search) {
    OffWindowThread.require();
    var file =
        exports.resolve("shipments-" + STAMP.format(now().atZone(ZoneId.systemDefault())) + ".csv");
    return SavedFile.write(
        file, out -> new Exported(file, lists().export(place.caller(), resolved(search), out)));
  }

  /// The carriers of this workspace, by name.
  public List<CarrierName> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> new CarrierName(carrier.profile().code(), carrier.profile().name()))
        .toList();
  }

  /// Calls `changed` with the ids of changed shipments, or with none when any may have changed,
  /// from any thread.
  ///
  /// @return stops listening
  public Runnable listen(Consumer<Set<String>> changed) {
    return place.listen(TELLING, changes -> tell(changes, changed));
  }

  private void tell(List<Change> changes, Consumer<Set<String>> changed) {
    if (changes.stream().anyMatch(Change::isEverything)) {
      changed.accept(Set.of());
      return;
    }
    var ids = shipments(changes);
    if (!ids.isEmpty()) {
      changed.accept(ids);
    }
  }

  private Set<String> shipments(List<Change> changes) {
    var ids = new HashSet<String>();
    for (var change : changes) {
      if (change.topic() == Topic.PRINT_JOB_CHANGED) {
        change.ids().forEach(job -> printed(job).ifPresent(ids::add));
      } else {
        ids.addAll(change.ids());
      }
    }
    return ids;
  }

  /// The shipment whose label a job prints; empty when it is not a shipment of this workspace.
  private Optional<String> printed(String job) {
    return place
        .engine()
        .printService()
        .job(job)
        .flatMap(
            found -> {
              try {
                return Optional.of(
                    place
                        .engine()
                        .shipping()
                        .shipments()
                        .ofLabel(place.caller(), found.document().id())
                        .id());
              } catch (ProblemException anotherWorkspaces) {
                return Optional.empty();
              }
            });
  }

  private ShipmentLists lists() {
    return place.engine().lists().shipments();
  }

  /// @param counts by tab, whatever the search's own tab
  /// @param unprinted labels that are not known to be on paper, by their id
  public record Found(
      Outline outline, Map<ShipmentTab, Integer> counts, Map<String, Unprinted> unprinted) {}

  /// @param quotedOtherwise the quoted price, if it is known and differs from the price paid
  /// @param tracker empty until the label is confirmed
  /// @param print the newest job; empty when it was never printed
  /// @param papers documents the carrier delivered with the label
  /// @param severalDesks whether it is worth saying at which desk it was bought
  public record Details(
      Shipment shipment,
      Optional<Money> quotedOtherwise,
      Optional<Tracker> tracker,
      Optional<PrintJob> print,
      List<Paper> papers,
      boolean severalDesks) {

    public Details {
      papers = List.copyOf(papers);
    }
  }

  public record CarrierName(String code, String name) {

    /// The choice of all carriers.
    public static final CarrierName ALL = new CarrierName("", "");

    public boolean isAll() {
      return this == ALL;
    }
  }

  public record Exported(Path file, int rows) {}
}
