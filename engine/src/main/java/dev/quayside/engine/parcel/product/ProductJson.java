package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A product on the wire; value and weight are of one piece.
record ProductJson(
    String sku,
    @Nullable String name,
    @Nullable MoneyJson value,
    @Nullable BigDecimal weightOz,
    @Nullable String barcode,
    @Nullable String originCountry,
    @Nullable String hsCode) {

  /// Stands for the SKU of the path while the rest is checked.
  private static final String ANY = "-";

  static ProductJson of(Product product) {
    return new ProductJson(
        product.sku(),
        product.name(),
        Optional.ofNullable(product.value()).map(MoneyJson::of).orElse(null),
        Optional.ofNullable(product.weight()).map(Weight::ounces).orElse(null),
        product.barcode(),
        product.originCountry(),
        product.hsCode());
  }

  /// Reads everything but the SKU, which stands in the path.
  static Product read(Fields body) {
    var country = text(body, "originCountry");
    var read =
        new Product(
            ANY,
            text(body, "name"),
            weight(body),
            MoneyJson.read(body, "value"),
            text(body, "hsCode"),
            country == null ? null : country.toUpperCase(Locale.ROOT),
            text(body, "barcode"));
    var found = new Violations();
    read.check(found);
    found.list().forEach(each -> body.violations().add(each.field(), each.message()));
    return read;
  }

  /// A field left out stays; an empty text clears it.
  static UnaryOperator<Product> readChange(Fields body) {
    var said = read(body);
    return before ->
        new Product(
            before.sku(),
            body.has("name") ? said.name() : before.name(),
            said.weight() == null ? before.weight() : said.weight(),
            said.value() == null ? before.value() : said.value(),
            body.has("hsCode") ? said.hsCode() : before.hsCode(),
            body.has("originCountry") ? said.originCountry() : before.originCountry(),
            body.has("barcode") ? said.barcode() : before.barcode());
  }

  private static @Nullable Weight weight(Fields body) {
    var ounces = body.decimal("weightOz");
    if (ounces != null && ounces.signum() < 0) {
      body.violations().add("weightOz", FieldWords.MORE_THAN_ZERO);
      return null;
    }
    return ounces == null ? null : new Weight(ounces);
  }

  private static @Nullable String text(Fields body, String name) {
    var text = body.text(name);
    return text == null || text.isBlank() ? null : text.strip();
  }
}
