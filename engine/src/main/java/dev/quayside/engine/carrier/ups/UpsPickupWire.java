package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of the Pickup API v2409: bookings, cancellations, pending pickups.
interface UpsPickupWire {

  record Envelope(Asked pickupCreationRequest) implements UpsWire {}

  /// A booking.
  ///
  /// @param ratePickupIndicator Y: with its price
  /// @param alternateAddressIndicator Y: not the address in the account's profile
  /// @param overweightIndicator Y when a parcel has more than 70 lb
  /// @param paymentMethod 01, by the account
  record Asked(
      UpsWire.RequestOption request,
      String ratePickupIndicator,
      Shipper shipper,
      Window pickupDateInfo,
      Door pickupAddress,
      String alternateAddressIndicator,
      List<Pieces> pickupPiece,
      Total totalWeight,
      String overweightIndicator,
      String paymentMethod,
      @Nullable String specialInstruction,
      String referenceNumber,
      String shippingLabelsAvailable)
      implements UpsWire {}

  record Shipper(Holder account) implements UpsWire {}

  record Holder(String accountNumber, String accountCountryCode) implements UpsWire {}

  /// Times and date such as `1730`, `0900` and `20261124`.
  record Window(String closeTime, String readyTime, String pickupDate) implements UpsWire {}

  record Door(
      String companyName,
      String contactName,
      List<String> addressLine,
      String city,
      @Nullable String stateProvince,
      @Nullable String postalCode,
      String countryCode,
      String residentialIndicator,
      UpsWire.@Nullable Phone phone)
      implements UpsWire {}

  /// @param containerCode 01, packages
  record Pieces(
      String serviceCode, String quantity, String destinationCountryCode, String containerCode)
      implements UpsWire {}

  record Total(String weight, String unitOfMeasurement) implements UpsWire {}

  record Answer(@Nullable Booked pickupCreationResponse) implements UpsWire {}

  record Booked(@JsonProperty("PRN") @Nullable String number, @Nullable Price rateResult)
      implements UpsWire {}

  record Price(
      @Nullable String currencyCode,
      @Nullable String grandTotalOfAllCharge,
      @Nullable String grandTotalOfAllIncentedCharge)
      implements UpsWire {}

  record PendingAnswer(@Nullable Pending pickupPendingStatusResponse) implements UpsWire {}

  record Pending(@Nullable List<Status> pendingStatus) implements UpsWire {}

  record Status(@JsonProperty("PRN") @Nullable String number, @Nullable String referenceNumber)
      implements UpsWire {}
}
