package dev.quayside.engine.order.trial;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.rule.condition.OrderContext;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The request of POST /v1/rules/dry-run.
final class TriedOrderJson {

  private static final int MOST_ITEMS = 100;

  private TriedOrderJson() {}

  /// Reads {to, parcel?, items?, value?, reference?, requestedService?, from?, location?, tags?,
  /// shop?, metadata?, orderedOn?, shipBy?, parcelCount?}.
  static TriedOrder read(Fields body) {
    var to = AddressJson.read(body.requiredObject("to"));
    if (body.has("to")) {
      to.checkForRate("to", body.violations());
    }
    var box = body.object("parcel");
    var parcel =
        box == null ? new ParcelDraft(null, null, null, null) : ParcelJson.readMeasures(box);
    parcel.checkKnown("parcel", body.violations());
    return new TriedOrder(
        Absent.toEmpty(body.text("reference")),
        details(body, to.value(), with(parcel, box)),
        with(parcel, box),
        context(body),
        from(body.object("from")),
        Absent.fromBlank(body.text("location")));
  }

  private static OrderDetails details(Fields body, Address to, ParcelDraft parcel) {
    return new OrderDetails(
        to,
        body.objects("items", MOST_ITEMS).stream().map(TriedOrderJson::item).toList(),
        parcel,
        null,
        body.text("requestedService"),
        body.date("shipBy"),
        body.date("orderedOn"),
        null,
        MoneyJson.read(body, "value", body),
        body.metadata(),
        Set.of(),
        OrderMessages.NONE);
  }

  private static ParcelDraft with(ParcelDraft measured, @Nullable Fields box) {
    return new ParcelDraft(
        measured.weightOz(),
        measured.lengthIn(),
        measured.widthIn(),
        measured.heightIn(),
        false,
        Signature.NONE,
        null,
        box == null ? null : box.bool("residential"));
  }

  private static OrderContext context(Fields body) {
    var parcels = body.integer("parcelCount");
    if (parcels != null && parcels < 1) {
      body.violations().add("parcelCount", FieldWords.ONE_OR_MORE);
    }
    return new OrderContext(
        Optional.ofNullable(Absent.fromBlank(body.text("shop"))).stream().toList(),
        body.texts("tags", Effects.MOST_TAGS),
        body.metadata(),
        parcels == null ? 1 : parcels);
  }

  /// As far as it is said: the country decides what is abroad, the postal code the zone.
  private static @Nullable Address from(@Nullable Fields from) {
    if (from == null) {
      return null;
    }
    var country = Absent.fromBlank(from.text("country"));
    var zip = Absent.toEmpty(from.text("zip")).strip();
    return country == null ? null : Address.of(zip, country.strip().toUpperCase(Locale.ROOT));
  }

  private static OrderItem item(Fields item) {
    var weight = item.decimal("weightOz");
    var quantity = item.integer("quantity");
    if (quantity != null && quantity < 1) {
      item.violations().add(item.path("quantity"), FieldWords.ONE_OR_MORE);
    }
    if (weight != null && weight.signum() < 0) {
      item.violations().add(item.path("weightOz"), FieldWords.NOT_NEGATIVE);
    }
    return new OrderItem(
        item.text("sku"),
        item.text("description"),
        quantity == null ? 1 : quantity,
        MoneyJson.read(item, "value"),
        weight == null ? null : new Weight(weight.abs()),
        item.text("hsCode"),
        item.text("originCountry"));
  }
}
