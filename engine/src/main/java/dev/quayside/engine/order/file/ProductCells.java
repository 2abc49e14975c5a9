package dev.quayside.engine.order.file;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.ExtraWords;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.product.PieceCheck;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductBarcode;
import dev.quayside.engine.parcel.product.ProductPicture;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The product in one line of a file, with the writing of its bar codes: `4006381333931|CASE-1*12`.
record ProductCells(Cells cells) {

  private static final String BETWEEN = "|";

  /// Stands for the mark between codes where it is part of one.
  private static final String ENCODED = "%7C";

  /// What else is between the items of a list.
  private static final Pattern LISTED = Pattern.compile("[,;]");

  private static final Pattern COUNTED = Pattern.compile("(.+)\\*(\\d{1,7})");

  /// The bar codes in one cell.
  static String written(List<ProductBarcode> codes) {
    return codes.stream()
        .map(
            each ->
                each.code().replace(BETWEEN, ENCODED)
                    + (each.quantity() == 1 && !COUNTED.matcher(each.code()).matches()
                        ? ""
                        : "*" + each.quantity()))
        .collect(Collectors.joining(BETWEEN));
  }

  /// @param currency of a value that names none
  Product product(String sku, Currency currency) {
    var picture = cells.text(Column.PICTURE_URL);
    return new Product(
        sku,
        cells.text(Column.ITEM),
        cells.measures().productWeight(),
        cells.money(Column.ITEM_PRICE, cells.currency(currency)),
        cells.text(Column.HS_CODE),
        cells.country(Column.ORIGIN, null),
        cells.text(Column.BARCODE),
        barcodes(),
        new ProductShape(sides().value(), word(Column.ROTATE, Rotate.values()), soft(), alone()),
        cells.text(Column.PLACE),
        picture == null ? null : ProductPicture.at(picture),
        word(Column.PIECE_CHECK, PieceCheck.values()),
        tags());
  }

  /// The tags in one cell.
  static String tagsWritten(List<String> tags) {
    var together =
        tags.stream()
            .map(each -> each.replace(BETWEEN, ENCODED))
            .collect(Collectors.joining(BETWEEN));
    boolean isRead = tags.size() != 1 || !LISTED.matcher(together).find();
    return isRead ? together : together + BETWEEN;
  }

  /// Tags with bars between them, as they are written here, or with commas, as shops write them.
  private List<String> tags() {
    var text = cells.text(Column.TAGS);
    if (text == null) {
      return List.of();
    }
    var between = text.contains(BETWEEN) ? Pattern.compile(Pattern.quote(BETWEEN)) : LISTED;
    return between
        .splitAsStream(text)
        .map(each -> each.replace(ENCODED, BETWEEN).strip())
        .filter(each -> !each.isEmpty())
        .toList();
  }

  SidesDraft sides() {
    return new SidesDraft(side(Column.LENGTH), side(Column.WIDTH), side(Column.HEIGHT));
  }

  private @Nullable BigDecimal side(Column column) {
    return cells.measures().side(column);
  }

  private @Nullable Boolean soft() {
    return cells.said(Column.SOFT, ExtraWords::truth, ExtraWords.TRUTHS);
  }

  private @Nullable Boolean alone() {
    return cells.said(Column.ALONE, ExtraWords::truth, ExtraWords.TRUTHS);
  }

  private List<ProductBarcode> barcodes() {
    var text = cells.text(Column.BARCODES);
    return text == null
        ? List.of()
        : Stream.of(text.split(Pattern.quote(BETWEEN)))
            .map(String::strip)
            .filter(each -> !each.isEmpty())
            .map(ProductCells::barcode)
            .toList();
  }

  private static ProductBarcode barcode(String written) {
    var counted = COUNTED.matcher(written);
    return counted.matches()
        ? new ProductBarcode(
            counted.group(1).replace(ENCODED, BETWEEN), Integer.parseInt(counted.group(2)))
        : ProductBarcode.of(written.replace(ENCODED, BETWEEN));
  }

  private <E extends Enum<E> & WireWord> @Nullable E word(Column column, E[] all) {
    var text = cells.text(column);
    if (text == null) {
      return null;
    }
    for (var each : all) {
      if (each.wire().equals(text.toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    var known = Stream.of(all).map(WireWord::wire).collect(Collectors.joining(", "));
    return cells.fault(column, FieldWords.ONE_OF.of(known));
  }
}
