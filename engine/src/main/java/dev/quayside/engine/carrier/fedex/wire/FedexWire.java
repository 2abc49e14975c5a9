package dev.quayside.engine.carrier.fedex.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields that several of FedEx's APIs share. Pounds and inches.
public interface FedexWire {

  /// A token of Authorization API v1.
  ///
  /// @param expiresIn in seconds
  record Token(
      @JsonProperty("access_token") @Nullable String accessToken,
      @JsonProperty("expires_in") @Nullable Long expiresIn) {}

  record Account(String value) {}

  record Address(
      @Nullable List<String> streetLines,
      @Nullable String city,
      @Nullable String stateOrProvinceCode,
      @Nullable String postalCode,
      String countryCode,
      @Nullable Boolean residential) {}

  record Amount(BigDecimal amount, String currency) {}

  record Weight(@Nullable String units, @Nullable BigDecimal value) {}

  record Dimensions(int length, int width, int height, String units) {}

  /// One package.
  ///
  /// @param sequenceNumber which of several it is, from 1; null for the only one
  /// @param groupPackageCount 1 of several, which are listed one by one; null for the only one
  record Parcel(
      Weight weight,
      @Nullable Dimensions dimensions,
      @Nullable Amount declaredValue,
      @Nullable PackageServices packageSpecialServices,
      @Nullable List<Reference> customerReferences,
      @Nullable Integer sequenceNumber,
      @Nullable Integer groupPackageCount) {

    public Parcel(
        Weight weight,
        @Nullable Dimensions dimensions,
        @Nullable Amount declaredValue,
        @Nullable PackageServices packageSpecialServices,
        @Nullable List<Reference> customerReferences) {
      this(
          weight,
          dimensions,
          declaredValue,
          packageSpecialServices,
          customerReferences,
          null,
          null);
    }

    /// The same as one of several.
    public Parcel numbered(@Nullable Integer sequence) {
      return new Parcel(
          weight,
          dimensions,
          declaredValue,
          packageSpecialServices,
          customerReferences,
          sequence,
          1);
    }
  }

  record PackageServices(
      List<String> specialServiceTypes,
      @Nullable String signatureOptionType,
      @Nullable DangerousGoods dangerousGoodsDetail) {}

  record DangerousGoods(String regulation, List<String> options) {}

  record Reference(String customerReferenceType, String value) {}

  record ShipmentServices(
      List<String> specialServiceTypes, @Nullable ReturnDetail returnShipmentDetail) {}

  record ReturnDetail(String returnType) {}

  /// One line of declared goods.
  ///
  /// @param weight of all its pieces
  /// @param customsValue of all its pieces
  record Commodity(
      String description,
      int quantity,
      String quantityUnits,
      int numberOfPieces,
      Weight weight,
      Amount unitPrice,
      Amount customsValue,
      String countryOfManufacture,
      @Nullable String harmonizedCode) {}

  /// Fields of FedEx Ground Economy.
  record SmartPost(String hubId, String indicia) {}

  record Alert(@Nullable String code, @Nullable String message) {}

  record Refusal(@Nullable List<Alert> errors) {}
}
