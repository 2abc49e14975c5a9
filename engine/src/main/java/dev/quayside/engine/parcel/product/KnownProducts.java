package dev.quayside.engine.parcel.product;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// What the catalogue knows of some products while orders are taken in. Each order adds what was
/// not known yet, and the next one finds it here.
public final class KnownProducts {

  private final Map<String, Product> known = new HashMap<>();
  private final Set<String> learned = new HashSet<>();

  KnownProducts(Collection<Product> products) {
    products.forEach(each -> known.put(Product.key(each.sku()), each));
  }

  /// What is known of a product; empty for a new one.
  public Optional<Product> find(String sku) {
    return Optional.ofNullable(known.get(Product.key(sku)));
  }

  /// @param said the product as an order describes it
  /// @return the product as it is known now
  public Product learn(Product said) {
    var key = Product.key(said.sku());
    var before = known.get(key);
    var now = before == null ? said.sound() : before.or(said.sound());
    if (!now.equals(before)) {
      known.put(key, now);
      learned.add(key);
    }
    return now;
  }

  List<Product> learned() {
    return learned.stream().map(known::get).filter(Objects::nonNull).toList();
  }
}
