package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
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
import dev.quayside.engine.document.DocumentWords;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Closes a carrier's day. Every parcel left out is listed with the reason.
public final class Manifests {

  private static final int REASONS_TOLD = 5;

  /// Days before today whose unclosed manifests are offered; older ones would only be clutter.
  private static final int LOOK_BACK = 14;

  /// Days before today for carriers that want a report. They charge more, or cannot bill, for
  /// labels they were never told of, and no other place shows such labels.
  private static final int LOOK_BACK_FOR_THE_TOLD = 90;

  private static final int AHEAD = 14;

  private final Database database;
  private final Carriers carriers;
  private final Events events;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final ZoneId zone;
  private final DayClosing closing;
  private final ManifestContents contents;
  private final ManifestStore store = new ManifestStore();

  /// @param deadline for carriers that are told at the day's end
  /// @param zone the workstation's time zone, which decides what day it is
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
    var shipments = new Shipments(database);
    this.carriers = carriers;
    this.ids = ids;
    this.clock = clock;
    this.zone = zone;
    contents = new ManifestContents(shipments, clock);
    closing = new DayClosing(database, shipments, carriers, deadline, events);
  }

  /// The current day at this workstation.
  public LocalDate today(Caller caller) {
    return clock.now(caller.workspace()).atZone(zone).toLocalDate();
  }

  /// Deletes the recipients of these shipments from their manifests; the rest of the manifests
  /// stays.
  public void forget(Tx tx, WorkspaceId workspace, Set<String> shipmentIds) {
    store
        .holding(tx, workspace, shipmentIds)
        .forEach(manifest -> store.put(tx, workspace, manifest.forgetting(shipmentIds)));
  }

  /// The manifests that can be closed: today's first, then all others by day, the latest first.
  /// They reach back two weeks, and 90 days for carriers that want a report.
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

  /// The content of a manifest if it were closed now, and what would be left out.
  ///
  /// @throws ProblemException `INVALID_SERVICE` for a carrier the workspace does not have;
  ///   `NOT_FOUND` for labels that are not this workspace's
  public ManifestCandidates candidates(Caller caller, ManifestOrder order) {
    carriers.require(caller, order.carrier());
    return database.read(tx -> contents.of(tx, caller, order, today(caller)));
  }

  /// What each place would hand over if the manifests of a carrier's day were closed now; one
  /// without lines when there is nothing to hand over.
  public List<ManifestCandidates> places(Caller caller, OpenManifest list) {
    var places = new ArrayList<ManifestCandidates>();
    var order = ManifestOrder.of(list.carrier(), list.shipDate());
    places.add(candidates(caller, order));
    for (var place : places.getFirst().otherPlaces()) {
      places.add(candidates(caller, order.from(place)));
    }
    return places;
  }

  /// Closes a manifest for a caller without an idempotency key.
  public Manifest close(Caller caller, ManifestOrder order) {
    return close(caller, order, RequestKey.none());
  }

  /// Closes the manifest of one place: its labels are handed over and go on no other manifest. A
  /// carrier that wants a report gets it; when its answer is lost the manifest is {@link
  /// Manifest#isInDoubt}.
  ///
  /// @throws ProblemException `CONFLICT` when there is nothing to hand over, with the reasons;
  ///   `INVALID_SERVICE`; `NOT_FOUND` for labels that are not this workspace's; the carrier's
  ///   refusal or `CARRIER_UNAVAILABLE`, and then nothing is closed
  public Manifest close(Caller caller, ManifestOrder order, RequestKey<Manifest> key) {
    var begun = key.interrupted().flatMap(id -> find(caller, id));
    if (begun.isPresent()) {
      return answered(begun.get(), key);
    }
    var seller = carriers.require(caller, order.carrier());
    var recorded = recorded(caller, seller, order, key);
    return DayClosing.wants(seller) ? closing.tell(caller, seller, recorded, key) : recorded;
  }

  private Manifest answered(Manifest begun, RequestKey<Manifest> key) {
    var answer = key.answer(begun);
    return database.write(
        tx -> {
          answer.keep(tx);
          return begun;
        });
  }

  private Manifest recorded(
      Caller caller, Carrier seller, ManifestOrder order, RequestKey<Manifest> key) {
    var profile = seller.profile();
    var carrier = profile.code();
    var workspace = caller.workspace();
    boolean told = DayClosing.wants(seller);
    return database.writeIfUnchanged(
        tx -> contents.of(tx, caller, order, today(caller)),
        found -> {
          var from = found.from();
          if (from == null) {
            throw nothing(profile.name(), found);
          }
          var manifest =
              new Manifest(
                  ids.next(IdKind.MANIFEST),
                  carrier,
                  profile.name(),
                  found.shipDate(),
                  from,
                  found.lines(),
                  found.leftOut(),
                  clock.now(workspace),
                  told
                      ? new Manifest.Handover("", 0, DocumentWords.CLOSING_DOUBT.of(profile.name()))
                      : null);
          var answer = key.answer(manifest);
          return tx -> {
            store.insert(tx, workspace, manifest);
            if (told) {
              key.begin(tx, manifest.id());
            } else {
              ManifestEventJson.tell(events, tx, workspace, manifest);
              answer.keep(tx);
            }
            return manifest;
          };
        });
  }

  /// Settles a manifest in doubt after a person has asked the carrier.
  ///
  /// @param taken whether the carrier has it; otherwise it is deleted and its labels wait again
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is not in doubt
  public Manifest settle(Caller caller, String id, boolean taken, RequestKey<Manifest> key) {
    Acting.require(Right.SETTLE);
    return closing.settle(caller, get(caller, id), taken, key);
  }

  /// One of the carrier's own documents.
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
        .orElseThrow(() -> ProblemException.notFound(DocumentWords.MANIFEST, id));
  }

  /// Manifests, newest first.
  ///
  /// @param carrier null for all
  public Page<Manifest> list(Caller caller, @Nullable String carrier, Slice<Age> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), carrier, slice));
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
