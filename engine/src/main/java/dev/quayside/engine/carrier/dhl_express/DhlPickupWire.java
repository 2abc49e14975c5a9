package dev.quayside.engine.carrier.dhl_express;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of pickups (MyDHL API 3.1.1).
interface DhlPickupWire {

  /// A booking.
  ///
  /// @param closeTime `17:30`
  /// @param locationType `business` or `residence`
  record Request(
      String plannedPickupDateAndTime,
      String closeTime,
      @Nullable String location,
      String locationType,
      List<DhlWire.Account> accounts,
      Who customerDetails,
      List<Shipment> shipmentDetails) {}

  record Who(Party shipperDetails) {}

  record Party(DhlWire.PostalAddress postalAddress, DhlWire.Contact contactInformation) {}

  record Shipment(
      String productCode,
      boolean isCustomsDeclarable,
      String unitOfMeasurement,
      List<Box> packages) {}

  record Box(BigDecimal weight) {}

  record Answer(
      @Nullable List<String> dispatchConfirmationNumbers, @Nullable String nextPickupDate) {}

  record Places(@Nullable List<Place> address, @Nullable List<String> warnings) {}

  record Place(@Nullable String postalCode, @Nullable String cityName) {}
}
