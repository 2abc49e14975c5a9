package dev.quayside.app.screen.shipments;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.FileType;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSelection;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.settlement.HandSettlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.queue.PrintJob;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The Shipments screen's access to the engine of this process.
///
/// @param exports the folder for exported tables
public record EngineShipmentsGateway(WorkspaceEngine place, Path exports)
    implements ShipmentsGateway {

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss");

  private static final Set<Topic> TELLING =
      Set.of(
          Topic.LABEL_CREATED,
          Topic.LABEL_CANCELLED,
          Topic.SHIPMENT_CHANGED,
          Topic.TRACKING_MOVED,
          Topic.PRINT_JOB_CHANGED,
          Topic.WALLET_MOVED);

  @Override
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

  @Override
  public Found find(ShipmentSearch search, Set<String> sought) {
    var caller = place.caller();
    var unprinted = place.engine().printService().unprinted(caller);
    return new Found(
        lists().outline(caller, resolved(search, unprinted.keySet()), sought),
        lists().counts(caller, search, unprinted.keySet()),
        unprinted);
  }

  @Override
  public List<Shipment> page(ShipmentSearch search, RowKey from, int most) {
    return lists().page(place.caller(), resolved(search), from, most);
  }

  @Override
  public ShipmentSelection all(ShipmentSearch search) {
    return lists().all(place.caller(), resolved(search));
  }

  @Override
  public List<String> chosen(ShipmentSelection selection, @Nullable String before, int most) {
    return lists().chosen(place.caller(), selection, before, most);
  }

  @Override
  public List<Shipment> rows(List<String> ids) {
    return lists().rows(place.caller(), ids);
  }

  @Override
  public Details details(String shipmentId) {
    var engine = place.engine();
    var caller = place.caller();
    var shipment = engine.shipping().shipments().get(caller, shipmentId);
    return new Details(
        shipment,
        engine.shipping().shipments().quotedOtherwise(caller, shipment),
        engine.lists().trackers().rows(caller, List.of(shipmentId)).stream().findFirst(),
        engine.printService().jobs(caller, shipment).stream().findFirst(),
        engine.shipping().papers().of(caller, shipment));
  }

  @Override
  public byte[] art(Shipment shipment) {
    return place
        .engine()
        .documents()
        .labelArt()
        .file(place.caller(), shipment, LabelFormat.PNG, Dpi.DPI_203);
  }

  @Override
  public Path savePaper(Shipment shipment, CarrierDocumentKind kind) {
    var file = place.engine().shipping().papers().file(place.caller(), shipment, kind);
    var name = kind.wire() + "-" + shipment.labelId() + "." + FileType.of(file).extension();
    return SavedFile.write(exports.resolve(name), file);
  }

  @Override
  public Shipment cancel(String shipmentId) {
    return place.engine().shipping().voids().cancel(place.caller(), shipmentId, Receipt.none());
  }

  @Override
  public Shipment settle(String shipmentId, HandSettlement word) {
    return place
        .engine()
        .shipping()
        .settlements()
        .byHand(place.caller(), shipmentId, word, Receipt.none());
  }

  @Override
  public PrintJob reprint(Shipment shipment) {
    return place.engine().printService().printAgain(place.caller(), shipment);
  }

  @Override
  public Exported export(ShipmentSearch search) {
    OffWindowThread.require();
    var file =
        exports.resolve("shipments-" + STAMP.format(now().atZone(ZoneId.systemDefault())) + ".csv");
    return SavedFile.write(
        file, out -> new Exported(file, lists().export(place.caller(), resolved(search), out)));
  }

  @Override
  public List<CarrierName> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> new CarrierName(carrier.profile().code(), carrier.profile().name()))
        .toList();
  }

  @Override
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
}
