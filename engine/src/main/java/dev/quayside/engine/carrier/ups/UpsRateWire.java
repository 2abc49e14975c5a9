package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.carrier.ups.UpsWire.Amount;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of the Rating API v2409.
interface UpsRateWire {

  record Envelope(Asked rateRequest) implements UpsWire {}

  record Asked(
      UpsWire.RequestOption request,
      Coded pickupType,
      @Nullable Coded customerClassification,
      Shipment shipment)
      implements UpsWire {}

  record Shipment(
      UpsWire.Party shipper,
      UpsWire.Party shipTo,
      UpsWire.Party shipFrom,
      UpsWire.Payment paymentDetails,
      String numOfPieces,
      UpsWire.Mass shipmentTotalWeight,
      @Nullable String documentsOnlyIndicator,
      @JsonProperty("Package") List<Piece> pieces,
      @Nullable Options shipmentServiceOptions,
      UpsWire.RatingOptions shipmentRatingOptions,
      @Nullable Amount invoiceLineTotal,
      String taxInformationIndicator,
      Delivery deliveryTimeInformation)
      implements UpsWire {}

  record Piece(
      Coded packagingType,
      UpsWire.@Nullable Sides dimensions,
      UpsWire.Mass packageWeight,
      UpsWire.@Nullable ParcelOptions packageServiceOptions)
      implements UpsWire {}

  record Options(
      @Nullable String saturdayDeliveryIndicator,
      UpsWire.@Nullable Confirmation deliveryConfirmation,
      @Nullable Coded returnService)
      implements UpsWire {}

  /// @param packageBillType 02 documents, 03 goods
  record Delivery(String packageBillType, Pickup pickup) implements UpsWire {}

  record Pickup(String date) implements UpsWire {}

  record Answer(@Nullable Rates rateResponse) implements UpsWire {}

  record Rates(@Nullable Status response, @Nullable List<Rated> ratedShipment) implements UpsWire {}

  record Status(@Nullable List<Coded> alert) implements UpsWire {}

  record Rated(
      @Nullable Coded service,
      @Nullable String zone,
      @Nullable List<Coded> ratedShipmentAlert,
      @Nullable Billed billingWeight,
      @Nullable Amount transportationCharges,
      @Nullable Amount baseServiceCharge,
      @Nullable List<Item> itemizedCharges,
      @Nullable List<Tax> taxCharges,
      @Nullable Amount totalCharges,
      @Nullable Amount totalChargesWithTaxes,
      @Nullable Negotiated negotiatedRateCharges,
      @Nullable List<RatedPiece> ratedPackage,
      @Nullable Transit timeInTransit,
      @Nullable Guaranteed guaranteedDelivery)
      implements UpsWire {}

  record Billed(@Nullable Coded unitOfMeasurement, @Nullable String weight) implements UpsWire {}

  record Item(@Nullable String code, @Nullable String description, @Nullable String monetaryValue)
      implements UpsWire {}

  record Tax(@Nullable String type, @Nullable String monetaryValue) implements UpsWire {}

  record Modifier(@Nullable String modifierDesc, @Nullable String amount) implements UpsWire {}

  record Negotiated(
      @Nullable List<Amount> baseServiceCharge,
      @Nullable List<Modifier> rateModifier,
      @Nullable List<Item> itemizedCharges,
      @Nullable List<Tax> taxCharges,
      @Nullable Amount totalCharge,
      @Nullable Amount totalChargesWithTaxes)
      implements UpsWire {}

  record RatedPiece(@Nullable List<Item> itemizedCharges, @Nullable Negotiated negotiatedCharges)
      implements UpsWire {}

  record Transit(@Nullable Summary serviceSummary) implements UpsWire {}

  record Summary(@Nullable String guaranteedIndicator, @Nullable Estimate estimatedArrival)
      implements UpsWire {}

  record Estimate(@Nullable Arrival arrival, @Nullable String businessDaysInTransit)
      implements UpsWire {}

  record Arrival(@Nullable String date) implements UpsWire {}

  record Guaranteed(@Nullable String businessDaysInTransit, @Nullable String scheduledDeliveryDate)
      implements UpsWire {}
}
