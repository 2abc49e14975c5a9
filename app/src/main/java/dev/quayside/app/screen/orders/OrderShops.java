package dev.quayside.app.screen.orders;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.task.Background;
import java.util.function.Consumer;

/// The shops of the orders, and the ways from an order to what its shop speaks of.
record OrderShops(
    OrderLines lines,
    Navigation navigation,
    Background background,
    OrdersGateway gateway,
    Consumer<Throwable> failed) {

  ShopChoice choice() {
    return lines.shops();
  }

  /// Shows the latest label of the one selected order, where it can be voided.
  void showLabel() {
    var chosen = lines.selected;
    var shop = chosen.size() == 1 ? chosen.getFirst().shop() : null;
    var shipment = shop == null ? null : shop.shipmentId();
    if (shipment != null) {
      navigation.send(new NavigationRequest.ShowShipment(shipment));
    }
  }

  /// Tells the shop of the one selected order again of its parcels that it refused.
  void tellAgain() {
    var chosen = lines.selected;
    var shop = chosen.size() == 1 ? chosen.getFirst().shop() : null;
    if (shop != null) {
      var order = chosen.getFirst().id();
      background.run(
          () -> {
            gateway.tellShopAgain(shop.id(), order);
            return true;
          },
          _ -> {},
          failed);
    }
  }

  /// Shows the shops in the settings.
  void open() {
    navigation.send(new NavigationRequest.OpenSettings("settings.shops"));
  }
}
