package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.parcel.product.Products;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Collects the missing customs information that only the sender can give, since the sender signs
/// the declaration. An answer is stored in the catalogue, which fills it into every waiting order.
public record CustomsQuestions(Orders orders, Products products) {

  /// The products with missing information, those of the oldest orders first.
  ///
  /// @param home the sender's country
  public List<CustomsQuestion> open(Caller caller, String home) {
    var asked = new LinkedHashMap<String, CustomsQuestion>();
    for (var order : orders.undeclared(caller, Places.sharingPost(home))) {
      for (var item : order.details().items()) {
        question(order, item)
            .ifPresent(
                each -> asked.merge(Product.key(each.product()), each, CustomsQuestion::and));
      }
    }
    return List.copyOf(asked.values());
  }

  /// Stores an answer and replaces what was known.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`
  public void answer(Caller caller, CustomsAnswer answer) {
    products.takeIn(caller, List.of(product(answer)));
  }

  /// Stores what was declared for products where it was unknown; what is known is not replaced.
  public void learn(Caller caller, List<CustomsAnswer> declared) {
    products.learn(caller, declared.stream().map(CustomsQuestions::product).toList());
  }

  private static Product product(CustomsAnswer said) {
    return new Product(
        said.product(),
        said(said.description()),
        null,
        null,
        said(said.hsCode()),
        said(said.originCountry()),
        null);
  }

  private static Optional<CustomsQuestion> question(SalesOrder order, OrderItem item) {
    var missing = EnumSet.noneOf(ProductFact.class);
    if (said(item.originCountry()) == null) {
      missing.add(ProductFact.ORIGIN);
    }
    if (said(item.description()) == null) {
      missing.add(ProductFact.NAME);
    }
    return missing.isEmpty()
        ? Optional.empty()
        : item.product()
            .map(
                product ->
                    new CustomsQuestion(
                        product,
                        said(item.description()),
                        said(item.hsCode()),
                        Set.copyOf(missing),
                        List.of(order.shownNumber())));
  }

  private static @Nullable String said(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}
