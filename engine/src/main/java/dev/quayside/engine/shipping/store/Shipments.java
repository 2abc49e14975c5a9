package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentSort;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds shipments and their labels.
public final class Shipments {

  private final Database database;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();
  private final ShipmentListStore lists = new ShipmentListStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  /// Whether a carrier has to be asked about a purchase or a void, for a {@link
  /// dev.quayside.engine.platform.lease.Question}.
  public static String areOpen() {
    return SettlementStore.IS_DUE;
  }

  public Shipments(Database database) {
    this.database = database;
  }

  /// @throws ProblemException `NOT_FOUND`
  public Shipment get(Caller caller, String id) {
    return database
        .readOnce(tx -> store.byId(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound(ShipmentWords.SHIPMENT, id));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Shipment ofLabel(Caller caller, String labelId) {
    return database
        .readOnce(tx -> store.byLabel(tx, caller.workspace(), labelId))
        .orElseThrow(() -> ProblemException.notFound(ShipmentWords.LABEL, labelId));
  }

  public Optional<Shipment> ofLabel(Tx tx, WorkspaceId workspace, String labelId) {
    return store.byLabel(tx, workspace, labelId);
  }

  /// The newest shipment whose label has a bar code with this content, beside its tracking number.
  public Optional<Shipment> ofCode(Caller caller, String code) {
    var workspace = caller.workspace();
    return database.read(
        tx -> codes.shipment(tx, workspace, code).flatMap(id -> store.byId(tx, workspace, id)));
  }

  /// The newest shipment whose tracking number was typed, or any bar code of whose label was
  /// scanned.
  public Optional<Shipment> ofNumber(Caller caller, String code) {
    var workspace = caller.workspace();
    return database.read(
        tx -> {
          var box =
              codes
                  .shipment(tx, workspace, code.strip())
                  .flatMap(id -> store.byId(tx, workspace, id))
                  .flatMap(each -> box(each, code.strip()));
          if (box.isPresent()) {
            return box;
          }
          var number = trackingNumber(tx, workspace, code);
          return store.named(tx, workspace, number).stream()
              .flatMap(id -> store.byId(tx, workspace, id).stream())
              .filter(each -> each.trackingNumber().filter(number::equals).isPresent())
              .max(Comparator.comparing(Shipment::createdAt));
        });
  }

  /// The shipment of several boxes as the label of the box sees it that has this number or bar
  /// code; empty for a shipment of one box, and for its master number.
  private static Optional<Shipment> box(Shipment shipment, String code) {
    var taken = shipment.acceptance();
    if (taken == null) {
      return Optional.empty();
    }
    return IntStream.range(0, taken.pieces().size())
        .filter(place -> taken.pieces().get(place).isNamed(code))
        .mapToObj(shipment::label)
        .findFirst();
  }

  public Optional<Shipment> find(Caller caller, String id) {
    return database.readOnce(tx -> store.byId(tx, caller.workspace(), id));
  }

  /// The ids under which acts on something are noted: what a caller names, and the shipments that
  /// have it for a label, a tracking number or a reference.
  public List<String> subjects(Caller caller, String named) {
    var shipments = database.read(tx -> store.named(tx, caller.workspace(), named));
    return Stream.concat(Stream.of(named), shipments.stream()).toList();
  }

  /// The ids of a shipment, for an error message; empty when it does not exist.
  public List<Violation> parts(WorkspaceId workspace, String id) {
    return database
        .readOnce(tx -> store.byId(tx, workspace, id))
        .map(Shipment::named)
        .orElse(List.of());
  }

  /// Whether a purchase is being made whose caller has no answer yet, read within the caller's
  /// transaction.
  public boolean isBuying(Tx tx, Caller caller) {
    return settlements.isBuying(tx, caller.workspace());
  }

  /// As {@link #isBuying(Tx, Caller)}, of one engine.
  public boolean isBuying(Tx tx, WorkspaceId workspace, String engine) {
    return settlements.isBuying(tx, workspace, engine);
  }

  /// Shipments whose carrier has to be asked by now, the longest overdue first.
  public List<Shipment> due(Caller caller, Instant now) {
    return database.readOnce(tx -> settlements.due(tx, caller.workspace(), now));
  }

  /// Whether a label of the workspace has this tracking number.
  public boolean isTaken(Caller caller, String trackingNumber) {
    return database.read(tx -> store.isTaken(tx, caller.workspace(), trackingNumber));
  }

  /// The shipment, read within the caller's transaction.
  public Optional<Shipment> find(Tx tx, WorkspaceId workspace, String id) {
    return store.byId(tx, workspace, id);
  }

  /// The shipments of a carrier with these tracking numbers, or with a box that has one, read
  /// within the caller's transaction.
  ///
  /// @param numbers at most some hundreds
  public List<Shipment> numbered(
      Tx tx, WorkspaceId workspace, String carrier, Collection<String> numbers) {
    var byMaster = lists.numbered(tx, workspace, carrier, numbers);
    var left = new HashSet<>(numbers);
    byMaster.forEach(each -> each.trackingNumber().ifPresent(left::remove));
    return left.isEmpty()
        ? byMaster
        : Stream.concat(
                byMaster.stream(),
                lists.ofBoxes(tx, workspace, carrier, left).stream()
                    .filter(each -> each.consignment().isInPieces()))
            .distinct()
            .toList();
  }

  /// Number of labels bought and not cancelled, by service of a carrier.
  public Map<String, Long> bought(Caller caller, String carrier) {
    return database.read(tx -> lists.bought(tx, caller.workspace(), carrier));
  }

  /// The parcels of the labels bought last and not cancelled, newest first.
  ///
  /// @param service null for any
  public List<Parcel> packed(Caller caller, @Nullable String service, int most) {
    return database.read(tx -> lists.packed(tx, caller.workspace(), service, most));
  }

  /// The rates compared at the purchase: all of them until it is bought, afterwards only those of
  /// its service. Empty when nothing was compared.
  public List<Rate> chosenFrom(Tx tx, WorkspaceId workspace, String id) {
    return store.chosenFrom(tx, workspace, id);
  }

  /// The quoted price, if it is known and differs from what the shipment costs.
  public Optional<Money> quotedOtherwise(Caller caller, Shipment shipment) {
    return database
        .read(tx -> shipment.quoted(chosenFrom(tx, caller.workspace(), shipment.id())))
        .map(Quote::amount)
        .filter(amount -> !amount.equals(shipment.price()));
  }

  /// Changes the status after a carrier's scan. Does nothing for a shipment that is cancelled or
  /// whose journey has ended.
  ///
  /// @param to `IN_TRANSIT`, `EXCEPTION`, `DELIVERED` or `RETURNED`
  public void progress(Tx tx, WorkspaceId workspace, String id, ShipmentStatus to, Instant now) {
    store.progress(tx, workspace, id, to, now);
  }

  public Page<Shipment> list(Caller caller, ShipmentFilter filter, Page.Request page) {
    return list(caller, filter, Slice.of(ShipmentSort.CREATED_AT, page));
  }

  public Page<Shipment> list(Caller caller, ShipmentFilter filter, Slice<ShipmentSort> slice) {
    return database.read(
        tx -> lists.page(tx, caller.workspace(), meant(tx, caller.workspace(), filter), slice));
  }

  /// The ids of the shipments of a list, newest first.
  ///
  /// @param most ids at most
  public List<String> ids(Caller caller, ShipmentFilter filter, int most) {
    return database.read(
        tx -> lists.ids(tx, caller.workspace(), meant(tx, caller.workspace(), filter), most));
  }

  private ShipmentFilter meant(Tx tx, WorkspaceId workspace, ShipmentFilter filter) {
    var code = filter.trackingNumber();
    return code == null ? filter : filter.ofNumber(trackingNumber(tx, workspace, code));
  }

  /// As {@link #trackingNumber}, but of a shipment of several boxes that of the box: the first,
  /// when its master number is given.
  public String boxNumber(Tx tx, WorkspaceId workspace, String code) {
    var number = TrackingNumbers.tidy(code);
    return codes
        .shipment(tx, workspace, code.strip())
        .or(() -> codes.shipment(tx, workspace, number))
        .flatMap(id -> store.byId(tx, workspace, id))
        .map(
            found ->
                box(found, code.strip())
                    .or(() -> box(found, number))
                    .orElseGet(() -> found.label(0)))
        .flatMap(Shipment::trackingNumber)
        .orElse(number);
  }

  /// The tracking number that was typed or scanned: of our label by any bar code on it, else as
  /// {@link TrackingNumbers#tidy} reads it.
  public String trackingNumber(Tx tx, WorkspaceId workspace, String code) {
    var number = TrackingNumbers.tidy(code);
    return codes
        .shipment(tx, workspace, code.strip())
        .or(() -> codes.shipment(tx, workspace, number))
        .flatMap(id -> store.byId(tx, workspace, id))
        .flatMap(Shipment::trackingNumber)
        .orElse(number);
  }
}
