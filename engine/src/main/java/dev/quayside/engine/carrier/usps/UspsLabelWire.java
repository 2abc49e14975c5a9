package dev.quayside.engine.carrier.usps;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.carrier.usps.UspsWire.Extra;
import dev.quayside.engine.carrier.usps.UspsWire.Fee;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of labels in USPS's APIs v3 (Labels 3.9, International Labels 3.3). Inches, pounds, US
/// dollars.
interface UspsLabelWire {

  record Request(
      Image imageInfo,
      Party toAddress,
      Party fromAddress,
      Parcel packageDescription,
      @Nullable CustomsForm customsForm) {}

  /// @param receiptOption for labels within the US; without `NONE` a receipt is printed beside the
  ///   label
  record Image(
      String imageType,
      String labelType,
      @Nullable String receiptOption,
      @Nullable Boolean suppressPostage) {}

  record Reprint(Image imageInfo) {}

  /// A person with first and last name, or a firm.
  record Party(
      @Nullable String firstName,
      @Nullable String lastName,
      @Nullable String firm,
      String streetAddress,
      @Nullable String secondaryAddress,
      String city,
      @Nullable String state,
      @JsonProperty("ZIPCode") @Nullable String zipCode,
      @JsonProperty("ZIPPlus4") @Nullable String zipPlus4,
      @Nullable String province,
      @Nullable String postalCode,
      @Nullable String country,
      @JsonProperty("countryISOAlpha2Code") @Nullable String countryCode,
      @Nullable String phone,
      @Nullable String email) {

    Party withoutContact() {
      return new Party(
          firstName,
          lastName,
          firm,
          streetAddress,
          secondaryAddress,
          city,
          state,
          zipCode,
          zipPlus4,
          province,
          postalCode,
          country,
          countryCode,
          null,
          null);
    }
  }

  /// @param shape null for parcels abroad
  record Parcel(
      @JsonProperty("weightUOM") String weightUnit,
      BigDecimal weight,
      @JsonProperty("dimensionsUOM") String sizeUnit,
      BigDecimal length,
      BigDecimal height,
      BigDecimal width,
      String mailClass,
      @Nullable String shape,
      String packagingType,
      String processingCategory,
      @Nullable String destinationEntryFacilityType,
      @Nullable String mailingDate,
      @Nullable List<Integer> extraServices,
      @Nullable List<CustomerReference> customerReference,
      @Nullable PackageOptions packageOptions) {}

  /// @param printed null abroad, where references are not printed
  record CustomerReference(
      String referenceNumber, @JsonProperty("printReferenceNumber") @Nullable Boolean printed) {}

  record PackageOptions(
      @Nullable BigDecimal packageValue,
      @Nullable String nonDeliveryOption,
      @Nullable String contentType) {}

  record CustomsForm(
      String customsContentType,
      @Nullable String contentComments,
      @JsonProperty("AESITN") String exportFiling,
      @Nullable CustomsReference importersReference,
      @Nullable CustomsReference exportersReference,
      @Nullable String invoiceNumber,
      @Nullable String licenseNumber,
      @Nullable String certificateNumber,
      List<Line> contents) {}

  /// A tax number, on international labels.
  ///
  /// @param referenceType `TAX_CODE`, `VAT_NUMBER` or `IMPORTER_CODE`
  record CustomsReference(String referenceType, String reference) {}

  /// @param totalValue of all pieces of the line
  /// @param totalWeight of all pieces of the line
  record Line(
      @JsonProperty("itemDescription") String description,
      @JsonProperty("itemQuantity") int quantity,
      @JsonProperty("itemTotalValue") BigDecimal totalValue,
      @JsonProperty("weightUOM") String weightUnit,
      @JsonProperty("itemTotalWeight") BigDecimal totalWeight,
      @JsonProperty("HSTariffNumber") @Nullable String tariffNumber,
      @JsonProperty("countryofOrigin") String origin) {}

  /// An ordered label: whole, or with its description in a separate part.
  ///
  /// @param labelImage in Base64, like all images
  record Label(
      @Nullable String trackingNumber,
      @Nullable String internationalTrackingNumber,
      @Nullable BigDecimal postage,
      @Nullable List<Fee> fees,
      @Nullable List<Extra> extraServices,
      @Nullable Commitment commitment,
      @Nullable Label labelMetadata,
      @Nullable Label returnLabelMetadata,
      @Nullable String labelImage,
      @Nullable String returnLabelImage) {}

  record Commitment(@Nullable String scheduleDeliveryDate, @Nullable String expectedDeliveryDate) {}

  /// @param status `CANCELED`, or `DISPUTED` when a refund was asked for
  record Cancelled(@Nullable String status) {}
}
