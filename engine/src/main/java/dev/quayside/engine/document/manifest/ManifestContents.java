package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.document.DocumentWords;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Which labels go on a manifest, and why others do not.
final class ManifestContents {

  /// Days around that of the manifest within which a label that is named goes on it.
  private static final int NEAR = 7;

  private static final int UNKNOWN_TOLD = 5;

  private final Shipments shipments;
  private final WorkspaceClock clock;
  private final ManifestStore store = new ManifestStore();

  ManifestContents(Shipments shipments, WorkspaceClock clock) {
    this.shipments = shipments;
    this.clock = clock;
  }

  /// @param today the current day at this workstation
  /// @throws ProblemException `NOT_FOUND` naming the labels that are not this workspace's
  ManifestCandidates of(Tx tx, Caller caller, ManifestOrder order, LocalDate today) {
    var workspace = caller.workspace();
    var day = day(tx, caller, order, today);
    var named = order.labelIds();
    var sought = named == null ? around(tx, workspace, order, day) : named(tx, workspace, named);
    var ready = new ArrayList<Shipment>();
    var leftOut = new ArrayList<Manifest.LeftOut>();
    for (var shipment : sought) {
      var on = store.holding(tx, workspace, shipment.id()).orElse(null);
      var reason = reason(shipment, on, order, day);
      if (reason.isPresent()) {
        leftOut.add(Manifest.LeftOut.of(shipment, reason.get(), on));
      } else {
        ready.add(shipment);
      }
    }
    return placed(order, day, ready, leftOut);
  }

  /// Those of one place; the others wait for a manifest of their own.
  private static ManifestCandidates placed(
      ManifestOrder order, LocalDate day, List<Shipment> ready, List<Manifest.LeftOut> leftOut) {
    var place =
        ready.stream().map(ManifestContents::place).filter(order::isFrom).findFirst().orElse(null);
    var here = ready.stream().filter(each -> place(each).equals(place)).toList();
    var elsewhere = ready.stream().filter(each -> !place(each).equals(place)).toList();
    elsewhere.forEach(
        each -> leftOut.add(Manifest.LeftOut.of(each, Manifest.Reason.OTHER_PLACE, null)));
    leftOut.sort(Comparator.comparing(Manifest.LeftOut::shipmentId));
    return new ManifestCandidates(
        order.carrier(),
        day,
        here.isEmpty() ? null : here.getFirst().consignment().from(),
        here.stream().map(Manifest.Line::of).toList(),
        leftOut,
        elsewhere.stream().map(ManifestContents::place).distinct().toList());
  }

  private static ManifestPlace place(Shipment shipment) {
    return ManifestPlace.of(shipment.consignment().from());
  }

  private List<Shipment> around(Tx tx, WorkspaceId workspace, ManifestOrder order, LocalDate day) {
    return store.around(tx, workspace, order.carrier(), day).stream()
        .map(id -> shipments.find(tx, workspace, id).orElseThrow())
        .toList();
  }

  private List<Shipment> named(Tx tx, WorkspaceId workspace, Set<String> labelIds) {
    var unknown = new ArrayList<String>();
    var found = new ArrayList<Shipment>();
    for (var id : labelIds) {
      // the label of one box stands for the whole shipment, which is on a manifest once
      shipments
          .ofLabel(tx, workspace, id)
          .flatMap(label -> shipments.find(tx, workspace, label.id()))
          .ifPresentOrElse(found::add, () -> unknown.add(id));
    }
    if (!unknown.isEmpty()) {
      throw ProblemException.notFound(
          DocumentWords.UNKNOWN_LABELS,
          unknown.size(),
          unknown.stream().sorted().limit(UNKNOWN_TOLD).collect(Collectors.joining(", ")));
    }
    return found.stream().distinct().sorted(Comparator.comparing(Shipment::id)).toList();
  }

  /// The named day, or else today at this workstation. When nothing leaves today, it is the current
  /// day at the origin of a waiting shipment: on a server that runs on UTC, a shop in New York
  /// closes its evening when it is already tomorrow.
  private LocalDate day(Tx tx, Caller caller, ManifestOrder order, LocalDate today) {
    var named = order.shipDate();
    if (named != null) {
      return named;
    }
    var waiting =
        store.around(tx, caller.workspace(), order.carrier(), today).stream()
            .map(id -> shipments.find(tx, caller.workspace(), id).orElseThrow())
            .filter(it -> it.status() == ShipmentStatus.CREATED)
            .filter(it -> order.isFrom(place(it)))
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

  private static Optional<Manifest.Reason> reason(
      Shipment shipment, @Nullable String manifest, ManifestOrder order, LocalDate day) {
    if (!shipment.carrier().equals(order.carrier())) {
      return Optional.of(Manifest.Reason.OTHER_CARRIER);
    }
    if (manifest != null) {
      return Optional.of(Manifest.Reason.MANIFESTED);
    }
    return switch (shipment.status()) {
      case CANCELLED -> Optional.of(Manifest.Reason.VOIDED);
      case PENDING -> Optional.of(Manifest.Reason.IN_DOUBT);
      case IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED -> Optional.of(Manifest.Reason.HANDED_OVER);
      case CREATED -> created(shipment, day, order.labelIds() == null ? 0 : NEAR);
    };
  }

  /// @param near days before and after `day` that a label may ship on
  private static Optional<Manifest.Reason> created(Shipment shipment, LocalDate day, int near) {
    if (shipment.terms().test()) {
      return Optional.of(Manifest.Reason.TEST);
    }
    if (shipment.consignment().isReturn()) {
      return Optional.of(Manifest.Reason.RETURN);
    }
    var promised = shipment.consignment().wanted().shipDate();
    if (promised != null && promised.isAfter(day)) {
      // the carrier was told a later day, so that it is not handed over on this one
      return Optional.of(Manifest.Reason.OTHER_DAY);
    }
    boolean otherDay =
        Optional.ofNullable(shipment.acceptance())
            .map(Acceptance::shipDate)
            .filter(date -> !date.isBefore(day.minusDays(near)))
            .filter(date -> !date.isAfter(day.plusDays(near)))
            .isEmpty();
    return otherDay ? Optional.of(Manifest.Reason.OTHER_DAY) : Optional.empty();
  }
}
