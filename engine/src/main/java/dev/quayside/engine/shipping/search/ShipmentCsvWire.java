package dev.quayside.engine.shipping.search;

import dev.quayside.engine.base.table.SheetWire;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/// Writes shipments as CSV.
final class ShipmentCsvWire implements AutoCloseable {

  private final SheetWire sheet;

  ShipmentCsvWire(OutputStream out) throws IOException {
    sheet =
        new SheetWire(
            out,
            "bought_at",
            "status",
            "reference",
            "carrier",
            "service",
            "tracking_number",
            "recipient",
            "company",
            "city",
            "state",
            "postal_code",
            "country",
            "cost",
            "currency",
            "refund",
            "shipment_id",
            "label_id",
            "bought_by",
            "station",
            "billed_to");
  }

  void add(Shipment shipment) throws IOException {
    var to = shipment.consignment().to();
    var refund = shipment.refund();
    sheet.row(
        shipment.createdAt().toString(),
        shipment.status().wire(),
        shipment.consignment().reference(),
        shipment.carrier(),
        shipment.serviceName(),
        shipment.trackingNumber().orElse(null),
        to.name(),
        to.company(),
        to.city(),
        to.state(),
        to.zip(),
        to.country(),
        shipment.price().amount().toPlainString(),
        shipment.price().currency().getCurrencyCode(),
        refund == null ? null : refund.status().wire(),
        shipment.id(),
        shipment.labelId(),
        Optional.ofNullable(shipment.boughtBy()).map(BoughtBy::name).orElse(null),
        shipment.station(),
        shipment.isBilledElsewhere() ? payor(shipment) : null);
  }

  /// Who pays in place of the sender, by the last characters of the account: why the cost is 0.
  private static String payor(Shipment shipment) {
    var payor = shipment.consignment().wanted().billing().transportOrSender();
    var end = payor.accountEnd();
    return payor.payor().wire() + (end == null ? "" : " " + end);
  }

  @Override
  public void close() throws IOException {
    sheet.close();
  }
}
