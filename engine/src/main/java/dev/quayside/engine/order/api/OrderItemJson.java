package dev.quayside.engine.order.api;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.parcel.PieceWeightJson;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A line of an order on the wire; value and weight are those of one piece.
///
/// @param line line number, from 1
/// @param left number of pieces that are in no parcel yet
/// @param fromCatalogue the fields that were filled in from the product catalogue
/// @param place where it lies in the store, as the order says; null for where its product lies
record OrderItemJson(
    @Nullable String sku,
    @Nullable String name,
    int quantity,
    @Nullable MoneyJson value,
    @Nullable BigDecimal weightOz,
    @Nullable String barcode,
    @Nullable String originCountry,
    @Nullable String hsCode,
    int line,
    int left,
    List<String> fromCatalogue,
    @Nullable String externalId,
    @Nullable String location,
    @Nullable String kit,
    List<OptionJson> options,
    @Nullable String place) {

  /// @param name null when the shop only has the text
  record OptionJson(@Nullable String name, String value) {
    static OptionJson of(ItemOption option) {
      return new OptionJson(option.name(), option.value());
    }
  }

  private static final int MOST = 250;

  static List<OrderItemJson> all(SalesOrder order) {
    return IntStream.rangeClosed(1, order.details().items().size())
        .mapToObj(line -> of(order.details().items().get(line - 1), line, order.left(line)))
        .toList();
  }

  private static OrderItemJson of(OrderItem item, int line, int left) {
    var shop = Optional.ofNullable(item.shop());
    return new OrderItemJson(
        item.sku(),
        item.description(),
        item.quantity(),
        Optional.ofNullable(item.value()).map(MoneyJson::of).orElse(null),
        Optional.ofNullable(item.weight()).map(Weight::ounces).orElse(null),
        item.barcode(),
        item.originCountry(),
        item.hsCode(),
        line,
        left,
        item.fromCatalogue().stream().sorted().map(ProductFact::wire).toList(),
        shop.map(ShopLine::externalId).orElse(null),
        shop.map(ShopLine::location).orElse(null),
        shop.map(ShopLine::kit).orElse(null),
        item.options().stream().map(OptionJson::of).toList(),
        item.place());
  }

  static List<OrderItem> readAll(Fields order) {
    return order.objects("items", MOST).stream().map(OrderItemJson::read).toList();
  }

  private static OrderItem read(Fields item) {
    var quantity = item.integer("quantity");
    var read =
        new OrderItem(
            item.text("sku"),
            item.text("name"),
            quantity == null ? 1 : quantity,
            MoneyJson.read(item, "value"),
            PieceWeightJson.read(item, FieldWords.NOT_NEGATIVE),
            text(item, "hsCode"),
            country(item),
            text(item, "barcode"),
            Set.of(),
            shop(item),
            options(item),
            text(item, "place"));
    read.check(item.path(), item.violations());
    return read;
  }

  private static List<ItemOption> options(Fields item) {
    return item.objects("options", ItemOption.MOST).stream()
        .map(
            option ->
                new ItemOption(
                    option.text("name", ItemOption.LONGEST_NAME),
                    Objects.requireNonNullElse(
                        option.lines("value", ItemOption.LONGEST_VALUE), "")))
        .toList();
  }

  /// What the line is at its shop, as an answer had it: so that a changed order can be sent back.
  private static @Nullable ShopLine shop(Fields item) {
    var externalId = text(item, "externalId");
    var location = text(item, "location");
    var kit = text(item, "kit");
    return externalId == null ? null : new ShopLine(externalId, location, kit);
  }

  private static @Nullable String country(Fields item) {
    var country = text(item, "originCountry");
    return country == null ? null : country.toUpperCase(Locale.ROOT);
  }

  /// A text field; an empty one counts as absent.
  private static @Nullable String text(Fields item, String name) {
    var text = item.text(name);
    return text == null || text.isBlank() ? null : text.strip();
  }
}
