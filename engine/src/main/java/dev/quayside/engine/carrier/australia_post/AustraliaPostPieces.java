package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Extra;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.ExtraPrice;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Extras;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Price;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.PricedReply;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prices of a shipment of several items. The post answers a price for each item and product; a
/// product that takes them all costs their sum.
final class AustraliaPostPieces {

  private AustraliaPostPieces() {}

  /// The answer about all items as one; empty when there is not one for each.
  static Optional<PricedReply> priced(List<PricedReply> items, int wanted) {
    return items.size() < wanted
        ? Optional.empty()
        : items.stream().limit(wanted).reduce(AustraliaPostPieces::sum);
  }

  private static PricedReply sum(PricedReply one, PricedReply other) {
    var more = byProduct(other);
    var prices = new ArrayList<Price>();
    byProduct(one)
        .forEach(
            (product, price) ->
                Optional.ofNullable(more.get(product))
                    .ifPresent(second -> prices.add(sum(price, second))));
    return new PricedReply(
        prices, joined(one.errors(), other.errors()), joined(one.warnings(), other.warnings()));
  }

  private static Map<String, Price> byProduct(PricedReply said) {
    var prices = new LinkedHashMap<String, Price>();
    for (var price : Absent.toEmpty(said.prices())) {
      if (price.productId() != null && price.calculatedPrice() != null) {
        prices.putIfAbsent(price.productId(), price);
      }
    }
    return prices;
  }

  private static Price sum(Price one, Price other) {
    return new Price(
        one.productId(),
        one.productType(),
        one.options(),
        sum(one.calculatedPrice(), other.calculatedPrice()),
        sum(one.calculatedGst(), other.calculatedGst()),
        sum(one.features(), other.features()),
        one.estimatedDelivery() == null ? other.estimatedDelivery() : one.estimatedDelivery());
  }

  /// Cover of both; of one alone where the other has none.
  private static @Nullable Extras sum(@Nullable Extras one, @Nullable Extras other) {
    if (one == null || one.cover() == null) {
      return other;
    }
    if (other == null || other.cover() == null) {
      return one;
    }
    return new Extras(
        new Extra(one.cover().bundled(), sum(one.cover().price(), other.cover().price())));
  }

  private static @Nullable ExtraPrice sum(@Nullable ExtraPrice one, @Nullable ExtraPrice other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return new ExtraPrice(
        sum(one.calculatedPrice(), other.calculatedPrice()),
        sum(one.calculatedGst(), other.calculatedGst()));
  }

  private static @Nullable BigDecimal sum(@Nullable BigDecimal one, @Nullable BigDecimal other) {
    return Stream.of(Optional.ofNullable(one), Optional.ofNullable(other))
        .flatMap(Optional::stream)
        .reduce(BigDecimal::add)
        .orElse(null);
  }

  private static <T> List<T> joined(@Nullable List<T> one, @Nullable List<T> other) {
    return Stream.concat(Absent.toEmpty(one).stream(), Absent.toEmpty(other).stream())
        .distinct()
        .toList();
  }
}
