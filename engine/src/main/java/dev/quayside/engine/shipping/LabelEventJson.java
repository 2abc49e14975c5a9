package dev.quayside.engine.shipping;

import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.net.URI;

/// The `data` of label.created and label.cancelled: the label as GET /v1/labels/:id shows it,
/// refund included (section 11 of the decisions).
public final class LabelEventJson {

  private LabelEventJson() {}

  /// @param base of the environment's listener
  public static String of(Shipment shipment, URI base) {
    return JsonText.write(LabelJson.of(shipment, base));
  }
}
