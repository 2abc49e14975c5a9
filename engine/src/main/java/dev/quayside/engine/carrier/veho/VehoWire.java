package dev.quayside.engine.carrier.veho;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of requests to Veho and its answers (Veho API v2, OpenAPI 2.2). Inches, pounds, US
/// dollars.
interface VehoWire {

  record QuoteRequest(
      String originationZip,
      String deliveryZip,
      List<Box> packages,
      String shipDate,
      String serviceClass) {}

  record Box(BigDecimal length, BigDecimal width, BigDecimal height, BigDecimal weight) {}

  /// @param transitTime in days
  /// @param rate with everything included
  record Quote(
      @Nullable BigDecimal transitTime,
      @Nullable BigDecimal rate,
      @Nullable BigDecimal billableWeight,
      @Nullable String zone) {}

  record OrderRequest(
      Destination destination,
      Origin fromAddress,
      String fromName,
      String serviceClass,
      String recipient,
      String externalId,
      @Nullable String merchantId,
      @Nullable String company,
      @Nullable String phone,
      @Nullable String email,
      List<Parcel> packages) {}

  record Destination(
      String street,
      @Nullable String apartment,
      String city,
      String state,
      String zipCode,
      String country) {}

  record Origin(
      String addressLine1,
      @Nullable String addressLine2,
      String city,
      String state,
      String zipCode,
      String country) {}

  /// @param declaredValue in cents
  /// @param description printed on the label
  record Parcel(
      String externalId,
      BigDecimal length,
      BigDecimal width,
      BigDecimal height,
      BigDecimal weight,
      @Nullable BigDecimal declaredValue,
      @Nullable String description,
      String shipDate) {}

  record Order(
      @JsonProperty("_id") @Nullable String id,
      @Nullable String lastEvent,
      @Nullable List<Piece> packages) {}

  /// A package of an order; tracking returns it too.
  ///
  /// @param barCode on its label, 7 to 20 letters and digits
  record Piece(
      @JsonProperty("_id") @Nullable String id,
      @Nullable String trackingId,
      @Nullable String barCode,
      @Nullable List<Event> eventLog) {}

  record Event(
      @Nullable String eventType,
      @Nullable String timestamp,
      @Nullable String message,
      @Nullable String city,
      @Nullable String state) {}

  record Refusal(@Nullable String message, @Nullable List<Fault> errors) {}

  record Fault(@Nullable String code, @Nullable String message) {}
}
