package dev.quayside.engine.carrier.usps;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of tokens, prices, tracking and refusals in USPS's APIs v3 (OAuth 2, Payments 3.1,
/// Shipping Options 3.1, Tracking 3.2). Inches, pounds, US dollars.
interface UspsWire {

  /// @param expiresIn seconds, as a number or as a text
  record Token(
      @JsonProperty("access_token") @Nullable String value,
      @JsonProperty("expires_in") @Nullable Long expiresIn) {}

  record PaymentRequest(List<Role> roles) {}

  record Role(
      String roleName,
      @JsonProperty("CRID") String crid,
      @JsonProperty("MID") @Nullable String mid,
      @JsonProperty("manifestMID") @Nullable String manifestMid,
      String accountType,
      String accountNumber) {}

  record Payment(@JsonProperty("paymentAuthorizationToken") @Nullable String token) {}

  /// A question for prices; within the US it has a destination ZIP, abroad a country.
  record OptionsRequest(
      List<Pricing> pricingOptions,
      @JsonProperty("originZIPCode") String originZip,
      @JsonProperty("destinationZIPCode") @Nullable String destinationZip,
      @Nullable String foreignPostalCode,
      @Nullable String destinationCountryCode,
      @Nullable String destinationEntryFacilityType,
      Piece packageDescription) {}

  record Pricing(String priceType, @Nullable PaymentAccount paymentAccount) {}

  record PaymentAccount(
      String accountType, String accountNumber, @JsonProperty("CRID") @Nullable String crid) {}

  record Piece(
      BigDecimal weight,
      BigDecimal length,
      BigDecimal height,
      BigDecimal width,
      String mailClass,
      @Nullable List<Integer> extraServices,
      @Nullable BigDecimal packageValue,
      String mailingDate) {}

  record Options(@Nullable List<PricedOption> pricingOptions) {}

  record PricedOption(@Nullable String priceType, @Nullable List<ShippingOption> shippingOptions) {}

  record ShippingOption(@Nullable String mailClass, @Nullable List<RateOption> rateOptions) {}

  record RateOption(
      @Nullable Commitment commitment,
      @Nullable BigDecimal totalBasePrice,
      @Nullable List<Price> rates,
      @Nullable List<Extra> extraServices) {}

  record Commitment(
      @Nullable String name,
      @Nullable String scheduleDeliveryDate,
      @Nullable String expectedDeliveryDate,
      @Nullable Boolean guaranteedDelivery) {}

  /// @param dimWeight in ounces; 0 when the actual weight counts
  record Price(
      @Nullable BigDecimal price,
      @Nullable String zone,
      @Nullable BigDecimal dimWeight,
      @Nullable String productName,
      @Nullable String rateIndicator,
      @Nullable String processingCategory,
      @Nullable String destinationEntryFacilityType,
      @Nullable List<Fee> fees) {}

  record Fee(@Nullable String name, @Nullable BigDecimal price) {}

  record Extra(
      @Nullable String extraService,
      @Nullable String name,
      @Nullable BigDecimal price,
      @Nullable List<Warning> warnings) {}

  record Warning(@Nullable String warningDescription) {}

  record Tracked(@Nullable String trackingNumber, @Nullable List<Event> trackingEvents) {}

  record Event(
      @Nullable String eventType,
      @Nullable String eventCode,
      @Nullable String eventTimestamp,
      @JsonProperty("GMTTimestamp") @Nullable String gmtTimestamp,
      @JsonProperty("GMTOffset") @Nullable String gmtOffset,
      @Nullable String eventCity,
      @Nullable String eventState,
      @JsonProperty("eventZIP") @Nullable String eventZip,
      @Nullable String eventCountry,
      @Nullable String name) {}

  record Refusal(@Nullable Refused error) {}

  record Refused(@Nullable String message, @Nullable List<Fault> errors) {}

  record Fault(@Nullable String code, @Nullable String title, @Nullable String detail) {}

  /// A refusal by the gateway in front of the APIs.
  record GatewayRefusal(@Nullable GatewayFault fault) {}

  record GatewayFault(@Nullable String faultstring) {}
}
