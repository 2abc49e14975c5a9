package dev.quayside.engine.carrier.dhl_express;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of requests to DHL (MyDHL API 3.1.1). Kilograms and centimetres.
interface DhlWire {

  record RateRequest(
      Ends<Place> customerDetails,
      List<Account> accounts,
      @Nullable List<AddedService> valueAddedServices,
      String plannedShippingDateAndTime,
      String unitOfMeasurement,
      boolean isCustomsDeclarable,
      @Nullable List<Amount> monetaryAmount,
      EstimatedDelivery estimatedDeliveryDate,
      boolean nextBusinessDay,
      List<Box> packages) {}

  record Ends<T>(T shipperDetails, T receiverDetails) {}

  record Place(
      String postalCode, String cityName, String countryCode, @Nullable String provinceCode) {}

  /// An account that pays.
  ///
  /// @param typeCode `shipper`, or `duties-taxes`
  record Account(String typeCode, String number) {}

  record AddedService(String serviceCode, @Nullable BigDecimal value, @Nullable String currency) {}

  record Amount(String typeCode, BigDecimal value, String currency) {}

  /// Asks for an estimated delivery date.
  ///
  /// @param typeCode `QDDC`: customs clearance is counted in
  record EstimatedDelivery(boolean isRequested, String typeCode) {}

  record Box(
      BigDecimal weight,
      Sides dimensions,
      @Nullable List<Reference> customerReferences,
      @Nullable String description) {}

  record Sides(BigDecimal length, BigDecimal width, BigDecimal height) {}

  record Reference(String value, String typeCode) {}

  record ShipmentRequest(
      String plannedShippingDateAndTime,
      Pickup pickup,
      String productCode,
      boolean getRateEstimates,
      List<Account> accounts,
      @Nullable List<AddedService> valueAddedServices,
      Images outputImageProperties,
      List<Reference> customerReferences,
      Ends<Party> customerDetails,
      Content content,
      EstimatedDelivery estimatedDeliveryDate) {}

  record Pickup(boolean isRequested) {}

  record Images(
      int printerDPI,
      String encodingFormat,
      boolean splitTransportAndWaybillDocLabels,
      List<Image> imageOptions) {}

  record Image(
      String typeCode, String templateName, boolean isRequested, @Nullable String invoiceType) {}

  record Party(
      PostalAddress postalAddress,
      Contact contactInformation,
      @Nullable List<Registration> registrationNumbers,
      String typeCode) {

    Party with(@Nullable List<Registration> numbers) {
      return new Party(postalAddress, contactInformation, numbers, typeCode);
    }
  }

  /// A tax number.
  record Registration(String typeCode, String number, String issuerCountryCode) {}

  record PostalAddress(
      String postalCode,
      String cityName,
      String countryCode,
      @Nullable String provinceCode,
      String addressLine1,
      @Nullable String addressLine2,
      @Nullable String addressLine3) {}

  record Contact(String phone, String companyName, String fullName, @Nullable String email) {}

  record Content(
      List<Box> packages,
      boolean isCustomsDeclarable,
      @Nullable BigDecimal declaredValue,
      @Nullable String declaredValueCurrency,
      @Nullable ExportDeclaration exportDeclaration,
      String description,
      String incoterm,
      String unitOfMeasurement) {}

  record ExportDeclaration(
      List<LineItem> lineItems,
      Invoice invoice,
      String placeOfIncoterm,
      String exportReason,
      String exportReasonType,
      @Nullable List<License> licenses,
      String shipmentType) {}

  /// @param typeCode `export` or `import`
  record License(String typeCode, String value) {}

  /// One line of declared goods.
  ///
  /// @param price of one piece
  /// @param weight of all pieces
  record LineItem(
      int number,
      String description,
      BigDecimal price,
      Quantity quantity,
      @Nullable List<CommodityCode> commodityCodes,
      String exportReasonType,
      String manufacturerCountry,
      LineWeight weight) {}

  record Quantity(int value, String unitOfMeasurement) {}

  record CommodityCode(String typeCode, String value) {}

  record LineWeight(BigDecimal netValue, BigDecimal grossValue) {}

  record Invoice(String number, String date) {}
}
