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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The end of day: groups are transmitted, which bills them, and Canada Post makes manifests of
/// them that travel with the parcels.
record CanadaPostManifests(CarrierLine line, CanadaPostApi api, GroupGate gate) {

  private static final int ACCEPTED = 202;

  /// What is known of a manifest.
  ///
  /// @param paper link to its PDF, made or not
  private record Made(String number, String paper) {}

  /// Transmits what is waiting. Labels made before there were groups were transmitted on creation.
  Closed close(Request request) {
    var waiting =
        request.labels().stream()
            .map(IssuedLabel::handle)
            .map(CanadaPostHandle::read)
            .filter(CanadaPostHandle::isGrouped)
            .toList();
    return waiting.isEmpty() ? new Closed("", List.of()) : closed(transmitted(request, waiting));
  }

  /// Links to the manifests of the shipments. When the answer fails or is missing, shipments that
  /// are on a manifest were transmitted nevertheless, now or earlier.
  private List<String> transmitted(Request request, List<CanadaPostHandle> waiting) {
    var shipments = waiting.stream().map(CanadaPostHandle::shipment).collect(Collectors.toSet());
    try {
      return gate.transmit(() -> transmit(request, waiting, shipments));
    } catch (ProblemException | InDoubtException notSaid) {
      // an interrupted thread's caller no longer waits for the answer
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

  /// Transmits the groups without shipments that are not in the request.
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

  /// Manifests of these days with the shipments; none unless every shipment is on one, since the
  /// others were not transmitted then, or when they cannot be learned.
  private List<String> found(LocalDate day, Set<String> shipments) {
    try {
      var today = LocalDate.ofInstant(line.clock().instant(), ZoneOffset.UTC);
      var from = day.isBefore(today) ? day.minusDays(1) : today.minusDays(1);
      var missing = new HashSet<>(shipments);
      var found = new ArrayList<String>();
      for (var manifest : links(read(api.manifests(from, today)))) {
        if (missing.removeAll(on(manifest))) {
          found.add(manifest);
        }
      }
      return missing.isEmpty() ? found : List.of();
    } catch (ProblemException | InDoubtException unheard) {
      return List.of();
    }
  }

  /// Shipments on a manifest; empty while Canada Post makes it.
  private Set<String> on(String manifest) {
    var link = CanadaPostShipments.link(read(api.manifest(manifest)), "manifestShipments");
    return link.isEmpty() ? Set.of() : shipments(api.shipment(link)).collect(Collectors.toSet());
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

  /// The manifest; empty while Canada Post makes it, which asking for it starts.
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

  /// The link to the manifest's PDF; empty while it is being made.
  Optional<String> paper(String manifest) {
    return asked(manifest).map(Made::paper);
  }

  /// The targets of a list of links.
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
