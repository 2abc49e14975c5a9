package dev.quayside.app.screen.printers;

import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the orders that print jobs are for.
public record QueueRows(Engine engine, Caller caller) {

  public List<QueueRow> of(List<PrintJob> jobs) {
    var shipments = shipments(jobs);
    boolean severalDesks = engine.installation().stations().areSeveral();
    return jobs.stream().map(job -> row(job, shipments, severalDesks)).toList();
  }

  private static QueueRow row(PrintJob job, Map<String, Shipment> shipments, boolean severalDesks) {
    var its =
        job.document().ids().stream()
            .map(QueueRows::owner)
            .map(shipments::get)
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    return new QueueRow(
        job,
        joined(its, shipment -> shipment.consignment().reference()),
        joined(its, shipment -> shipment.consignment().to().name()),
        isLabel(job) ? joined(its, QueueRows::service) : "",
        isLabel(job) ? joined(its, shipment -> shipment.trackingNumber().orElse(null)) : "",
        buyer(job.document().bought(), severalDesks),
        program(job.document().sent()));
  }

  private static boolean isLabel(PrintJob job) {
    return job.document().kind() == PrintDocument.Kind.LABEL;
  }

  private static String service(Shipment shipment) {
    return ServiceName.brief(shipment.carrier(), shipment.serviceName());
  }

  private static String program(PrintDocument.@Nullable Sent sent) {
    var name = sent == null ? null : sent.program();
    return name == null ? "" : name;
  }

  private static String buyer(PrintDocument.@Nullable Bought bought, boolean severalDesks) {
    return bought == null
        ? ""
        : Stream.of(bought.userName(), severalDesks ? bought.station() : null)
            .flatMap(Stream::ofNullable)
            .collect(Collectors.joining(", "));
  }

  /// The shipments of these jobs, by the label's id and by their own.
  private Map<String, Shipment> shipments(List<PrintJob> jobs) {
    var lists = engine.lists().shipments();
    var labels = owners(jobs, true);
    var papers = owners(jobs, false);
    var found = new HashMap<String, Shipment>();
    if (!labels.isEmpty()) {
      lists
          .first(caller, ShipmentSearch.EVERYTHING.among(labels), labels.size())
          .forEach(shipment -> found.put(shipment.labelId(), shipment));
    }
    lists.rows(caller, papers).forEach(shipment -> found.put(shipment.id(), shipment));
    return found;
  }

  private static Set<String> owners(List<PrintJob> jobs, boolean labels) {
    return jobs.stream()
        .map(PrintJob::document)
        .filter(document -> (document.kind() == PrintDocument.Kind.LABEL) == labels)
        .flatMap(document -> document.ids().stream())
        .map(QueueRows::owner)
        .collect(Collectors.toSet());
  }

  /// The shipment of a document: its papers are called `<shipment>/<kind>`.
  private static String owner(String document) {
    int slash = document.indexOf('/');
    return slash < 0 ? document : document.substring(0, slash);
  }

  private static String joined(List<Shipment> its, Function<Shipment, @Nullable String> part) {
    return its.stream()
        .flatMap(shipment -> Stream.ofNullable(part.apply(shipment)))
        .filter(words -> !words.isBlank())
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
