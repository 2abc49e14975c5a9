package dev.quayside.engine.customs;

import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.server.Fields;
import dev.quayside.engine.server.MoneyJson;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A customs declaration on the wire (section 2 of the specification, section 6 of the decisions).
public record CustomsJson(
    String contentsType, @Nullable String contentsExplanation, List<Item> items, String incoterm) {

  private static final int MOST_ITEMS = 100;
  private static final int MOST_PIECES = 1_000_000;
  private static final Pattern HS_CODE = Pattern.compile("\\d([.]?\\d){5,9}");
  private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());

  /// One declared line.
  public record Item(
      String description,
      int quantity,
      BigDecimal value,
      String currency,
      BigDecimal weightOz,
      @Nullable String hsCode,
      String originCountry) {

    static Item of(CustomsItem item) {
      return new Item(
          item.description(),
          item.quantity(),
          item.value().amount(),
          item.value().currency().getCurrencyCode(),
          item.weight().ounces(),
          item.hsCode(),
          item.originCountry());
    }
  }

  public static CustomsJson of(Customs customs) {
    return new CustomsJson(
        customs.contentsType().wire(),
        customs.contentsExplanation(),
        customs.items().stream().map(Item::of).toList(),
        customs.incoterm().name());
  }

  /// Values that name no currency are in that of the origin country's account.
  public static @Nullable Customs read(Fields shipment) {
    var customs = shipment.object("customs");
    if (customs == null) {
      return null;
    }
    var contents = customs.choice("contentsType", ContentsType.values(), ContentsType::wire);
    customs.require("contentsType");
    if (contents == ContentsType.OTHER) {
      customs.require("contentsExplanation");
    }
    var incoterm = customs.choice("incoterm", Incoterm.values(), Incoterm::name);
    customs.require("items");
    var account = MoneyJson.account(shipment);
    var items =
        customs.objects("items", MOST_ITEMS).stream().map(item -> item(item, account)).toList();
    if (items.isEmpty() && customs.has("items")) {
      customs.violations().add(customs.path("items"), "needs at least one item");
    }
    return new Customs(
        contents == null ? ContentsType.OTHER : contents,
        customs.text("contentsExplanation"),
        items,
        incoterm == null ? Incoterm.DDU : incoterm);
  }

  private static CustomsItem item(Fields item, Currency account) {
    var currency = MoneyJson.currency(item, "currency", account);
    var value = MoneyJson.amount(item, "value", currency);
    if (value != null && value.isNegative()) {
      item.violations().add(item.path("value"), "must not be negative");
    }
    return new CustomsItem(
        item.requiredText("description"),
        quantity(item),
        value == null ? Money.zero(currency) : value,
        new Weight(weight(item)),
        hsCode(item),
        country(item));
  }

  private static int quantity(Fields item) {
    item.require("quantity");
    var quantity = item.integer("quantity");
    if (quantity == null) {
      return 1;
    }
    if (quantity < 1 || quantity > MOST_PIECES) {
      item.violations().add(item.path("quantity"), "must be from 1 to " + MOST_PIECES);
    }
    return quantity;
  }

  private static BigDecimal weight(Fields item) {
    item.require("weightOz");
    var weight = item.decimal("weightOz");
    if (weight == null) {
      return BigDecimal.ZERO;
    }
    if (weight.signum() <= 0) {
      item.violations().add(item.path("weightOz"), "must be more than zero");
    }
    return weight.abs();
  }

  private static @Nullable String hsCode(Fields item) {
    var code = item.text("hsCode");
    if (code == null || code.isBlank()) {
      return null;
    }
    if (!HS_CODE.matcher(code.strip()).matches()) {
      item.violations()
          .add(
              item.path("hsCode"),
              "must be 6 to 10 digits with optional dots, for example 6109.10");
    }
    return code.strip();
  }

  private static String country(Fields item) {
    var country = item.requiredText("originCountry").strip().toUpperCase(Locale.ROOT);
    if (!country.isEmpty() && !COUNTRIES.contains(country)) {
      item.violations()
          .add(
              item.path("originCountry"),
              "must be a two-letter ISO 3166-1 country code, for example US");
    }
    return country;
  }
}
