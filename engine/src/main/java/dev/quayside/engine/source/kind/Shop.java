package dev.quayside.engine.source.kind;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One shop, as it is asked. Every call may throw a {@link ShopException}; none keeps anything that
/// a restart would miss.
public interface Shop {

  /// A page of orders.
  ///
  /// @param next how the next page is asked for; null for the last
  /// @param repeated whether it was read before, to find what moved meanwhile
  /// @param asOf from when the next pull reads, by the shop's clock; null for the latest change
  ///   among the orders
  record Page(
      List<PulledOrder> orders, @Nullable String next, boolean repeated, @Nullable Instant asOf) {
    public Page {
      orders = List.copyOf(orders);
    }

    public Page(List<PulledOrder> orders, @Nullable String next, boolean repeated) {
      this(orders, next, repeated, null);
    }

    public Page(List<PulledOrder> orders, @Nullable String next) {
      this(orders, next, false, null);
    }
  }

  /// Proves that the credentials are good and may do what is needed. Changes nothing.
  void test();

  /// The same, and what there is to say of it; empty where it only works.
  default Optional<Message> tested() {
    test();
    return Optional.empty();
  }

  /// How single orders are looked up in the shop's own tables; empty where it is no database.
  default Optional<KeyLookup> lookup() {
    return Optional.empty();
  }

  /// What can be tried while its own tables are connected; empty where it is no database.
  default Optional<TableTrial> trial() {
    return Optional.empty();
  }

  /// It is not asked any more; what is open is closed.
  default void close() {}

  /// Orders of every status that changed at or after a time, by the shop's clock, oldest change
  /// first where the shop can.
  ///
  /// @param page of the page before; null for the first
  Page pull(Instant since, @Nullable String page);

  /// Orders that wait here, read anew by the shop's own ids. One it knows no more is left out.
  interface Undated {
    List<PulledOrder> read(List<String> externalIds);
  }

  /// How orders that wait here are read anew, many at once, where the shop changes orders without a
  /// new time of change, so that {@link #pull} never shows it. Empty where every change is dated.
  default Optional<Undated> undated() {
    return Optional.empty();
  }

  /// One order anew; empty when the shop knows none.
  ///
  /// @param brief whether only a moment is left for it
  Optional<PulledOrder> read(String externalId, boolean brief);

  /// How the shop is told of parcels.
  ShopTracking tracking();
}
