package dev.quayside.engine.shipping;

import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.customs.CustomsJson;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.parcel.piece.PiecesJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import org.jspecify.annotations.Nullable;

/// Reads the body of POST /v1/labels and POST /v1/shipments.
final class LabelRequestJson {

  private LabelRequestJson() {}

  static LabelRequest read(Fields body) {
    var format = body.choice("labelFormat", LabelFormat.values(), LabelFormat::wire);
    var options = OptionsJson.read(body);
    var boxes = PiecesJson.read(body);
    var order =
        new LabelRequest(
            body.text("rateId"),
            body.text("carrier"),
            body.text("service"),
            address(body, "from"),
            address(body, "to"),
            parcel(body),
            body.bool("isReturn"),
            CustomsJson.read(body, options.duties(), boxes.items()),
            body.text("reference", LabelRequest.LONGEST_REFERENCE),
            format == null ? LabelFormat.PDF : format,
            Boolean.TRUE.equals(body.bool("allowDuplicate")),
            body.metadata(),
            options,
            boxes.pieces());
    // what the rate request left out is reported later, together with errors in the fields given
    // here
    if (order.rateId() == null || !body.violations().isEmpty()) {
      order.check(body.violations());
    }
    return order;
  }

  private static @Nullable AddressDraft address(Fields body, String name) {
    var address = body.object(name);
    return address == null ? null : AddressJson.read(address);
  }

  private static @Nullable ParcelDraft parcel(Fields body) {
    var parcel = body.object("parcel");
    if (parcel == null) {
      if (!PiecesJson.areGiven(body)) {
        ParcelJson.refuseExtras(body);
      }
      return null;
    }
    return ParcelJson.read(parcel, body);
  }
}
