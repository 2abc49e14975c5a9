package dev.quayside.app.navigation;

/// Something one screen asks of another.
public sealed interface NavigationRequest {

  /// The screen that does it.
  Place place();

  /// Ship an order that was imported.
  record ShipOrder(String orderId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIP;
    }
  }

  /// Say who sends.
  record NameSender() implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIP;
    }
  }

  /// Show an order among the others.
  record ShowOrder(String orderId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.ORDERS;
    }
  }

  /// Pack what is being shipped in a box of the presets.
  record PackIn(String presetId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIP;
    }
  }

  /// Fill the form with a shipment's lane and parcel, to send it once more.
  record ShipAgain(String shipmentId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIP;
    }
  }

  /// Fill the form for the way back.
  record ShipBack(String shipmentId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIP;
    }
  }

  /// Show where a parcel is.
  record Track(String trackingNumber) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.TRACKING;
    }
  }

  /// Open a section of the settings, by its key.
  record OpenSettings(String section) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SETTINGS;
    }
  }

  /// Show one shipment among the others.
  record ShowShipment(String shipmentId) implements NavigationRequest {
    @Override
    public Place place() {
      return Place.SHIPMENTS;
    }
  }
}
