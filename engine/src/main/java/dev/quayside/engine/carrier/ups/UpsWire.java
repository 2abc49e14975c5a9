package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.UpperCamelCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields that several of UPS's APIs share. Names begin with capitals, numbers are texts, and an
/// indicator is set when it is present with an empty text.
@JsonNaming(UpperCamelCaseStrategy.class)
interface UpsWire {

  String INDICATED = "";

  record Coded(@Nullable String code, @Nullable String description) implements UpsWire {
    static Coded of(String code) {
      return new Coded(code, null);
    }
  }

  record Amount(@Nullable String currencyCode, @Nullable String monetaryValue) implements UpsWire {}

  record Reference(@Nullable String customerContext) implements UpsWire {}

  record RequestOption(
      @Nullable String requestOption, @Nullable String subVersion, Reference transactionReference)
      implements UpsWire {}

  record Place(
      List<String> addressLine,
      @Nullable String city,
      @Nullable String stateProvinceCode,
      @Nullable String postalCode,
      String countryCode,
      @Nullable String residentialAddressIndicator)
      implements UpsWire {}

  record Phone(String number, @Nullable String extension) implements UpsWire {}

  /// @param shipperNumber the account's, when this is the shipper
  /// @param vendorInfo where this is the place that the parcel comes from
  record Party(
      @Nullable String name,
      @Nullable String attentionName,
      @Nullable Phone phone,
      @Nullable String shipperNumber,
      @JsonProperty("EMailAddress") @Nullable String eMailAddress,
      Place address,
      @Nullable String taxIdentificationNumber,
      @Nullable Vendor vendorInfo)
      implements UpsWire {

    Party(
        @Nullable String name,
        @Nullable String attentionName,
        @Nullable Phone phone,
        @Nullable String shipperNumber,
        @Nullable String eMailAddress,
        Place address) {
      this(name, attentionName, phone, shipperNumber, eMailAddress, address, null, null);
    }

    Party withoutEMail() {
      return new Party(name, attentionName, phone, shipperNumber, null, address);
    }

    Party with(@Nullable String taxId, @Nullable Vendor vendor) {
      return new Party(
          name, attentionName, phone, shipperNumber, eMailAddress, address, taxId, vendor);
    }
  }

  /// The number under which the tax of low-value goods was collected at their sale.
  ///
  /// @param consigneeType 01 business, 02 consumer
  record Vendor(
      @JsonProperty("VendorCollectIDTypeCode") String typeCode,
      @JsonProperty("VendorCollectIDNumber") String number,
      String consigneeType)
      implements UpsWire {}

  record Payment(List<Payer> shipmentCharge) implements UpsWire {}

  /// @param type 01 transport, 02 duties and taxes
  record Payer(
      String type,
      @Nullable Account billShipper,
      @Nullable BilledAccount billReceiver,
      @Nullable BilledAccount billThirdParty)
      implements UpsWire {}

  /// The account of another.
  record BilledAccount(String accountNumber, @Nullable BilledPlace address) implements UpsWire {}

  /// Where that account is; UPS wants the country of a third party's.
  record BilledPlace(@Nullable String postalCode, @Nullable String countryCode)
      implements UpsWire {}

  record Account(String accountNumber) implements UpsWire {}

  record Sides(Coded unitOfMeasurement, String length, String width, String height)
      implements UpsWire {}

  record Mass(Coded unitOfMeasurement, String weight) implements UpsWire {}

  record Confirmation(@JsonProperty("DCISType") String type) implements UpsWire {}

  record ParcelOptions(@Nullable Confirmation deliveryConfirmation, @Nullable Amount declaredValue)
      implements UpsWire {}

  record RatingOptions(String negotiatedRatesIndicator) implements UpsWire {}

  record Token(
      @JsonProperty("access_token") @Nullable String accessToken,
      @JsonProperty("expires_in") @Nullable String expiresIn) {}

  record Refusal(@JsonProperty("response") @Nullable Faults response) {}

  record Faults(@JsonProperty("errors") @Nullable List<Fault> errors) {}

  record Fault(
      @JsonProperty("code") @Nullable String code,
      @JsonProperty("message") @Nullable String message) {}
}
