package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.parcel.product.Products;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The product catalogue from CSV files: look, then take in. A product that is known is changed in
/// what its line says; a blank cell changes nothing.
public record ProductFiles(Products products) {

  /// A weight whose header does not say what it is in.
  private static final List<String> BARE = List.of("weight", "itemweight", "unitweight", "peso");

  /// How a file is meant where it does not say.
  ///
  /// @param metric whether a bare weight is in grams, not in ounces
  public record Meant(Currency currency, boolean metric) {
    public static final Meant OUNCES_AND_DOLLARS = new Meant(Money.USD, false);
  }

  /// What a file would bring; nothing is kept yet.
  public record Preview(
      Sheet sheet,
      Mapping mapping,
      List<Product> good,
      List<LineError> bad,
      ProductIntake intake) {}

  /// @throws ProblemException `INVALID_REQUEST` when it is no table or no column holds the SKU;
  ///   `PAYLOAD_TOO_LARGE` over 20 MB or 50,000 lines
  public Preview preview(Caller caller, byte[] content, Meant meant) {
    var sheet = CsvWire.read(FileText.of(content));
    var mapping = mapping(sheet.header(), meant);
    if (!mapping.places().containsKey(Column.SKU)) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "sku", OrderWords.FIELD_COLUMN);
    }
    var good = new ArrayList<Product>();
    var bad = new ArrayList<LineError>();
    var seen = new HashSet<String>();
    for (var line : sheet.lines()) {
      var cells = new Cells(line, mapping, sheet.header(), sheet.delimiter() == ';');
      var product = product(cells, meant.currency(), seen);
      if (product != null && cells.faults().isEmpty()) {
        good.add(product);
      }
      bad.addAll(cells.faults());
    }
    return new Preview(
        sheet, mapping, List.copyOf(good), List.copyOf(bad), products.compare(caller, good));
  }

  /// Takes the good lines in.
  public ProductIntake take(Caller caller, Preview preview) {
    return products.takeIn(caller, preview.good());
  }

  /// Names what is wrong in the line's cells.
  private static @Nullable Product product(Cells cells, Currency currency, HashSet<String> seen) {
    var sku = cells.text(Column.SKU);
    if (sku == null) {
      return cells.fault(Column.SKU, FieldWords.REQUIRED.of());
    }
    if (!seen.add(Product.key(sku))) {
      return cells.fault(Column.SKU, ParcelWords.PRODUCT_TWICE.of(sku));
    }
    var product =
        new Product(
            sku,
            cells.text(Column.ITEM),
            cells.productWeight(),
            cells.money(Column.ITEM_PRICE, cells.currency(currency)),
            cells.text(Column.HS_CODE),
            cells.country(Column.ORIGIN, null),
            cells.text(Column.BARCODE));
    var found = new Violations();
    product.check(found);
    found.list().forEach(each -> cells.fault(column(each.field()), each.message()));
    return product;
  }

  private static Column column(String field) {
    return switch (field) {
      case "weightOz" -> Column.ITEM_WEIGHT_OZ;
      case "value.amount" -> Column.ITEM_PRICE;
      case "hsCode" -> Column.HS_CODE;
      case "originCountry" -> Column.ORIGIN;
      default -> Column.SKU;
    };
  }

  private static Mapping mapping(List<String> header, Meant meant) {
    var guessed = Headers.PRODUCTS.guess(header);
    var ounces = guessed.places().get(Column.ITEM_WEIGHT_OZ);
    boolean grams =
        meant.metric() && ounces != null && BARE.contains(Headers.key(header.get(ounces)));
    return grams ? guessed.with(Column.ITEM_WEIGHT_G, Objects.requireNonNull(ounces)) : guessed;
  }
}
