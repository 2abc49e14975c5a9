package dev.quayside.app.screen.ship;

import dev.quayside.app.cart.CartsModel;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.picklist.PickListView;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The cart that is packed, filled label by label. Between two of its orders it stays in sight; an
/// order of no list takes it away.
final class CartInHand {

  private final ShipGateway gateway;
  private final CartsModel carts;
  private @Nullable String orderId;

  CartInHand(Background background, ShipGateway gateway, Consumer<Throwable> failed) {
    this.gateway = gateway;
    carts = new CartsModel(background, this::question, failed);
  }

  /// The list of the order that came into the form last; empty when it is on none.
  CartsModel carts() {
    return carts;
  }

  /// @param part what is packed; null for nothing, or for a parcel without an order
  void follow(@Nullable OrderPart part) {
    carts.take(part == null ? Set.of() : Set.copyOf(part.orderIds()));
    if (part != null && !part.orderId().equals(orderId)) {
      orderId = part.orderId();
      carts.show(true);
    }
  }

  private Callable<List<PickListView>> question() {
    var id = orderId;
    return () -> id == null ? List.of() : gateway.carts(id);
  }
}
