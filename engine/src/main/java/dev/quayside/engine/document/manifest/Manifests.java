package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.document.DocumentWords;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Closing the day with a carrier. Nothing is left out silently.
public final class Manifests {

  private static final int REASONS_TOLD = 5;

  /// Days.
  private static final int LOOK_BACK = 14;

  /// What a carrier is never told of it bills at a worse price, or not at all: nothing else says
  /// so.
  private static final int LOOK_BACK_FOR_THE_TOLD = 90;

  private static final int AHEAD = 14;

  private final Database database;
  private final Shipments shipments;
  private final Carriers carriers;
  private final Events events;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final ZoneId zone;
  private final DayClosing closing;
  private final ManifestStore store = new ManifestStore();

  /// @param deadline of carriers that are told at the day's end
  /// @param zone of the desk: which day it is
  public Manifests(
      Database database,
      Carriers carriers,
      CallDeadline deadline,
      Events events,
      Ids ids,
      WorkspaceClock clock,
      ZoneId zone) {
    this.events = events;
    this.database = database;
    this.shipments = new Shipments(database);
    this.carriers = carriers;
    this.ids = ids;
    this.clock = clock;
    this.zone = zone;
    closing = new DayClosing(database, shipments, carriers, deadline, events);
  }

  /// What the day is at this desk.
  public LocalDate today(Caller caller) {
    return clock.now(caller.workspace()).atZone(zone).toLocalDate();
  }

  /// Forgets who these shipments went to; what was handed over stays.
  public void forget(Tx tx, WorkspaceId workspace, Set<String> shipmentIds) {
    store
        .holding(tx, workspace, shipmentIds)
        .forEach(manifest -> store.put(tx, workspace, manifest.forgetting(shipmentIds)));
  }

  /// The lists that wait to be closed: today's first, then those of the days to come, then what
  /// nobody closed in the last two weeks; in the last 90 days where a carrier wants to be told.
  public List<OpenManifest> waiting(Caller caller) {
    var day = today(caller);
    var told =
        carriers.of(caller).stream()
            .filter(DayClosing::wants)
            .map(carrier -> carrier.profile().code())
            .collect(Collectors.toSet());
    var from = day.minusDays(told.isEmpty() ? LOOK_BACK : LOOK_BACK_FOR_THE_TOLD);
    return database
        .read(tx -> store.waiting(tx, caller.workspace(), day, from, day.plusDays(AHEAD)))
        .stream()
        .filter(
            list ->
                told.contains(list.carrier())
                    || !list.shipDate().isBefore(day.minusDays(LOOK_BACK)))
        .toList();
  }

  /// What a manifest closed now would hold, and what not.
  ///
  /// @param shipDate null for today
  /// @throws ProblemException `INVALID_SERVICE` for a carrier the workspace does not have
  public ManifestCandidates candidates(
      Caller caller, String carrier, @Nullable LocalDate shipDate) {
    carriers.require(caller, carrier);
    return database.read(
        tx ->
            candidates(tx, caller.workspace(), carrier, day(tx, caller, carrier, shipDate), null));
  }

  /// Today is the desk's day or, when nothing leaves on that, the day it is where something waits
  /// to leave from: on a server that keeps UTC a shop in New York closes its evening on tomorrow.
  private LocalDate day(Tx tx, Caller caller, String carrier, @Nullable LocalDate named) {
    if (named != null) {
      return named;
    }
    var today = today(caller);
    var waiting =
        store.around(tx, caller.workspace(), carrier, today).stream()
            .map(id -> shipments.find(tx, caller.workspace(), id).orElseThrow())
            .filter(it -> it.status() == ShipmentStatus.CREATED)
            .filter(it -> store.holding(tx, caller.workspace(), it.id()).isEmpty())
            .toList();
    var now = clock.now(caller.workspace());
    return Stream.concat(
            waiting.stream().flatMap(it -> it.shipDate().stream()).filter(today::equals),
            waiting.stream().flatMap(it -> leavingNow(it, now).stream()))
        .findFirst()
        .orElse(today);
  }

  private static Optional<LocalDate> leavingNow(Shipment shipment, Instant now) {
    var there =
        Places.timeZone(shipment.consignment().from()).map(zone -> LocalDate.ofInstant(now, zone));
    return shipment.shipDate().filter(day -> there.filter(day::equals).isPresent());
  }

  /// For a caller that does not retry.
  public Manifest close(Caller caller, String carrier, @Nullable LocalDate shipDate) {
    return close(caller, carrier, shipDate, null, Optional.empty(), Receipt.none());
  }

  /// Closes it: every label on it is handed over, and on no other manifest. A carrier that wants to
  /// be told is told; when it does not answer the manifest is {@link Manifest#isInDoubt}.
  ///
  /// @param shipDate null for today
  /// @param labelIds only these, whatever their ship date; null for all of the day
  /// @throws ProblemException `CONFLICT` when there is nothing to hand over, saying why;
  ///   `INVALID_SERVICE`; what the carrier says against it, and `CARRIER_UNAVAILABLE`: then nothing
  ///   is closed
  /// @param interrupted the manifest an earlier try with the same key had begun
  public Manifest close(
      Caller caller,
      String carrier,
      @Nullable LocalDate shipDate,
      @Nullable Set<String> labelIds,
      Optional<String> interrupted,
      Receipt<Manifest> receipt) {
    var begun = interrupted.flatMap(id -> find(caller, id));
    if (begun.isPresent()) {
      return answered(begun.get(), receipt);
    }
    var seller = carriers.require(caller, carrier);
    var recorded = recorded(caller, seller, shipDate, labelIds, receipt);
    return DayClosing.wants(seller) ? closing.tell(caller, seller, recorded, receipt) : recorded;
  }

  private Manifest answered(Manifest begun, Receipt<Manifest> receipt) {
    return database.write(
        tx -> {
          receipt.settle(tx, begun);
          return begun;
        });
  }

  private Manifest recorded(
      Caller caller,
      Carrier seller,
      @Nullable LocalDate shipDate,
      @Nullable Set<String> labelIds,
      Receipt<Manifest> receipt) {
    var profile = seller.profile();
    var carrier = profile.code();
    var workspace = caller.workspace();
    boolean told = DayClosing.wants(seller);
    return database.write(
        tx -> {
          var day = day(tx, caller, carrier, shipDate);
          var found = candidates(tx, workspace, carrier, day, labelIds);
          if (found.lines().isEmpty()) {
            throw nothing(profile.name(), found);
          }
          var first = found.lines().getFirst().shipmentId();
          var manifest =
              new Manifest(
                  ids.next(IdKind.MANIFEST),
                  carrier,
                  profile.name(),
                  day,
                  shipments.find(tx, workspace, first).orElseThrow().consignment().from(),
                  found.lines(),
                  found.leftOut(),
                  clock.now(workspace),
                  told
                      ? new Manifest.Handover("", 0, DocumentWords.CLOSING_DOUBT.of(profile.name()))
                      : null);
          store.insert(tx, workspace, manifest);
          if (told) {
            receipt.claim(tx, manifest.id());
          } else {
            ManifestEventJson.tell(events, tx, workspace, manifest);
            receipt.settle(tx, manifest);
          }
          return manifest;
        });
  }

  /// Somebody has found out whether a manifest in doubt was taken.
  ///
  /// @param taken whether the carrier has it; else it is gone, and its labels wait again
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is not in doubt
  public Manifest settle(Caller caller, String id, boolean taken, Receipt<Manifest> receipt) {
    return closing.settle(caller, get(caller, id), taken, receipt);
  }

  /// The carrier's own papers.
  ///
  /// @param number from 1
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while the carrier still makes it
  public byte[] carrierDocument(Caller caller, String id, int number) {
    return closing.document(caller, get(caller, id), number);
  }

  private Optional<Manifest> find(Caller caller, String id) {
    return database.read(tx -> store.find(tx, caller.workspace(), id));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Manifest get(Caller caller, String id) {
    return find(caller, id)
        .orElseThrow(() -> ProblemException.notFound(DocumentWords.THIS_MANIFEST));
  }

  /// Newest first.
  ///
  /// @param carrier null for all
  public Page<Manifest> list(Caller caller, @Nullable String carrier, Slice<Age> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), carrier, slice));
  }

  private ManifestCandidates candidates(
      Tx tx, WorkspaceId workspace, String carrier, LocalDate day, @Nullable Set<String> labelIds) {
    var lines = new ArrayList<Manifest.Line>();
    var leftOut = new ArrayList<Manifest.LeftOut>();
    for (var id : store.around(tx, workspace, carrier, day)) {
      var shipment = shipments.find(tx, workspace, id).orElseThrow();
      if (labelIds == null || labelIds.contains(shipment.labelId())) {
        var on = store.holding(tx, workspace, id).orElse(null);
        reason(shipment, on, labelIds == null ? day : null)
            .ifPresentOrElse(
                why -> leftOut.add(Manifest.LeftOut.of(shipment, why, on)),
                () -> lines.add(Manifest.Line.of(shipment)));
      }
    }
    return new ManifestCandidates(carrier, day, lines, leftOut);
  }

  /// @param day null when labels were named one by one
  private static Optional<Manifest.Reason> reason(
      Shipment shipment, @Nullable String manifest, @Nullable LocalDate day) {
    if (manifest != null) {
      return Optional.of(Manifest.Reason.MANIFESTED);
    }
    return switch (shipment.status()) {
      case CANCELLED -> Optional.of(Manifest.Reason.VOIDED);
      case PENDING -> Optional.of(Manifest.Reason.IN_DOUBT);
      case IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED -> Optional.of(Manifest.Reason.HANDED_OVER);
      case CREATED -> created(shipment, day);
    };
  }

  private static Optional<Manifest.Reason> created(Shipment shipment, @Nullable LocalDate day) {
    if (shipment.terms().test()) {
      return Optional.of(Manifest.Reason.TEST);
    }
    if (shipment.consignment().isReturn()) {
      return Optional.of(Manifest.Reason.RETURN);
    }
    boolean otherDay =
        day != null
            && Optional.ofNullable(shipment.acceptance())
                .map(Acceptance::shipDate)
                .filter(day::equals)
                .isEmpty();
    return otherDay ? Optional.of(Manifest.Reason.OTHER_DAY) : Optional.empty();
  }

  private static ProblemException nothing(String carrierName, ManifestCandidates found) {
    var why =
        found.leftOut().stream()
            .limit(REASONS_TOLD)
            .map(left -> left.labelId() + " " + left.reason().wire())
            .collect(Collectors.joining(", "));
    return ProblemException.refused(
        ProblemCode.CONFLICT,
        why.isEmpty() ? DocumentWords.NOTHING : DocumentWords.NOTHING_BECAUSE,
        carrierName,
        found.shipDate(),
        why);
  }
}
