package dev.quayside.app.navigation;

import dev.quayside.engine.base.money.Money;
import org.jspecify.annotations.Nullable;

/// A request of one screen to another.
public sealed interface NavigationRequest {

  /// The screen that handles the request.
  default Place place() {
    return switch (this) {
      case ShipOrder _, NameSender _, PackIn _, ShipAgain _, ShipBack _ -> Place.SHIP;
      case ShowOrder _ -> Place.ORDERS;
      case Track _ -> Place.TRACKING;
      case OpenSettings _, AddFunds _ -> Place.SETTINGS;
      case ShowShipment _, EndDay _ -> Place.SHIPMENTS;
      case Visit(var where) -> where;
    };
  }

  /// Ship an order that was imported.
  record ShipOrder(String orderId) implements NavigationRequest {}

  /// Enter the sender's address.
  record NameSender() implements NavigationRequest {}

  /// Show an order among the others.
  record ShowOrder(String orderId) implements NavigationRequest {}

  /// Use a preset's box for what is being shipped.
  record PackIn(String presetId) implements NavigationRequest {}

  /// Fill the form with a shipment's addresses and parcel, to ship it again.
  record ShipAgain(String shipmentId) implements NavigationRequest {}

  /// Fill the form for a return shipment.
  record ShipBack(String shipmentId) implements NavigationRequest {}

  /// Show where a parcel is.
  record Track(String trackingNumber) implements NavigationRequest {}

  /// Open a section of the settings, by its key.
  record OpenSettings(String section) implements NavigationRequest {}

  /// Add money to the wallet, and come back.
  ///
  /// @param missing how much is needed at least; null when that is not known
  /// @param back the screen the money is for
  record AddFunds(@Nullable Money missing, Place back) implements NavigationRequest {}

  /// Show one shipment among the others.
  record ShowShipment(String shipmentId) implements NavigationRequest {}

  /// Open a screen as it is.
  record Visit(Place where) implements NavigationRequest {}

  /// Show what is handed over today, to close the day.
  record EndDay() implements NavigationRequest {}
}
