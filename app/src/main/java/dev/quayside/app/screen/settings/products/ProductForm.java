package dev.quayside.app.screen.settings.products;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.HomeMeasures;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductBarcode;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a product, its weight in the units of the sender's country.
public final class ProductForm implements Editing.Form<Product> {

  /// A line of the form; `path` is the engine's path of the field.
  public enum Line {
    SKU("sku"),
    NAME("name"),
    BARCODE("barcode"),
    VALUE("value.amount"),
    /// In ounces or grams.
    WEIGHT("weightOz"),
    HS_CODE("hsCode"),
    ORIGIN("originCountry");

    private final String path;

    Line(String path) {
      this.path = path;
    }

    public String path() {
      return path;
    }

    /// The line's name in the bundles and in ids.
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Map<Line, TypedNumber> numbers =
      new EnumMap<>(Map.of(Line.VALUE, TypedNumber.money(), Line.WEIGHT, new TypedNumber()));
  private final Map<Line, StringProperty> lines = new EnumMap<>(Line.class);
  public final ObjectProperty<Currency> currency = new SimpleObjectProperty<>(Money.USD);
  private final ReadOnlyObjectWrapper<Units> units = new ReadOnlyObjectWrapper<>(Units.IMPERIAL);
  private final PackingFacts packing = new PackingFacts();
  private Currency home = Money.USD;

  ProductForm() {
    for (var line : Line.values()) {
      lines.put(line, numbers.containsKey(line) ? number(line) : new SimpleStringProperty(""));
    }
  }

  @SuppressWarnings("NullAway") // every constant has a line
  public StringProperty line(Line line) {
    return lines.get(line);
  }

  @SuppressWarnings("NullAway") // only called for lines that are numbers
  TypedNumber number(Line line) {
    return numbers.get(line);
  }

  boolean isNumber(Line line) {
    return numbers.containsKey(line);
  }

  /// What packing needs to know of it.
  public PackingFacts packing() {
    return packing;
  }

  public ReadOnlyObjectProperty<Units> units() {
    return units.getReadOnlyProperty();
  }

  /// Sets the units of the form, and the currency of a new product's value.
  void countIn(HomeMeasures now) {
    units.set(now.units());
    if (currency.get().equals(home)) {
      currency.set(now.currency());
    }
    home = now.currency();
  }

  @Override
  public void clear() {
    lines.values().forEach(line -> line.set(""));
    currency.set(home);
    packing.clear();
  }

  @Override
  public void fill(Product product) {
    var value = Optional.ofNullable(product.value());
    line(Line.SKU).set(product.sku());
    line(Line.NAME).set(Objects.requireNonNullElse(product.name(), ""));
    var code = single(product);
    line(Line.BARCODE).set(code);
    number(Line.VALUE).show(value.map(Money::amount).orElse(null));
    number(Line.WEIGHT).show(Measure.small(ounces(product.weight()), units.get()));
    line(Line.HS_CODE).set(Objects.requireNonNullElse(product.hsCode(), ""));
    line(Line.ORIGIN).set(Objects.requireNonNullElse(product.originCountry(), ""));
    currency.set(value.map(Money::currency).orElse(home));
    packing.fill(product, code, units.get());
  }

  /// The code of a single piece that stands first; that of a case is one of the others.
  private static String single(Product product) {
    return product.codes().stream()
        .limit(1)
        .filter(first -> first.quantity() == 1)
        .map(ProductBarcode::code)
        .findFirst()
        .orElse("");
  }

  @Override
  public Product draft() {
    var ounces = Measure.ounces(null, number(Line.WEIGHT).value(), units.get());
    var value = number(Line.VALUE).value();
    return new Product(
        line(Line.SKU).get(),
        text(Line.NAME),
        ounces == null || ounces.signum() < 0 ? null : new Weight(ounces),
        value == null ? null : Money.rounded(value, currency.get()),
        text(Line.HS_CODE),
        text(Line.ORIGIN),
        text(Line.BARCODE),
        packing.codes(text(Line.BARCODE)),
        packing.shape(units.get()),
        packing.placed(),
        packing.pictured(),
        packing.pieceCheck());
  }

  /// All violations of the form.
  @Override
  public List<Violation> violations() {
    var found = new Violations();
    numbers.forEach((line, number) -> number.check(line.path, found));
    var weight = number(Line.WEIGHT).value();
    if (weight != null && weight.signum() < 0) {
      found.add(Line.WEIGHT.path, FieldWords.MORE_THAN_ZERO);
    }
    packing.check(units.get(), found);
    draft().check(found);
    return found.list().stream().map(ProductForm::atField).toList();
  }

  /// All bar codes but the first stand in one field.
  private static Violation atField(Violation violation) {
    return violation.field().startsWith(PackingFactsView.BARCODES)
        ? new Violation(PackingFactsView.BARCODES, violation.message())
        : violation;
  }

  private @Nullable String text(Line line) {
    var typed = line(line).get().strip();
    return typed.isEmpty() ? null : typed;
  }

  private static @Nullable BigDecimal ounces(@Nullable Weight weight) {
    return weight == null ? null : weight.ounces();
  }
}
