package dev.quayside.engine.shipping;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.shipping.shipment.PieceOf;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A label on the wire (docs/api/labels.md).
///
/// @param trackingNumber null while the purchase is in doubt
/// @param carrierTest whether it was bought in the carrier's test system
/// @param settlement the purchase or void that the carrier has not confirmed; null when there is
///   none
/// @param labelUrl address to download the label from, in its labelFormat
/// @param piece which box of a shipment of several it is; null for one box, and left out then
/// @param labelFile `ready`, `awaited` or `lost`; null while nothing is bought
public record LabelJson(
    String id,
    String environment,
    String shipmentId,
    @Nullable String trackingNumber,
    String carrier,
    String service,
    String labelUrl,
    String labelFormat,
    @Nullable String labelFile,
    MoneyJson rate,
    String status,
    @Nullable String reference,
    Map<String, String> metadata,
    boolean isReturn,
    boolean carrierTest,
    Instant createdAt,
    @Nullable Instant voidableUntil,
    @Nullable Instant cancelledAt,
    @Nullable RefundJson refund,
    @Nullable SettlementJson settlement,
    BoughtByJson boughtBy,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable PieceOf piece) {

  /// The refund of a cancelled label.
  public record RefundJson(BigDecimal amount, String currency, String status) {

    public static @Nullable RefundJson of(Shipment shipment) {
      return Optional.ofNullable(shipment.refund())
          .map(
              refund ->
                  new RefundJson(
                      share(shipment, refund.amount()).amount(),
                      refund.amount().currency().getCurrencyCode(),
                      refund.status().wire()))
          .orElse(null);
    }
  }

  /// The answer to a cancellation.
  record Cancelled(String id, String status, @Nullable RefundJson refund) {

    static Cancelled of(Shipment shipment) {
      return new Cancelled(
          shipment.labelId(), shipment.labelStatus().wire(), RefundJson.of(shipment));
    }
  }

  /// A label of a shipment; of a whole shipment of several boxes, that of the first.
  public static LabelJson of(Shipment asked, Site site) {
    var shipment = asked.label();
    return new LabelJson(
        shipment.labelId(),
        site.environment().wire(),
        shipment.id(),
        shipment.trackingNumber().orElse(null),
        shipment.carrier(),
        shipment.service(),
        url(shipment, site.base()),
        shipment.labelFormat().wire(),
        shipment.acceptance() == null ? null : shipment.file().wire(),
        MoneyJson.of(share(shipment, shipment.price())),
        shipment.labelStatus().wire(),
        shipment.consignment().reference(),
        shipment.consignment().metadata(),
        shipment.consignment().isReturn(),
        shipment.terms().test(),
        shipment.createdAt(),
        shipment.voidableUntil(),
        shipment.cancelledAt(),
        RefundJson.of(shipment),
        SettlementJson.of(shipment),
        new BoughtByJson(shipment.boughtBy(), shipment.station()),
        shipment.piece().orElse(null));
  }

  /// What a label has of the shipment's money: the first all of it, so that the labels of a
  /// shipment of several boxes sum to what it cost.
  private static Money share(Shipment label, Money all) {
    return label.isFirstPiece() ? all : Money.zero(all.currency());
  }

  /// Address of the download; its default format is PDF.
  private static String url(Shipment shipment, URI base) {
    var url = base + "/v1/labels/" + shipment.labelId() + "/download";
    return shipment.labelFormat() == LabelFormat.PDF
        ? url
        : url + "?format=" + shipment.labelFormat().wire();
  }
}
