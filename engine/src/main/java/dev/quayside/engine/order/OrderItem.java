package dev.quayside.engine.order;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.customs.CustomsWords;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductFact;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One line of an order.
///
/// @param value value of one piece
/// @param weight weight of one piece
/// @param hsCode 6-10 digits with optional dots
/// @param originCountry ISO 3166-1 alpha-2
/// @param barcode bar code on the goods: GTIN, UPC, ISBN or the shop's own
/// @param fromCatalogue fields that were filled in from the product catalogue
/// @param shop what the line is at the shop the order comes from; null for other orders
/// @param options what makes the piece the buyer's own: variations and personalisation
/// @param place where it lies in the store; null for where its product does
public record OrderItem(
    @Nullable String sku,
    @Nullable String description,
    int quantity,
    @Nullable Money value,
    @Nullable Weight weight,
    @Nullable String hsCode,
    @Nullable String originCountry,
    @Nullable String barcode,
    Set<ProductFact> fromCatalogue,
    @Nullable ShopLine shop,
    List<ItemOption> options,
    @Nullable String place) {

  private static final int MOST_PIECES = 1_000_000;

  /// An item without a bar code on the goods.
  public OrderItem(
      @Nullable String sku,
      @Nullable String description,
      int quantity,
      @Nullable Money value,
      @Nullable Weight weight,
      @Nullable String hsCode,
      @Nullable String originCountry) {
    this(sku, description, quantity, value, weight, hsCode, originCountry, null, Set.of());
  }

  /// Of an order that comes from no shop.
  public OrderItem(
      @Nullable String sku,
      @Nullable String description,
      int quantity,
      @Nullable Money value,
      @Nullable Weight weight,
      @Nullable String hsCode,
      @Nullable String originCountry,
      @Nullable String barcode,
      Set<ProductFact> fromCatalogue) {
    this(
        sku,
        description,
        quantity,
        value,
        weight,
        hsCode,
        originCountry,
        barcode,
        fromCatalogue,
        null);
  }

  /// Without options.
  public OrderItem(
      @Nullable String sku,
      @Nullable String description,
      int quantity,
      @Nullable Money value,
      @Nullable Weight weight,
      @Nullable String hsCode,
      @Nullable String originCountry,
      @Nullable String barcode,
      Set<ProductFact> fromCatalogue,
      @Nullable ShopLine shop) {
    this(
        sku,
        description,
        quantity,
        value,
        weight,
        hsCode,
        originCountry,
        barcode,
        fromCatalogue,
        shop,
        List.of());
  }

  /// At the place of its product.
  public OrderItem(
      @Nullable String sku,
      @Nullable String description,
      int quantity,
      @Nullable Money value,
      @Nullable Weight weight,
      @Nullable String hsCode,
      @Nullable String originCountry,
      @Nullable String barcode,
      Set<ProductFact> fromCatalogue,
      @Nullable ShopLine shop,
      List<ItemOption> options) {
    this(
        sku,
        description,
        quantity,
        value,
        weight,
        hsCode,
        originCountry,
        barcode,
        fromCatalogue,
        shop,
        options,
        null);
  }

  /// Orders of earlier versions have no options and nothing from a catalogue.
  public OrderItem {
    fromCatalogue = fromCatalogue == null ? Set.of() : Set.copyOf(fromCatalogue);
    options = options == null ? List.of() : List.copyOf(options);
  }

  /// The key of its product in the catalogue: the SKU, or the description when the shop has no
  /// SKUs.
  public Optional<String> product() {
    return named(sku).or(() -> named(description));
  }

  private static Optional<String> named(@Nullable String text) {
    return Optional.ofNullable(text)
        .filter(name -> !name.isBlank() && name.length() <= Product.LONGEST);
  }

  /// A copy with another quantity.
  public OrderItem of(int pieces) {
    return copy(pieces, fromCatalogue, shop, options, place);
  }

  /// A copy with other options.
  public OrderItem with(List<ItemOption> others) {
    return copy(quantity, fromCatalogue, shop, others, place);
  }

  /// A copy that is a line of a shop.
  public OrderItem at(ShopLine line) {
    return copy(quantity, fromCatalogue, line, options, place);
  }

  /// A copy that lies elsewhere in the store.
  public OrderItem lyingAt(@Nullable String other) {
    return copy(quantity, fromCatalogue, shop, options, other);
  }

  /// A copy without what was filled in from the catalogue.
  OrderItem said() {
    return new OrderItem(
        sku,
        said(ProductFact.NAME, description),
        quantity,
        said(ProductFact.VALUE, value),
        said(ProductFact.WEIGHT, weight),
        said(ProductFact.HS_CODE, hsCode),
        said(ProductFact.ORIGIN, originCountry),
        said(ProductFact.BARCODE, barcode),
        Set.of(),
        shop,
        options,
        place);
  }

  /// Whether both are the same item, whether or not the catalogue filled in some values.
  boolean agreesWith(OrderItem other) {
    return said().equals(other.said()) || plain().equals(other.plain());
  }

  private OrderItem plain() {
    return copy(quantity, Set.of(), shop, options, place);
  }

  /// What the goods are stays.
  private OrderItem copy(
      int pieces,
      Set<ProductFact> filledIn,
      @Nullable ShopLine line,
      List<ItemOption> chosen,
      @Nullable String lying) {
    return new OrderItem(
        sku,
        description,
        pieces,
        value,
        weight,
        hsCode,
        originCountry,
        barcode,
        filledIn,
        line,
        chosen,
        lying);
  }

  private <T> @Nullable T said(ProductFact fact, @Nullable T known) {
    return fromCatalogue.contains(fact) ? null : known;
  }

  /// A short name for the packer, such as `2 × MUG-1 (Size: L)`.
  public String inBrief() {
    var name = Objects.requireNonNullElse(sku == null ? description : sku, "");
    var own = options.isEmpty() ? "" : " (" + optionsInBrief() + ")";
    return (quantity == 1 ? name : quantity + " × " + name) + own;
  }

  /// The options in one line; empty when there is none.
  public String optionsInBrief() {
    return options.stream().map(ItemOption::inBrief).collect(Collectors.joining(", "));
  }

  /// @param path path of the item, such as `items[0]`
  public void check(String path, Violations found) {
    if (quantity < 1 || quantity > MOST_PIECES) {
      found.add(path + ".quantity", FieldWords.FROM_1_TO, MOST_PIECES);
    }
    if (value != null && value.isNegative()) {
      found.add(path + ".value.amount", FieldWords.NOT_NEGATIVE);
    }
    if (hsCode != null && !CustomsItemDraft.isHsCode(hsCode)) {
      found.add(path + ".hsCode", CustomsWords.HS);
    }
    if (originCountry != null && !CountryCode.isKnown(originCountry)) {
      found.add(path + ".originCountry", FieldWords.COUNTRY);
    }
    if (place != null && place.length() > Product.LONGEST_PLACE) {
      found.add(path + ".place", FieldWords.MOST_CHARACTERS, Product.LONGEST_PLACE);
    }
    checkOptions(path, found);
  }

  void checkOptions(String path, Violations found) {
    if (options.size() > ItemOption.MOST) {
      found.add(path + ".options", FieldWords.AT_MOST, ItemOption.MOST);
    }
    IntStream.range(0, options.size())
        .forEach(place -> options.get(place).check(path + ".options[" + place + "]", found));
  }
}
