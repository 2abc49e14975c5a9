package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.CustomsWords;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Goods a shop ships again and again. A null field is not known.
///
/// @param sku the shop's own, unique in the workspace ignoring letter case; for goods without one,
///   their description
/// @param weight of one piece
/// @param value of one piece
/// @param hsCode 6-10 digits with optional dots
/// @param originCountry ISO 3166-1 alpha-2
/// @param barcode on the goods themselves: GTIN, UPC, ISBN or the shop's own; the first of several
/// @param barcodes all of them; empty when `barcode` is the only one
/// @param shape how one piece goes into a box
/// @param place in the store, such as `A-03-2`
/// @param picture what a packer sees of it
/// @param pieceCheck what is scanned of each piece beside its bar code; null for nothing
/// @param tags what rules know it by, such as `fragile`
public record Product(
    String sku,
    @Nullable String name,
    @Nullable Weight weight,
    @Nullable Money value,
    @Nullable String hsCode,
    @Nullable String originCountry,
    @Nullable String barcode,
    List<ProductBarcode> barcodes,
    ProductShape shape,
    @Nullable String place,
    @Nullable ProductPicture picture,
    @Nullable PieceCheck pieceCheck,
    List<String> tags) {

  /// Characters of a SKU.
  public static final int LONGEST = 500;

  /// Characters of a place: as many as a bar code on a shelf can hold.
  public static final int LONGEST_PLACE = 60;

  /// Tags of one product.
  public static final int MOST_TAGS = 20;

  /// Characters of a tag.
  public static final int LONGEST_TAG = 30;

  /// Products of earlier versions have one bar code at most, no shape and no tags.
  public Product {
    tags = Absent.toEmpty(tags).stream().map(String::strip).distinct().toList();
    sku = sku.strip();
    barcodes = barcodes == null ? List.of() : withFirst(barcode, barcodes);
    barcode = barcodes.isEmpty() ? barcode : barcodes.getFirst().code();
    shape = shape == null ? ProductShape.UNKNOWN : shape;
    picture = picture != null && picture.isOwnAddress(sku) ? null : picture;
  }

  /// A product without tags.
  public Product(
      String sku,
      @Nullable String name,
      @Nullable Weight weight,
      @Nullable Money value,
      @Nullable String hsCode,
      @Nullable String originCountry,
      @Nullable String barcode,
      List<ProductBarcode> barcodes,
      ProductShape shape,
      @Nullable String place,
      @Nullable ProductPicture picture,
      @Nullable PieceCheck pieceCheck) {
    this(
        sku,
        name,
        weight,
        value,
        hsCode,
        originCountry,
        barcode,
        barcodes,
        shape,
        place,
        picture,
        pieceCheck,
        List.of());
  }

  /// A product of which only scales and customs know something.
  public Product(
      String sku,
      @Nullable String name,
      @Nullable Weight weight,
      @Nullable Money value,
      @Nullable String hsCode,
      @Nullable String originCountry,
      @Nullable String barcode) {
    this(
        sku,
        name,
        weight,
        value,
        hsCode,
        originCountry,
        barcode,
        List.of(),
        ProductShape.UNKNOWN,
        null,
        null,
        null);
  }

  /// Its bar codes, the one of a single piece first.
  public List<ProductBarcode> codes() {
    return barcodes.isEmpty() && barcode != null ? List.of(ProductBarcode.of(barcode)) : barcodes;
  }

  /// Sides of one piece in inches, the height up; null when not known.
  public @Nullable Sides sides() {
    return shape.sides();
  }

  public Rotate rotate() {
    return Objects.requireNonNullElse(shape.rotate(), Rotate.ANY);
  }

  /// Whether it keeps its volume but not its shape.
  public boolean isSoft() {
    return Boolean.TRUE.equals(shape.soft());
  }

  /// Whether it shares its box with nothing else.
  public boolean isAlone() {
    return Boolean.TRUE.equals(shape.alone());
  }

  /// Whether a piece counts only with its serial number.
  public boolean needsSerial() {
    return pieceCheck == PieceCheck.SERIAL;
  }

  /// Where its picture is: elsewhere, or on this server for the same credentials.
  ///
  /// @param base the address of this server
  public Optional<String> pictureUrl(URI base) {
    return Optional.ofNullable(picture)
        .map(each -> each.url() == null ? base + ProductPicture.path(sku) : each.url());
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
    if (place != null && place.length() > LONGEST_PLACE) {
      found.add("place", FieldWords.MOST_CHARACTERS, LONGEST_PLACE);
    }
    if (picture != null && picture.url() != null && !isAddress(picture.url())) {
      found.add("pictureUrl", ParcelWords.PICTURE_URL);
    }
    ProductBarcode.check(barcodes, found);
    checkTags(found);
  }

  private void checkTags(Violations found) {
    if (tags.size() > MOST_TAGS) {
      found.add("tags", FieldWords.AT_MOST, MOST_TAGS);
    }
    for (int i = 0; i < tags.size(); i++) {
      if (tags.get(i).isBlank() || tags.get(i).length() > LONGEST_TAG) {
        found.add("tags[" + i + "]", ParcelWords.TAG_LENGTH, LONGEST_TAG);
      }
    }
  }

  /// The product with its missing facts taken from `other`. A bar code said alone takes the place
  /// of the first one of `other`, whose others stay.
  public Product or(Product other) {
    return new Product(
        sku,
        name == null ? other.name : name,
        weight == null ? other.weight : weight,
        value == null ? other.value : value,
        hsCode == null ? other.hsCode : hsCode,
        originCountry == null ? other.originCountry : originCountry,
        barcode == null ? other.barcode : barcode,
        barcodes.isEmpty() ? others(other) : barcodes,
        shape.or(other.shape),
        place == null ? other.place : place,
        picture == null ? other.picture : picture,
        pieceCheck == null ? other.pieceCheck : pieceCheck,
        tags.isEmpty() ? other.tags : tags);
  }

  /// The product with what only another one knows: what is not for scales and customs.
  public Product beside(Product other) {
    return new Product(
        sku,
        name,
        weight,
        value,
        hsCode,
        originCountry,
        barcode,
        others(other),
        other.shape,
        other.place,
        other.picture,
        other.pieceCheck,
        other.tags);
  }

  private List<ProductBarcode> others(Product other) {
    if (barcode == null || other.barcodes.isEmpty()) {
      return other.barcodes;
    }
    boolean isKnown = other.barcodes.stream().anyMatch(each -> each.code().equals(barcode));
    return isKnown
        ? other.barcodes
        : Stream.concat(Stream.of(ProductBarcode.of(barcode)), other.barcodes.stream().skip(1))
            .toList();
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
        barcode,
        barcodes,
        shape,
        place,
        picture,
        pieceCheck,
        tags);
  }

  /// The product with the picture that is kept of `before`, unless another one is named.
  Product keepingPicture(Product before) {
    return picture == null && before.picture != null && before.picture.digest() != null
        ? with(before.picture)
        : this;
  }

  /// A copy under another SKU.
  Product named(String other) {
    return new Product(
        other,
        name,
        weight,
        value,
        hsCode,
        originCountry,
        barcode,
        barcodes,
        shape,
        place,
        picture,
        pieceCheck,
        tags);
  }

  /// A copy with another picture.
  Product with(@Nullable ProductPicture other) {
    return new Product(
        sku,
        name,
        weight,
        value,
        hsCode,
        originCountry,
        barcode,
        barcodes,
        shape,
        place,
        other,
        pieceCheck,
        tags);
  }

  /// The form in which all spellings of one SKU are equal.
  public static String key(String sku) {
    return sku.strip().toLowerCase(Locale.ROOT);
  }

  /// The codes with `first` at their head.
  private static List<ProductBarcode> withFirst(
      @Nullable String first, List<ProductBarcode> codes) {
    if (first == null || codes.isEmpty() || codes.getFirst().code().equals(first.strip())) {
      return List.copyOf(codes);
    }
    var head = codes.stream().filter(each -> each.code().equals(first.strip())).findFirst();
    return Stream.concat(
            Stream.of(head.orElseGet(() -> ProductBarcode.of(first))),
            codes.stream().filter(each -> !each.code().equals(first.strip())))
        .toList();
  }

  private static boolean isAddress(String url) {
    return url.length() <= LONGEST && url.matches("(?i)https?://[^\\s/]+\\S*");
  }

  private boolean isHeavy() {
    return weight != null && weight.ounces().signum() > 0;
  }
}
