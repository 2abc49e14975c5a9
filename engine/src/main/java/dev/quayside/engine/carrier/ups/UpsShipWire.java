package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.carrier.ups.UpsWire.Amount;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of the Shipping API v2409: labels, voids, label recovery.
interface UpsShipWire {

  record Envelope(Asked shipmentRequest) implements UpsWire {}

  record Asked(UpsWire.RequestOption request, Shipment shipment, Format labelSpecification)
      implements UpsWire {}

  record Shipment(
      @Nullable String description,
      @Nullable Coded returnService,
      @Nullable String documentsOnlyIndicator,
      UpsWire.Party shipper,
      UpsWire.Party shipTo,
      UpsWire.Party shipFrom,
      UpsWire.Payment paymentInformation,
      UpsWire.RatingOptions shipmentRatingOptions,
      @Nullable List<Named> referenceNumber,
      Coded service,
      @Nullable Amount invoiceLineTotal,
      String taxInformationIndicator,
      @Nullable Options shipmentServiceOptions,
      @JsonProperty("Package") List<Piece> pieces)
      implements UpsWire {}

  record Named(String value) implements UpsWire {}

  record Piece(
      @Nullable String description,
      Coded packaging,
      UpsWire.@Nullable Sides dimensions,
      UpsWire.Mass packageWeight,
      @Nullable List<Named> referenceNumber,
      UpsWire.@Nullable ParcelOptions packageServiceOptions)
      implements UpsWire {}

  record Options(
      @Nullable String saturdayDeliveryIndicator,
      @Nullable Forms internationalForms,
      UpsWire.@Nullable Confirmation deliveryConfirmation)
      implements UpsWire {}

  /// @param formType 01, the invoice
  record Forms(
      List<String> formType,
      Contacts contacts,
      List<Product> product,
      @Nullable String invoiceNumber,
      String invoiceDate,
      String termsOfShipment,
      String reasonForExport,
      String currencyCode)
      implements UpsWire {}

  record Contacts(UpsWire.Party soldTo) implements UpsWire {}

  record Product(
      List<String> description, Unit unit, @Nullable String commodityCode, String originCountryCode)
      implements UpsWire {}

  /// @param value of one piece
  record Unit(String number, Coded unitOfMeasurement, String value) implements UpsWire {}

  record Format(
      Coded labelImageFormat,
      @JsonProperty("HTTPUserAgent") @Nullable String userAgent,
      Stock labelStockSize)
      implements UpsWire {}

  /// Label paper, in inches.
  record Stock(String height, String width) implements UpsWire {}

  record Answer(@Nullable Shipped shipmentResponse) implements UpsWire {}

  record Shipped(@Nullable Results shipmentResults) implements UpsWire {}

  record Results(
      @Nullable Charges shipmentCharges,
      @Nullable Charges negotiatedRateCharges,
      @Nullable String shipmentIdentificationNumber,
      @Nullable List<Result> packageResults,
      @Nullable Form form)
      implements UpsWire {}

  record Charges(
      @Nullable Amount totalCharge,
      @Nullable Amount totalCharges,
      @Nullable Amount totalChargesWithTaxes)
      implements UpsWire {}

  record Result(@Nullable String trackingNumber, @Nullable Image shippingLabel)
      implements UpsWire {}

  record Form(@Nullable Image image) implements UpsWire {}

  record Image(@Nullable String graphicImage) implements UpsWire {}

  record RecoveryEnvelope(Recovery labelRecoveryRequest) implements UpsWire {}

  /// @param trackingNumbers used by another UPS service; the schema requires the list
  record Recovery(
      UpsWire.RequestOption request,
      @Nullable String trackingNumber,
      List<String> trackingNumbers,
      References referenceValues)
      implements UpsWire {}

  record References(Named referenceNumber, String shipperNumber) implements UpsWire {}

  record RecoveryAnswer(@Nullable Recovered labelRecoveryResponse) implements UpsWire {}

  record Recovered(
      @Nullable String shipmentIdentificationNumber,
      @Nullable List<RecoveredLabel> labelResults,
      @Nullable List<Candidate> trackingCandidate,
      @Nullable Form form)
      implements UpsWire {}

  record RecoveredLabel(@Nullable String trackingNumber, @Nullable Image labelImage)
      implements UpsWire {}

  record Candidate(@Nullable String trackingNumber) implements UpsWire {}

  record VoidAnswer(@Nullable Voided voidShipmentResponse) implements UpsWire {}

  record Voided(@Nullable Summary summaryResult) implements UpsWire {}

  record Summary(@Nullable Coded status) implements UpsWire {}
}
