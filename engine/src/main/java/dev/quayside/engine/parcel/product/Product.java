package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.CustomsWords;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Goods a shop ships again and again. A null field is not known.
///
/// @param sku the shop's own, unique in the workspace ignoring letter case; for goods without one,
///   their description
/// @param weight of one piece
/// @param value of one piece
/// @param hsCode 6-10 digits with optional dots
/// @param originCountry ISO 3166-1 alpha-2
/// @param barcode on the goods themselves: GTIN, UPC, ISBN or the shop's own
public record Product(
    String sku,
    @Nullable String name,
    @Nullable Weight weight,
    @Nullable Money value,
    @Nullable String hsCode,
    @Nullable String originCountry,
    @Nullable String barcode) {

  /// Characters of a SKU.
  public static final int LONGEST = 500;

  public Product {
    sku = sku.strip();
  }

  /// Names each field at fault as the API calls it.
  public void check(Violations found) {
    found.require("sku", sku);
    if (sku.length() > LONGEST) {
      found.add("sku", FieldWords.MOST_CHARACTERS, LONGEST);
    }
    if (weight != null && !isHeavy()) {
      found.add("weightOz", FieldWords.MORE_THAN_ZERO);
    }
    if (value != null && value.isNegative()) {
      found.add("value.amount", FieldWords.NOT_NEGATIVE);
    }
    if (hsCode != null && !CustomsItemDraft.isHsCode(hsCode)) {
      found.add("hsCode", CustomsWords.HS);
    }
    if (originCountry != null && !CountryCode.isKnown(originCountry)) {
      found.add("originCountry", FieldWords.COUNTRY);
    }
  }

  /// The product with its missing facts taken from `other`.
  public Product or(Product other) {
    return new Product(
        sku,
        name == null ? other.name : name,
        weight == null ? other.weight : weight,
        value == null ? other.value : value,
        hsCode == null ? other.hsCode : hsCode,
        originCountry == null ? other.originCountry : originCountry,
        barcode == null ? other.barcode : barcode);
  }

  /// The product without facts that cannot be declared: a weight of zero, a code that is not one.
  Product sound() {
    return new Product(
        sku,
        name == null || name.isBlank() ? null : name,
        isHeavy() ? weight : null,
        value == null || value.amount().signum() <= 0 ? null : value,
        hsCode == null || !CustomsItemDraft.isHsCode(hsCode) ? null : hsCode,
        originCountry == null || !CountryCode.isKnown(originCountry) ? null : originCountry,
        barcode);
  }

  /// The form in which all spellings of one SKU are equal.
  public static String key(String sku) {
    return sku.strip().toLowerCase(Locale.ROOT);
  }

  private boolean isHeavy() {
    return weight != null && weight.ounces().signum() > 0;
  }
}
