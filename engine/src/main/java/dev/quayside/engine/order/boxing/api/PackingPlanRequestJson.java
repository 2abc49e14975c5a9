package dev.quayside.engine.order.boxing.api;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.boxing.PackedGoods;
import dev.quayside.engine.order.boxing.PackedGoods.Piece;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.parcel.product.Rotate;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The request for packing plans on the wire.
final class PackingPlanRequestJson {

  private static final int MOST_ITEMS = 1_000;
  private static final int MOST_PRESETS = 1_000;
  private static final int MOST_CARRIERS = 100;
  private static final int MOST_SPLITS = 3;
  private static final int MOST_DAYS = 60;

  private PackingPlanRequestJson() {}

  static PackingPlans.Asked read(Fields body) {
    var orderId = body.text("orderId");
    if (body.has("orderId") == body.has("items")) {
      body.violations().add("items", OrderWords.ITEMS_OR_ORDER);
    }
    var objects = body.objects("items", MOST_ITEMS);
    if (body.isList("items") && objects.isEmpty() && body.violations().isEmpty()) {
      body.violations().add("items", FieldWords.FROM_1_TO, MOST_ITEMS);
    }
    var items =
        IntStream.range(0, objects.size()).mapToObj(i -> piece(i + 1, objects.get(i))).toList();
    if (items.stream().mapToLong(Piece::quantity).sum() > PackedGoods.MOST_PIECES) {
      body.violations().add("items", OrderWords.BOX_PIECES, PackedGoods.MOST_PIECES);
    }
    var presets = body.texts("presets", MOST_PRESETS);
    return new PackingPlans.Asked(
        orderId,
        items,
        body.isList("presets") ? presets : null,
        number(body, "splits", MOST_SPLITS, 1),
        body.has("withinDays") ? number(body, "withinDays", MOST_DAYS, MOST_DAYS) : null,
        new HashSet<>(body.texts("carriers", MOST_CARRIERS)),
        address(body, "from"),
        address(body, "to"));
  }

  private static int number(Fields body, String name, int most, int otherwise) {
    var number = body.integer(name);
    if (number != null && (number < 1 || number > most)) {
      body.violations().add(body.path(name), FieldWords.FROM_1_TO, most);
    }
    return number == null ? otherwise : number;
  }

  private static Piece piece(int line, Fields item) {
    var sku = item.text("sku");
    var sides =
        new SidesDraft(item.decimal("lengthIn"), item.decimal("widthIn"), item.decimal("heightIn"));
    sides.check(
        item.path("lengthIn"), item.path("widthIn"), item.path("heightIn"), item.violations());
    if (!item.has("sku")
        && !item.has("lengthIn")
        && !item.has("widthIn")
        && !item.has("heightIn")) {
      item.violations().add(item.path("sku"), OrderWords.SKU_OR_SIDES);
    } else if (item.has("sku")) {
      item.violations().require(item.path("sku"), sku);
    }
    var shape =
        new ProductShape(
            sides.value(),
            item.choice("rotate", Rotate.values(), Rotate::wire),
            item.bool("soft"),
            item.bool("alone"));
    return new Piece(
        line, number(item, "quantity", PackedGoods.MOST_PIECES, 1), sku, shape, weight(item));
  }

  private static @Nullable Weight weight(Fields item) {
    var ounces = item.decimal("weightOz");
    if (ounces != null && ounces.signum() < 0) {
      item.violations().add(item.path("weightOz"), FieldWords.NOT_NEGATIVE);
      return null;
    }
    return ounces == null ? null : new Weight(ounces);
  }

  private static @Nullable AddressDraft address(Fields body, String name) {
    var address = body.object(name);
    if (address == null) {
      return null;
    }
    var draft = AddressJson.read(address);
    draft.checkForRate(name, address.violations());
    return draft;
  }
}
