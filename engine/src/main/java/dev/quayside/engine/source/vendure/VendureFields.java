package dev.quayside.engine.source.vendure;

import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.source.kind.TreeWire;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The custom fields of one server: each server has its own, and tells which. Those of lines say
/// what a buyer chose; of variants, products and orders those count whose names say what they are.
///
/// @param byEntity names of fields that hold one value
record VendureFields(Map<String, Set<String>> byEntity) {

  static final String VARIANT = "ProductVariant";
  static final String PRODUCT = "Product";
  static final String LINE = "OrderLine";
  static final String ORDER = "Order";

  static final VendureFields NONE = new VendureFields(Map.of());

  /// Types of fields with one value; relations and structures have parts of their own.
  private static final Set<String> ONE_VALUE =
      Set.of("string", "localeString", "text", "localeText", "int", "float", "boolean", "datetime");

  private static final Pattern NAME = Pattern.compile("[A-Za-z]\\w{0,100}");

  /// Names that say a weight with its unit; a bare weight may be of any.
  static final Pattern WEIGHT =
      Pattern.compile(
          "(?:ship(?:ping)?|unit|item|product|net|gross)?weight(?:in)?"
              + "(?<unit>g|grams?|kg|kilos?|kilograms?|oz|ounces?|lbs?|pounds?)");

  static final Pattern HS_CODE =
      Pattern.compile(
          "(?:hs|hts|harmoni[sz]ed(?:system)?|(?:hs)?tariff|customs(?:tariff)?|commodity)"
              + "(?:code|number)|taric(?:code)?");

  static final Pattern ORIGIN =
      Pattern.compile("(?:countryof)?origin|origincountry|countryofmanufacture|madein|coo");

  static final Pattern BARCODE =
      Pattern.compile("(?:bar|ean|upc|isbn)code|gtin|ean(?:13)?|upc|isbn");

  static final Pattern GIFT = Pattern.compile("gift(?:card)?(?:message|note|text)");

  static final Pattern BUYER =
      Pattern.compile(
          "(?:customer|buyer|order|checkout)?(?:note|notes|comment|comments|message)"
              + "|(?:delivery|shipping|special)(?:instructions?|notes?|comments?)");

  private static final Map<String, List<Pattern>> KNOWN =
      Map.of(
          VARIANT, List.of(WEIGHT, HS_CODE, ORIGIN, BARCODE),
          PRODUCT, List.of(WEIGHT, HS_CODE, ORIGIN, BARCODE),
          ORDER, List.of(GIFT, BUYER));

  VendureFields {
    byEntity = Map.copyOf(byEntity);
  }

  /// Those that a server has.
  static VendureFields of(TreeWire data) {
    var found = new HashMap<String, Set<String>>();
    for (var entity : data.list("globalSettings", "serverConfig", "entityCustomFields")) {
      var name = entity.text("entityName");
      entity.list("customFields").stream()
          .filter(field -> ONE_VALUE.contains(field.text("type")) && !field.isTrue("list"))
          .map(field -> field.text("name"))
          .filter(field -> NAME.matcher(field).matches() && isRead(name, field))
          .forEach(field -> found.computeIfAbsent(name, _ -> new TreeSet<>()).add(field));
    }
    return new VendureFields(found);
  }

  private static boolean isRead(String entity, String field) {
    return entity.equals(LINE)
        || KNOWN.getOrDefault(entity, List.of()).stream()
            .anyMatch(known -> known.matcher(Letters.of(field)).matches());
  }

  boolean isEmpty() {
    return byEntity.isEmpty();
  }

  /// The part of a question that asks for them; empty where there are none.
  ///
  /// @param other one more of them; null for none
  String selected(String entity, @Nullable String other) {
    var names = new TreeSet<>(byEntity.getOrDefault(entity, Set.of()));
    Optional.ofNullable(other).ifPresent(names::add);
    return names.isEmpty() ? "" : "customFields { " + String.join(" ", names) + " }";
  }

  /// The values of the fields of an entity whose names say what is looked for.
  static Stream<String> values(TreeWire entity, Pattern name) {
    return entity
        .at("customFields")
        .fields()
        .filter(field -> name.matcher(Letters.of(field.getKey())).matches())
        .map(field -> field.getValue().text())
        .filter(value -> !value.isBlank());
  }
}
