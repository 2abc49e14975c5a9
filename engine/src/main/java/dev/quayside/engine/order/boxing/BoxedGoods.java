package dev.quayside.engine.order.boxing;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.parcel.product.Product;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Tells whether two parcels hold just the same: the same products, and as many of each.
public final class BoxedGoods {

  private BoxedGoods() {}

  /// A digest of the products and their quantities, whatever their order and however they are
  /// divided into lines.
  ///
  /// @return empty for goods without SKU and name, which cannot be recognized
  public static Optional<String> of(OrderDetails details) {
    var pieces = new TreeMap<String, Integer>();
    for (var item : details.items()) {
      var product = item.product();
      if (product.isEmpty()) {
        return Optional.empty();
      }
      pieces.merge(Product.key(product.get()), item.quantity(), Integer::sum);
    }
    return pieces.isEmpty() ? Optional.empty() : Optional.of(digest(pieces));
  }

  private static String digest(Map<String, Integer> pieces) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      pieces.forEach(
          (product, quantity) ->
              digest.update((product + "\0" + quantity + "\0").getBytes(StandardCharsets.UTF_8)));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JVM has it
    }
  }
}
