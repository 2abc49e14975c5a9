package dev.quayside.engine.shipping;

import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.shipping.shipment.Shipment;

/// The `data` of label.created and label.cancelled: the label as in GET /v1/labels/:id, with the
/// refund (docs/api/webhooks.md).
public final class LabelEventJson {

  private LabelEventJson() {}

  public static String of(Shipment shipment, Site site) {
    return JsonText.write(LabelJson.of(shipment, site));
  }
}
