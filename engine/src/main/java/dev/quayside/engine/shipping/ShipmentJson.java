package dev.quayside.engine.shipping;

import com.fasterxml.jackson.annotation.JsonInclude;
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
import java.util.stream.IntStream;
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
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String masterTrackingNumber,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<PieceJson> pieces,
    MoneyJson rate,
    LabelJson label,
    LabelJson.@Nullable RefundJson refund,
    Instant createdAt,
    Instant updatedAt,
    @Nullable Instant cancelledAt) {

  /// One box of a shipment of several.
  ///
  /// @param trackingNumber null while the purchase is in doubt
  record PieceJson(
      int number,
      String labelId,
      @Nullable String trackingNumber,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String reference,
      ParcelJson parcel) {

    static List<PieceJson> of(Shipment shipment) {
      var pieces = shipment.consignment().pieces();
      return IntStream.range(0, pieces.size())
          .mapToObj(place -> of(shipment.label(place), place, pieces.get(place).reference()))
          .toList();
    }

    private static PieceJson of(Shipment label, int place, @Nullable String reference) {
      return new PieceJson(
          place + 1,
          label.labelId(),
          label.trackingNumber().orElse(null),
          reference,
          ParcelJson.of(label.consignment().parcel()));
    }
  }

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
        consignment.isInPieces() ? shipment.trackingNumber().orElse(null) : null,
        PieceJson.of(shipment),
        MoneyJson.of(shipment.price()),
        LabelJson.of(shipment, site),
        LabelJson.RefundJson.of(shipment),
        shipment.createdAt(),
        shipment.updatedAt(),
        shipment.cancelledAt());
  }
}
