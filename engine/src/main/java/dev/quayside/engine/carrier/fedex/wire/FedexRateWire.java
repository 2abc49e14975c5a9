package dev.quayside.engine.carrier.fedex.wire;

import dev.quayside.engine.carrier.fedex.wire.FedexWire.Account;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Address;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Alert;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Commodity;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Parcel;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.ShipmentServices;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.SmartPost;
import dev.quayside.engine.carrier.fedex.wire.FedexWire.Weight;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Rates and Transit Times API v1.
public interface FedexRateWire {

  record Request(
      Account accountNumber,
      Control rateRequestControlParameters,
      Shipment requestedShipment,
      @Nullable List<String> carrierCodes) {}

  record Control(boolean returnTransitTimes) {}

  record Shipment(
      Party shipper,
      Party recipient,
      @Nullable String serviceType,
      List<String> rateRequestType,
      String shipDateStamp,
      String pickupType,
      String packagingType,
      List<Parcel> requestedPackageLineItems,
      @Nullable ShipmentServices shipmentSpecialServices,
      @Nullable Customs customsClearanceDetail,
      @Nullable SmartPost smartPostInfoDetail,
      @Nullable Integer totalPackageCount) {}

  record Party(Address address) {}

  record Customs(List<Commodity> commodities) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable List<Detail> rateReplyDetails, @Nullable List<Alert> alerts) {}

  /// One service.
  record Detail(
      @Nullable String serviceType,
      @Nullable String serviceName,
      @Nullable List<Alert> customerMessages,
      @Nullable List<Rated> ratedShipmentDetails,
      @Nullable Operational operationalDetail,
      @Nullable Commit commit) {}

  /// One price.
  ///
  /// @param totalNetCharge with taxes, without duties
  record Rated(
      @Nullable String rateType,
      @Nullable BigDecimal totalBaseCharge,
      @Nullable BigDecimal totalDiscounts,
      @Nullable BigDecimal totalNetCharge,
      @Nullable BigDecimal totalVatCharge,
      @Nullable String currency,
      @Nullable RateDetail shipmentRateDetail) {}

  record RateDetail(
      @Nullable String currency,
      @Nullable String rateZone,
      @Nullable Weight totalBillingWeight,
      @Nullable List<Surcharge> surCharges,
      @Nullable List<Tax> taxes) {}

  record Surcharge(
      @Nullable String type, @Nullable String description, @Nullable BigDecimal amount) {}

  record Tax(@Nullable String taxType, @Nullable String description, @Nullable BigDecimal amount) {}

  record Operational(
      @Nullable String deliveryDate,
      @Nullable String commitDate,
      @Nullable String transitTime,
      @Nullable Boolean ineligibleForMoneyBackGuarantee) {}

  record Commit(@Nullable DateDetail dateDetail, @Nullable TransitDays transitDays) {}

  record DateDetail(@Nullable String dayFormat) {}

  record TransitDays(@Nullable String minimumTransitTime) {}
}
