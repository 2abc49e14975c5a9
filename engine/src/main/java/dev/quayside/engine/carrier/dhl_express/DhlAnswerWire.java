package dev.quayside.engine.carrier.dhl_express;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of DHL's answers (MyDHL API 3.1.1).
interface DhlAnswerWire {

  record Rates(@Nullable List<Product> products, @Nullable List<String> warnings) {}

  record Product(
      @Nullable String productName,
      @Nullable String productCode,
      @Nullable ProductWeight weight,
      @Nullable List<Price> totalPrice,
      @Nullable List<Totals> totalPriceBreakdown,
      @Nullable List<Details> detailedPriceBreakdown,
      @Nullable Delivery deliveryCapabilities) {}

  /// The weights of a product.
  ///
  /// @param unitOfMeasurement `metric` or `imperial`
  record ProductWeight(
      @Nullable BigDecimal volumetric,
      @Nullable BigDecimal provided,
      @Nullable String unitOfMeasurement) {}

  /// A price in one of several currencies.
  ///
  /// @param currencyType `BILLC` for the currency the account is billed in; others are list prices
  record Price(
      @Nullable String currencyType, @Nullable String priceCurrency, @Nullable BigDecimal price) {}

  record Totals(@Nullable String currencyType, @Nullable List<Total> priceBreakdown) {}

  /// One sum over all parts of a price.
  ///
  /// @param typeCode `STTXA` for taxes
  record Total(@Nullable String typeCode, @Nullable BigDecimal price) {}

  record Details(@Nullable String currencyType, @Nullable List<Line> breakdown) {}

  record Line(@Nullable String name, @Nullable String serviceCode, @Nullable BigDecimal price) {}

  record Delivery(
      @Nullable String estimatedDeliveryDateAndTime, @Nullable BigDecimal totalTransitDays) {}

  record Shipment(
      @Nullable String shipmentTrackingNumber,
      @Nullable List<Piece> packages,
      @Nullable List<Document> documents,
      @Nullable List<Price> shipmentCharges,
      @Nullable EstimatedDelivery estimatedDeliveryDate) {}

  /// A document of a shipment.
  ///
  /// @param content in Base64
  record Document(@Nullable String typeCode, @Nullable String content) {}

  record EstimatedDelivery(@Nullable String estimatedDeliveryDate) {}

  record Tracking(@Nullable List<Tracked> shipments) {}

  record Tracked(
      @Nullable String shipmentTrackingNumber,
      @Nullable List<Event> events,
      @Nullable List<Piece> pieces) {}

  /// A parcel of a shipment.
  ///
  /// @param trackingNumber its licence plate
  record Piece(@Nullable String trackingNumber, @Nullable List<Event> events) {}

  /// A checkpoint.
  ///
  /// @param date local date, like the time
  record Event(
      @Nullable String date,
      @Nullable String time,
      @JsonProperty("GMTOffset") @Nullable String offset,
      @Nullable String typeCode,
      @Nullable String description,
      @Nullable List<ServiceArea> serviceArea,
      @Nullable String signedBy) {}

  /// The area of a checkpoint.
  ///
  /// @param description `NEW YORK-USA`
  record ServiceArea(@Nullable String description) {}

  record Refusal(
      @Nullable String detail,
      @Nullable String message,
      @Nullable List<String> additionalDetails) {}
}
