package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductIntake;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.store.Database;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Imports the product catalogue from CSV files: preview, then import. A known product is changed
/// where its line says something; a blank cell changes nothing.
public final class ProductFiles {

  /// Headers of a weight that do not name its unit.
  private static final List<String> BARE = List.of("weight", "itemweight", "unitweight", "peso");

  private static final List<Sheet.Line> NOTHING = List.of();

  /// The currency and the unit of weight of a file that does not name them.
  ///
  /// @param metric whether a weight without a unit is in grams instead of ounces
  public record Meant(Currency currency, boolean metric) {
    public static final Meant OUNCES_AND_DOLLARS = new Meant(Money.USD, false);
  }

  /// The result a file would have with a mapping; nothing is stored yet.
  public record Preview(
      Sheet sheet,
      Mapping mapping,
      boolean remembered,
      Meant meant,
      List<Product> good,
      List<LineError> bad,
      ProductIntake intake)
      implements MappedFile {
    public Preview {
      good = List.copyOf(good);
      bad = List.copyOf(bad);
    }

    @Override
    public FileKind kind() {
      return FileKind.PRODUCTS;
    }

    @Override
    public boolean isEmpty() {
      return good.isEmpty();
    }
  }

  private final Database database;
  private final Products products;
  private final WorkspaceClock clock;
  private final FileMemoryStore memories = new FileMemoryStore();

  public ProductFiles(Database database, Products products, WorkspaceClock clock) {
    this.database = database;
    this.products = products;
    this.clock = clock;
  }

  /// Reads a file with the mapping chosen for its layout before, or else the one that its headers
  /// suggest.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no table; `PAYLOAD_TOO_LARGE` above 20
  ///   MB or 50,000 lines
  public Preview preview(Caller caller, byte[] content, Meant meant) {
    var sheet = SheetFile.read(content);
    var chosen = chosen(caller, sheet);
    return preview(
        caller,
        sheet,
        chosen.orElseGet(() -> mapping(sheet.header(), meant)),
        chosen.isPresent(),
        meant);
  }

  /// Reads the same file with another mapping.
  public Preview preview(Caller caller, Preview before, Mapping mapping) {
    return preview(caller, before.sheet(), mapping, false, before.meant());
  }

  private Preview preview(
      Caller caller, Sheet sheet, Mapping mapping, boolean remembered, Meant meant) {
    var good = new ArrayList<Product>();
    var bad = new ArrayList<LineError>();
    var seen = new HashSet<String>();
    var layout = Layout.of(sheet, mapping);
    for (var line : mapping.places().containsKey(Column.SKU) ? sheet.lines() : NOTHING) {
      var cells = new Cells(line, layout);
      var product = product(cells, meant.currency(), seen);
      if (product != null && cells.faults().isEmpty()) {
        good.add(product);
      }
      bad.addAll(cells.faults());
    }
    var intake = products.compare(caller, good);
    return new Preview(sheet, mapping, remembered, meant, good, bad, intake);
  }

  /// Imports the good lines. The mapping is remembered only if it differs from what the headers
  /// suggest, because the same headers mean ounces in one shop and grams in another.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when no column holds the SKU
  public ProductIntake take(Caller caller, Preview preview) {
    Acting.require(Right.CHANGE_SETTINGS);
    preview.requireColumns();
    var intake = products.takeIn(caller, preview.good());
    var sheet = preview.sheet();
    boolean guessed = preview.mapping().equals(mapping(sheet.header(), preview.meant()));
    if (!guessed || chosen(caller, sheet).isPresent()) {
      var workspace = caller.workspace();
      var now = clock.now(workspace);
      database.change(
          tx -> {
            memories.keep(tx, workspace, FileKind.PRODUCTS, sheet.header(), preview.mapping(), now);
          });
    }
    return intake;
  }

  private Optional<Mapping> chosen(Caller caller, Sheet sheet) {
    return database.read(
        tx -> memories.mapping(tx, caller.workspace(), FileKind.PRODUCTS, sheet.header()));
  }

  /// Reads a product and records what is wrong in the line's cells.
  private static @Nullable Product product(Cells cells, Currency currency, HashSet<String> seen) {
    var sku = cells.text(Column.SKU);
    if (sku == null) {
      return cells.fault(Column.SKU, FieldWords.REQUIRED.of());
    }
    if (!seen.add(Product.key(sku))) {
      return cells.fault(Column.SKU, ParcelWords.PRODUCT_TWICE.of(sku));
    }
    var written = new ProductCells(cells);
    var product = written.product(sku, currency);
    var found = new Violations();
    product.check(found);
    written.sides().check("lengthIn", "widthIn", "heightIn", found);
    found.list().forEach(each -> cells.fault(column(each.field()), each.message()));
    return product;
  }

  private static Column column(String field) {
    return switch (field) {
      case "weightOz" -> Column.ITEM_WEIGHT_OZ;
      case "value.amount" -> Column.ITEM_PRICE;
      case "hsCode" -> Column.HS_CODE;
      case "originCountry" -> Column.ORIGIN;
      case "lengthIn" -> Column.LENGTH;
      case "widthIn" -> Column.WIDTH;
      case "heightIn" -> Column.HEIGHT;
      case "place" -> Column.PLACE;
      case "pictureUrl" -> Column.PICTURE_URL;
      default ->
          field.startsWith("barcodes")
              ? Column.BARCODES
              : field.startsWith("tags") ? Column.TAGS : Column.SKU;
    };
  }

  private static Mapping mapping(List<String> header, Meant meant) {
    var guessed = FileKind.PRODUCTS.guess(header);
    var ounces = guessed.places().get(Column.ITEM_WEIGHT_OZ);
    boolean grams =
        meant.metric() && ounces != null && BARE.contains(Letters.of(header.get(ounces)));
    return grams ? guessed.with(Column.ITEM_WEIGHT_G, Objects.requireNonNull(ounces)) : guessed;
  }
}
