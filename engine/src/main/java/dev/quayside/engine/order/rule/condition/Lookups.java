package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is looked up only where a condition asks for it, since it takes time.
public interface Lookups {

  /// The tags of all products of an order.
  List<String> productTags(OrderDetails details);

  /// What the cheapest rate of the order costs; empty where no carrier has one, or it is not
  /// complete.
  Optional<Money> postage(Facts facts);

  /// Whether nothing is known against an address; null where it cannot be checked.
  @Nullable Boolean verified(Address to);

  /// Knows nothing.
  Lookups NONE =
      new Lookups() {
        @Override
        public List<String> productTags(OrderDetails details) {
          return List.of();
        }

        @Override
        public Optional<Money> postage(Facts facts) {
          return Optional.empty();
        }

        @Override
        public @Nullable Boolean verified(Address to) {
          return null;
        }
      };
}
