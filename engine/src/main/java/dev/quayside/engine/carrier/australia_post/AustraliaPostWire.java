package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of prices and shipments in Shipping and Tracking API v1. Kilograms, centimetres,
/// Australian dollars.
interface AustraliaPostWire {

  /// Get Item Prices.
  record PriceRequest(Place from, Place to, List<PricedItem> items) {}

  record Place(String postcode, @Nullable String suburb, String country) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record PricedItem(
      @Nullable BigDecimal length,
      @Nullable BigDecimal width,
      @Nullable BigDecimal height,
      BigDecimal weight,
      @Nullable List<String> productIds,
      @Nullable Features features) {}

  record Features(@JsonProperty("TRANSIT_COVER") Cover cover) {}

  record Cover(CoverAttributes attributes) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record CoverAttributes(BigDecimal coverAmount) {}

  record PriceReply(@Nullable List<PricedReply> items) {}

  record PricedReply(
      @Nullable List<Price> prices, @Nullable List<Fault> errors, @Nullable List<Fault> warnings) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Price(
      @Nullable String productId,
      @Nullable String productType,
      @Nullable Options options,
      @Nullable BigDecimal calculatedPrice,
      @Nullable BigDecimal calculatedGst,
      @Nullable Extras features,
      @Nullable Estimate estimatedDelivery) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Options(
      @Nullable Boolean signatureOnDeliveryOption, @Nullable Boolean dangerousGoodsAllowed) {}

  record Extras(@JsonProperty("TRANSIT_COVER") @Nullable Extra cover) {}

  record Extra(@Nullable Boolean bundled, @Nullable ExtraPrice price) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record ExtraPrice(@Nullable BigDecimal calculatedPrice, @Nullable BigDecimal calculatedGst) {}

  /// Transit time in working days.
  record Estimate(@Nullable BigDecimal latest) {}

  /// Create Shipments.
  record ShipmentsRequest(List<Shipment> shipments) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Shipment(
      String shipmentReference,
      @JsonProperty("customer_reference_1") String ours,
      @JsonProperty("customer_reference_2") @Nullable String senders,
      boolean emailTrackingEnabled,
      Party from,
      Party to,
      List<Item> items,
      @Nullable String movementType) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Party(
      String name,
      @Nullable String businessName,
      List<String> lines,
      String suburb,
      @Nullable String state,
      String postcode,
      String country,
      @Nullable String phone,
      @Nullable String email) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Item(
      String itemReference,
      String productId,
      @Nullable BigDecimal length,
      @Nullable BigDecimal width,
      @Nullable BigDecimal height,
      BigDecimal weight,
      boolean authorityToLeave,
      boolean allowPartialDelivery,
      boolean containsDangerousGoods,
      @Nullable Features features,
      @Nullable String classificationType,
      @Nullable String descriptionOfOther,
      @Nullable Boolean commercialValue,
      @Nullable String itemDescription,
      @Nullable List<Content> itemContents) {}

  /// One line of declared goods.
  ///
  /// @param value of one piece
  /// @param weight of one piece
  @JsonNaming(SnakeCaseStrategy.class)
  record Content(
      String description,
      int quantity,
      BigDecimal value,
      BigDecimal weight,
      @Nullable String tariffCode,
      String countryOfOrigin) {}

  /// Get Shipment Price: one shipment for each product.
  record TotalsRequest(List<Priced> shipments) {}

  record Priced(Area from, Area to, List<PricedProduct> items) {}

  /// @param name null when not known yet, like the street lines
  record Area(
      @Nullable String name,
      @Nullable List<String> lines,
      String postcode,
      String suburb,
      @Nullable String state,
      String country) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record PricedProduct(
      String productId,
      @Nullable BigDecimal length,
      @Nullable BigDecimal width,
      @Nullable BigDecimal height,
      BigDecimal weight,
      @Nullable Features features) {}

  record ShipmentsReply(@Nullable List<Sold> shipments) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Sold(
      @Nullable String shipmentId,
      @Nullable String shipmentReference,
      @Nullable List<SoldItem> items,
      @Nullable Summary shipmentSummary,
      @Nullable String orderId) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record SoldItem(@Nullable Numbers trackingDetails, @Nullable String productId) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Numbers(@Nullable String articleId, @Nullable String consignmentId) {}

  /// @param totalCost with surcharges and tax
  @JsonNaming(SnakeCaseStrategy.class)
  record Summary(
      @Nullable BigDecimal totalCost,
      @Nullable BigDecimal fuelSurcharge,
      @Nullable BigDecimal totalGst) {}

  record Refusal(@Nullable List<Fault> errors) {}

  /// An error; its code may be in either field.
  @JsonNaming(SnakeCaseStrategy.class)
  record Fault(
      @Nullable String code,
      @Nullable String errorCode,
      @Nullable String name,
      @Nullable String message) {}
}
