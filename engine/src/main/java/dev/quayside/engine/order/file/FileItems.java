package dev.quayside.engine.order.file;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.ItemList;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The items in the lines of one order that are left to ship.
///
/// @param currency of amounts that name none
record FileItems(List<Cells> lines, Currency currency) {

  /// Pieces of a line that are not to be shipped any more.
  private static final List<Column> GONE =
      List.of(Column.QUANTITY_REFUNDED, Column.QUANTITY_CANCELLED, Column.QUANTITY_SHIPPED);

  /// How Etsy says that a buyer had nothing put on the goods.
  private static final Pattern NOT_ASKED =
      Pattern.compile("(?i)\\s*not requested on this item\\.?\\s*");

  private static final Pattern CODED = Pattern.compile("^\\[([^\\[\\]\\s]{1,40})]\\s+(\\S.*)$");

  List<OrderItem> items() {
    boolean named = lines.stream().anyMatch(FileItems::isNamed);
    if (!named) {
      var listed = lines.stream().flatMap(line -> line.listed().stream()).toList();
      if (!listed.isEmpty()) {
        return listed.stream().map(this::item).toList();
      }
    }
    // an order of several items may begin with a line that sums them up
    return lines.stream()
        .filter(line -> isNamed(line) || !named || lines.size() == 1)
        .flatMap(this::items)
        .toList();
  }

  private Stream<OrderItem> items(Cells line) {
    var text = line.text(Column.ITEM);
    var listed = text == null ? List.<ItemList.Entry>of() : ItemList.of(text);
    var all = line.pieces(Column.QUANTITY);
    // beside a number of pieces it is a list where it adds up to them
    boolean isOther =
        line.text(Column.QUANTITY) != null
            && (all == null || all != listed.stream().mapToInt(ItemList.Entry::pieces).sum());
    return listed.isEmpty() || isOther ? item(line).stream() : listed.stream().map(this::item);
  }

  private OrderItem item(ItemList.Entry listed) {
    var price = listed.price();
    return new OrderItem(
            listed.sku(),
            listed.name(),
            listed.pieces(),
            price == null ? null : Money.rounded(price, currency),
            null,
            null,
            null)
        .with(listed.options());
  }

  /// Pieces left to ship; null when the file does not say.
  static @Nullable Integer left(Cells line) {
    var left = line.pieces(Column.QUANTITY_LEFT);
    if (left != null) {
      return left;
    }
    var ordered = line.pieces(Column.QUANTITY);
    return ordered == null
        ? null
        : Integer.valueOf(ordered - GONE.stream().mapToInt(column -> gone(line, column)).sum());
  }

  static boolean isGone(Cells line, Column column) {
    return gone(line, column) > 0;
  }

  private static int gone(Cells line, Column column) {
    var pieces = line.number(column);
    return pieces == null ? 0 : Math.abs(pieces.intValue());
  }

  private static boolean isNamed(Cells line) {
    return line.text(Column.SKU) != null || line.text(Column.ITEM) != null;
  }

  private Optional<OrderItem> item(Cells cells) {
    var quantity = cells.count(Column.QUANTITY);
    if (!isNamed(cells) && quantity == null) {
      return Optional.empty();
    }
    var left = left(cells);
    return Optional.of(
        new OrderItem(
                sku(cells),
                name(cells),
                left == null ? Objects.requireNonNullElse(quantity, 1) : left,
                value(cells, Objects.requireNonNullElse(quantity, 1)),
                cells.measures().itemWeight(),
                cells.text(Column.HS_CODE),
                cells.country(Column.ORIGIN, null),
                cells.text(Column.BARCODE),
                Set.of())
            .with(options(cells))
            .lyingAt(cells.text(Column.PLACE)));
  }

  private static @Nullable String sku(Cells cells) {
    var coded = coded(cells);
    return coded.isPresent() ? coded.get().group(1) : cells.text(Column.SKU);
  }

  private static @Nullable String name(Cells cells) {
    var coded = coded(cells);
    return coded.isPresent() ? coded.get().group(2) : cells.text(Column.ITEM);
  }

  /// Odoo's `[MUG-1] Blue mug`, where no column has the SKU.
  private static Optional<MatchResult> coded(Cells cells) {
    var text = cells.text(Column.ITEM);
    return text == null || cells.text(Column.SKU) != null
        ? Optional.empty()
        : CODED.matcher(text).results().findFirst();
  }

  /// The value of one piece.
  private @Nullable Money value(Cells cells, int ordered) {
    // the lines of one order may name different currencies
    var own = cells.currency(currency);
    var all = cells.money(Column.ITEM_TOTAL, own);
    return all == null
        ? cells.money(Column.ITEM_PRICE, own)
        : Money.rounded(
            all.amount().divide(BigDecimal.valueOf(ordered), 6, RoundingMode.HALF_UP),
            all.currency());
  }

  private static List<ItemOption> options(Cells cells) {
    var options = new ArrayList<ItemOption>();
    for (var column : List.of(Column.VARIATION, Column.PERSONAL)) {
      var text = cells.text(column);
      if (text != null) {
        options.addAll(named(text));
      }
    }
    options.addAll(cells.choices());
    return options;
  }

  /// Reads `Color:Blue,Personalization:FOR ANN` and `[Color:Blue]`; a comma within a value stays.
  private static List<ItemOption> named(String text) {
    var bare =
        text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
    var options = new ArrayList<ItemOption>();
    for (var part : bare.split("(?<=[,;|])")) {
      int colon = part.indexOf(':');
      var value = part.substring(colon + 1).replaceFirst("[,;|]$", "");
      if (NOT_ASKED.matcher(value).matches()) {
        continue;
      }
      if (colon > 0) {
        options.add(new ItemOption(part.substring(0, colon), value));
      } else if (options.isEmpty()) {
        options.add(new ItemOption(null, value));
      } else {
        var last = options.removeLast();
        options.add(new ItemOption(last.name(), last.value() + ", " + value.strip()));
      }
    }
    return options;
  }
}
