package dev.quayside.engine.carrier.usps;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields for a day's work beside labels in USPS's APIs v3 (SCAN Forms 3.1, Carrier Pickup 3.1,
/// Addresses 3.2).
interface UspsDayWire {

  /// @param overwriteMailingDate whether labels dated otherwise get the form's date
  record ScanRequest(
      ScanImage imageInfo,
      String mailingDate,
      boolean overwriteMailingDate,
      @JsonProperty("entryFacilityZIPCode") String entryFacilityZip,
      String destinationEntryFacilityType,
      Mailing shipment,
      UspsLabelWire.Party fromAddress) {}

  record ScanImage(String imageType, String labelType) {}

  record Mailing(List<String> trackingNumbers) {}

  /// A SCAN form: whole, or with its description in a separate part.
  ///
  /// @param manifestNumber the electronic file number of all its labels
  /// @param image in Base64
  record ScanForm(
      @Nullable String manifestNumber,
      @JsonProperty("SCANFormMetaData") @Nullable ScanForm about,
      @JsonProperty("SCANFormImage") @Nullable String image) {

    @Nullable String number() {
      return about == null ? manifestNumber : about.manifestNumber();
    }
  }

  record Pickup(
      String pickupDate,
      PickupAddress pickupAddress,
      List<Pieces> packages,
      BigDecimal estimatedWeight,
      Spot pickupLocation) {}

  record PickupAddress(
      String firstName,
      String lastName,
      @Nullable String firm,
      Street address,
      List<Contact> contact) {}

  record Street(
      String streetAddress,
      @Nullable String secondaryAddress,
      @Nullable String city,
      @Nullable String state,
      @JsonProperty("ZIPCode") @Nullable String zip,
      @JsonProperty("ZIPPlus4") @Nullable String plus4) {}

  /// An e-mail address or a telephone number.
  record Contact(@Nullable String email, @Nullable String cellNumber) {}

  record Pieces(String packageType, int packageCount) {}

  record Spot(String packageLocation, @Nullable String specialInstructions) {}

  record Confirmation(@Nullable String confirmationNumber, @Nullable String pickupDate) {}

  record Found(
      @Nullable Street address,
      @Nullable Delivery additionalInfo,
      @Nullable List<Correction> corrections,
      @Nullable List<String> warnings) {}

  /// @param confirmed `Y`, `D` (unit missing), `S` (unit unknown), `N`
  record Delivery(@JsonProperty("DPVConfirmation") @Nullable String confirmed) {}

  record Correction(@Nullable String text) {}
}
