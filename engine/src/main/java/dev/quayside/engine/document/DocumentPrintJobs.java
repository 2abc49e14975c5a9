package dev.quayside.engine.document;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.OfficePaper;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.render.Renders;
import java.util.Locale;
import java.util.Optional;

/// Shipment documents for the print queue. Their document id is the shipment's id, a slash and the
/// kind: `shp_01.../packing_slip`. Label printers can print packing slips as well.
public final class DocumentPrintJobs implements DocumentSource {

  private final ShipmentDocuments papers;
  private final Shipments shipments;
  private final Renders renders = new Renders();

  public DocumentPrintJobs(ShipmentDocuments papers, Shipments shipments) {
    this.papers = papers;
    this.shipments = shipments;
  }

  @Override
  public Optional<Paper> find(Caller caller, String documentId) {
    int slash = documentId.indexOf('/');
    if (slash < 0) {
      return Optional.empty();
    }
    var shipmentId = documentId.substring(0, slash);
    return DocumentKind.ofWire(documentId.substring(slash + 1))
        .filter(kind -> papers.of(caller, shipmentId).contains(kind))
        .map(kind -> paper(caller, shipments.get(caller, shipmentId), kind));
  }

  private Paper paper(Caller caller, Shipment shipment, DocumentKind kind) {
    var sheet =
        dev.quayside.printing.document.Paper.usedIn(shipment.consignment().from().country());
    return new Paper(
        kind == DocumentKind.PACKING_SLIP ? PrintKind.PACKING_SLIP : PrintKind.CUSTOMS_FORM,
        kind.wire().replace('_', ' ') + " " + shipment.trackingNumber().orElse(shipment.id()),
        shipment.carrier(),
        printer ->
            kind == DocumentKind.PACKING_SLIP && OfficePaper.hasLabels(printer)
                ? slipLabel(caller, shipment.id(), printer)
                : OfficePaper.on(
                    printer,
                    () -> papers.pdf(caller, shipment.id(), kind, sheet, Locale.getDefault())));
  }

  private byte[] slipLabel(Caller caller, String shipmentId, Printer printer) {
    return printer.render(papers.slipLabel(caller, shipmentId, Locale.getDefault()), renders);
  }
}
