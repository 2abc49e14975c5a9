package dev.quayside.engine.shipping;

import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.customs.CustomsJson;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A shipment on the wire (docs/api/labels.md).
record ShipmentJson(
    String id,
    String environment,
    String status,
    String carrier,
    String service,
    AddressJson from,
    AddressJson to,
    ParcelJson parcel,
    @Nullable String reference,
    Map<String, String> metadata,
    boolean isReturn,
    @Nullable CustomsJson customs,
    OptionsJson.Billing billing,
    @Nullable LocalDate shipDate,
    OptionsJson.Delivery delivery,
    List<OptionsJson.Reference> references,
    @Nullable String trackingNumber,
    MoneyJson rate,
    LabelJson label,
    LabelJson.@Nullable RefundJson refund,
    Instant createdAt,
    Instant updatedAt,
    @Nullable Instant cancelledAt) {

  static ShipmentJson of(Shipment shipment, Site site) {
    var consignment = shipment.consignment();
    var wanted = consignment.wanted();
    return new ShipmentJson(
        shipment.id(),
        site.environment().wire(),
        shipment.status().told().wire(),
        shipment.carrier(),
        shipment.service(),
        AddressJson.of(consignment.from()),
        AddressJson.of(consignment.to()),
        ParcelJson.of(consignment.parcel()),
        consignment.reference(),
        consignment.metadata(),
        consignment.isReturn(),
        Optional.ofNullable(consignment.customs()).map(CustomsJson::of).orElse(null),
        OptionsJson.Billing.of(wanted.billing()),
        shipment.shipDate().orElse(wanted.shipDate()),
        OptionsJson.Delivery.of(wanted),
        OptionsJson.Reference.of(wanted),
        shipment.trackingNumber().orElse(null),
        MoneyJson.of(shipment.price()),
        LabelJson.of(shipment, site),
        LabelJson.RefundJson.of(shipment),
        shipment.createdAt(),
        shipment.updatedAt(),
        shipment.cancelledAt());
  }
}
