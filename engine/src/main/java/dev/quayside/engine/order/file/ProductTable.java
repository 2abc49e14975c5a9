package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductSort;
import dev.quayside.engine.parcel.product.Products;
import java.math.BigDecimal;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Writes the catalogue as a CSV file that {@link ProductFiles} takes as it is: columns are named
/// as the fields, and what was never said of a product stays blank.
public record ProductTable(Products products) {

  /// Decimals with which `1.234` cannot be read as a thousand and some.
  private static final int CLEAR_DECIMALS = 4;

  private static final List<Column> COLUMNS =
      List.of(
          Column.SKU,
          Column.ITEM,
          Column.ITEM_PRICE,
          Column.CURRENCY,
          Column.ITEM_WEIGHT_OZ,
          Column.BARCODE,
          Column.BARCODES,
          Column.ORIGIN,
          Column.HS_CODE,
          Column.LENGTH,
          Column.WIDTH,
          Column.HEIGHT,
          Column.ROTATE,
          Column.SOFT,
          Column.ALONE,
          Column.PLACE,
          Column.PICTURE_URL,
          Column.PIECE_CHECK,
          Column.TAGS);

  /// @param search part of SKU, name or bar code; empty for all
  /// @param base the address of this server, which shows the pictures it keeps
  public byte[] csv(Caller caller, String search, URI base) {
    var table = new ArrayList<List<String>>();
    table.add(COLUMNS.stream().map(FileKind.PRODUCTS::wire).toList());
    Slice.all(ProductSort.SKU, slice -> products.list(caller, search, slice))
        .forEach(product -> table.add(line(product, base)));
    return OrderExport.bytes(table);
  }

  private static List<String> line(Product product, URI base) {
    var value = Optional.ofNullable(product.value());
    var sides = Optional.ofNullable(product.sides());
    var shape = product.shape();
    return Stream.of(
            product.sku(),
            product.name(),
            value.map(Money::amount).map(BigDecimal::toPlainString).orElse(null),
            value.map(Money::currency).map(Object::toString).orElse(null),
            number(Optional.ofNullable(product.weight()).map(Weight::ounces)),
            product.barcode(),
            ProductCells.written(product.codes()),
            product.originCountry(),
            product.hsCode(),
            number(sides.map(Sides::length)),
            number(sides.map(Sides::width)),
            number(sides.map(Sides::height)),
            word(shape.rotate()),
            said(shape.soft()),
            said(shape.alone()),
            product.place(),
            product.pictureUrl(base).orElse(null),
            word(product.pieceCheck()),
            ProductCells.tagsWritten(product.tags()))
        .map(cell -> Objects.requireNonNullElse(cell, ""))
        .toList();
  }

  private static @Nullable String number(Optional<BigDecimal> number) {
    return number
        .map(each -> each.scale() == CLEAR_DECIMALS - 1 ? each.setScale(CLEAR_DECIMALS) : each)
        .map(BigDecimal::toPlainString)
        .orElse(null);
  }

  private static @Nullable String word(@Nullable WireWord word) {
    return word == null ? null : word.wire();
  }

  private static @Nullable String said(@Nullable Boolean said) {
    return said == null ? null : said.toString();
  }
}
