package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Closing.Closed;
import dev.quayside.engine.carrier.Closing.Request;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The day's end: groups are transmitted, which bills them, and Canada Post makes manifests of
/// them, which go with the parcels.
record CanadaPostManifests(CarrierLine line, CanadaPostApi api, GroupGate gate) {

  private static final int ACCEPTED = 202;

  /// A manifest as far as it is made.
  ///
  /// @param paper where its paper is, or will be
  private record Made(String number, String paper) {}

  /// Labels of before there were groups are transmitted already.
  Closed close(Request request) {
    var waiting =
        request.labels().stream()
            .map(IssuedLabel::handle)
            .map(CanadaPostHandle::read)
            .filter(CanadaPostHandle::isGrouped)
            .toList();
    return waiting.isEmpty() ? new Closed("", List.of()) : closed(transmitted(request, waiting));
  }

  /// Whatever is said, or not said: when manifests have these shipments they were transmitted, now
  /// or before.
  private List<String> transmitted(Request request, List<CanadaPostHandle> waiting) {
    var shipments = waiting.stream().map(CanadaPostHandle::shipment).collect(Collectors.toSet());
    try {
      return gate.transmit(() -> transmit(request, waiting, shipments));
    } catch (ProblemException | InDoubtException notSaid) {
      // who is interrupted has nobody left to tell
      var found =
          Thread.currentThread().isInterrupted()
              ? List.<String>of()
              : found(request.date(), shipments);
      if (found.isEmpty()) {
        throw notSaid;
      }
      return found;
    }
  }

  /// What else is in the groups stays behind.
  private List<String> transmit(
      Request request, List<CanadaPostHandle> waiting, Set<String> shipments) {
    var groups = waiting.stream().map(CanadaPostHandle::group).distinct().sorted().toList();
    var excluded =
        groups.stream()
            .flatMap(group -> shipments(api.byGroup(group)))
            .filter(each -> !shipments.contains(each))
            .toList();
    var said = api.transmit(CanadaPostTransmission.set(groups, request.from(), excluded));
    return Xml.read(line.good(said, CanadaPostErrors::problem))
        .map(CanadaPostManifests::links)
        .filter(links -> !links.isEmpty())
        .orElseThrow(line::unreadable);
  }

  /// Manifests of these days that hold one of the shipments; none when nobody can tell.
  private List<String> found(LocalDate day, Set<String> shipments) {
    try {
      var today = LocalDate.ofInstant(line.clock().instant(), ZoneOffset.UTC);
      var from = day.isBefore(today) ? day.minusDays(1) : today.minusDays(1);
      return links(read(api.manifests(from, today))).stream()
          .filter(manifest -> holds(manifest, shipments))
          .toList();
    } catch (ProblemException | InDoubtException unheard) {
      return List.of();
    }
  }

  private boolean holds(String manifest, Set<String> shipments) {
    var link = CanadaPostShipments.link(read(api.manifest(manifest)), "manifestShipments");
    return !link.isEmpty() && shipments(api.shipment(link)).anyMatch(shipments::contains);
  }

  private Stream<String> shipments(Said said) {
    return links(read(said)).stream().map(CanadaPostHandle::shipment);
  }

  private Closed closed(List<String> manifests) {
    var made = manifests.stream().map(this::made).toList();
    return new Closed(
        made.stream().map(Made::number).collect(Collectors.joining(", ")),
        made.stream()
            .map(each -> CarrierDocument.later(CarrierDocumentKind.MANIFEST, each.paper()))
            .toList());
  }

  private Made made(String manifest) {
    try {
      return asked(manifest).orElseGet(() -> unmade(manifest));
    } catch (RuntimeException notNow) {
      return unmade(manifest);
    }
  }

  private static Made unmade(String manifest) {
    return new Made(CanadaPostHandle.shipment(manifest), manifest);
  }

  /// Canada Post makes a manifest as it is asked for; empty while it does.
  private Optional<Made> asked(String manifest) {
    var said = api.manifest(manifest);
    if (said.status() == ACCEPTED) {
      return Optional.empty();
    }
    var made = read(said);
    var paper = CanadaPostShipments.link(made, "artifact");
    return paper.isEmpty()
        ? Optional.empty()
        : Optional.of(new Made(made.text("po-number"), paper));
  }

  static boolean isManifest(String link) {
    return link.contains("/manifest/");
  }

  /// Where the paper of a manifest is; empty while it is made.
  Optional<String> paper(String manifest) {
    return asked(manifest).map(Made::paper);
  }

  /// Of a list of links.
  private static List<String> links(Xml list) {
    return list.children("link").stream()
        .map(link -> link.attribute("href"))
        .filter(href -> !href.isEmpty())
        .toList();
  }

  private Xml read(Said said) {
    return CanadaPostErrors.read(line, said);
  }
}
