package dev.quayside.engine.carrier.fedex.wire;

import dev.quayside.engine.carrier.fedex.wire.FedexWire.Account;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Address;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Weight;
import org.jspecify.annotations.Nullable;

/// Fields of Pickup Request API v1.
public interface FedexPickupWire {

  /// A booking.
  ///
  /// @param carrierCode FDXE or FDXG
  record Request(
      Account associatedAccountNumber,
      Origin originDetail,
      Weight totalWeight,
      int packageCount,
      String carrierCode,
      @Nullable String remarks) {}

  /// Place and local times of a pickup.
  ///
  /// @param readyDateTimestamp `2026-11-24T09:00:00`
  /// @param customerCloseTime `17:30:00`
  record Origin(
      String pickupAddressType,
      Location pickupLocation,
      String readyDateTimestamp,
      String customerCloseTime,
      String pickupDateType,
      String packageLocation) {}

  record Location(Contact contact, Address address) {}

  record Contact(@Nullable String companyName, @Nullable String personName, String phoneNumber) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable String pickupConfirmationCode, @Nullable String location) {}

  record Cancel(
      Account associatedAccountNumber,
      String pickupConfirmationCode,
      String carrierCode,
      String scheduledDate,
      @Nullable String location) {}
}
