package dev.quayside.engine.carrier.gls_us;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.UpperCamelCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of requests to GLS US and its answers (REST v1, as its public clients use it). Pounds,
/// inches, US dollars; names begin with capitals.
@JsonNaming(UpperCamelCaseStrategy.class)
interface GlsUsWire {

  /// @param shipDate `yyyy-MM-dd`
  /// @param deliveryAddressType R home, B business
  record RateRequest(
      String accountNumber,
      String originZip,
      String destinationZip,
      String shipDate,
      String packageWeight,
      @Nullable String packageLength,
      @Nullable String packageWidth,
      @Nullable String packageHeight,
      String declaredValue,
      @JsonProperty("CODValue") String codValue,
      String signatureCode,
      @Nullable String deliveryAddressType)
      implements GlsUsWire {}

  record Rates(@Nullable List<Rate> deliveryServiceTypes) implements GlsUsWire {}

  /// @param deliveryDate `M/d/yyyy h:mm:ss a`
  record Rate(
      @Nullable String serviceCode,
      @Nullable String serviceDescription,
      @Nullable String deliveryDate,
      @Nullable Charges shipmentCharges)
      implements GlsUsWire {}

  record Charges(
      @Nullable BigDecimal transportationCharge,
      @JsonProperty("CODCharge") @Nullable BigDecimal codCharge,
      @Nullable BigDecimal insuranceCharge,
      @Nullable BigDecimal fuelSurcharge,
      @Nullable BigDecimal totalCharge)
      implements GlsUsWire {}

  record ShipmentRequest(String accountNumber, Shipment shipment) implements GlsUsWire {}

  /// @param trackingNumber assigned by Quayside
  record Shipment(
      String trackingNumber,
      String shipmentLabelType,
      String signatureCode,
      BigDecimal declaredValue,
      @JsonProperty("CODValue") BigDecimal codValue,
      @Nullable String specialInstructions,
      String shipmentReference,
      BigDecimal weight,
      @Nullable BigDecimal length,
      @Nullable BigDecimal width,
      @Nullable BigDecimal height,
      String serviceCode,
      String shipDate,
      String shipperCompany,
      String shipperContact,
      String shipperPhone,
      String pickupAddress1,
      @Nullable String pickupAddress2,
      String pickupCity,
      String pickupState,
      String pickupZip,
      String shipToCompany,
      String shipToAttention,
      @Nullable String shipToPhone,
      @Nullable String shipToEmail,
      String deliveryAddress1,
      @Nullable String deliveryAddress2,
      String deliveryCity,
      String deliveryState,
      String deliveryZip)
      implements GlsUsWire {}

  record Shipped(
      @Nullable Integer errorCount,
      @Nullable List<Fault> errorDetail,
      @Nullable String trackingNumber,
      @Nullable String paperLabel,
      @JsonProperty("ZPLLabel") @Nullable String zplLabel,
      @JsonProperty("ZPL") @Nullable String zpl,
      @Nullable Charges shipmentCharges)
      implements GlsUsWire {}

  record VoidRequest(String accountNumber, String trackingNumber) implements GlsUsWire {}

  record Tracked(@Nullable List<Parcel> shipmentInfo) implements GlsUsWire {}

  record Parcel(
      @Nullable String trackingNumber,
      @Nullable String shipmentReference,
      @Nullable Delivery delivery,
      @Nullable List<Note> transitNotes)
      implements GlsUsWire {}

  record Delivery(@Nullable String shipDate, @Nullable String transitStatus) implements GlsUsWire {}

  /// @param eventDate `M/d/yyyy h:mm:ss a`, local
  record Note(@Nullable String eventDate, @Nullable String comments, @Nullable String location)
      implements GlsUsWire {}

  record Status(@Nullable Integer errorCount, @Nullable List<Fault> errorDetail)
      implements GlsUsWire {}

  record Fault(@Nullable String errorCode, @Nullable String errorDescription)
      implements GlsUsWire {}
}
