package dev.quayside.engine.order.fact;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.rule.condition.Facts;
import dev.quayside.engine.order.rule.condition.Lookups;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.product.Products;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Looks up in the catalogue, in the postal data and at the carriers what conditions ask for.
record OrderLookups(
    Caller caller, Products products, AddressValidations validations, Postage postage)
    implements Lookups {

  @Override
  public List<String> productTags(OrderDetails details) {
    var skus = details.items().stream().flatMap(item -> item.product().stream()).toList();
    var known = products.known(caller, skus);
    return details.items().stream()
        .map(OrderItem::product)
        .flatMap(Optional::stream)
        .flatMap(sku -> known.find(sku).stream())
        .flatMap(product -> product.tags().stream())
        .distinct()
        .toList();
  }

  @Override
  public Optional<Money> postage(Facts facts) {
    return postage.of(caller, facts);
  }

  /// An address that the postal data has nothing against, without a carrier's word.
  @Override
  public @Nullable Boolean verified(Address to) {
    return switch (validations.review(AddressDraft.of(to))) {
      case AddressReview.Usable usable -> usable.validation().valid();
      case AddressReview.Unusable _ -> false;
    };
  }
}
