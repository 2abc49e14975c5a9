package dev.quayside.engine.order.file;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberReading;
import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberReading.None;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.file.cell.ChoiceColumns;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.CurrencyHeader;
import dev.quayside.engine.order.file.cell.CurrencySign;
import dev.quayside.engine.order.file.cell.FileDate;
import dev.quayside.engine.order.file.cell.ItemColumns;
import dev.quayside.engine.order.file.cell.ItemList;
import dev.quayside.engine.order.file.cell.NumberedItems;
import dev.quayside.engine.order.file.cell.Placeholder;
import dev.quayside.engine.order.file.cell.SidesCell;
import dev.quayside.engine.order.file.cell.SplitColumns;
import dev.quayside.engine.order.file.cell.SpreadsheetText;
import dev.quayside.engine.order.file.cell.Town;
import dev.quayside.engine.order.file.cell.UnitOfLength;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.engine.parcel.address.postal.PostalText;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The cells of one line, read as text, numbers, money or dates. A cell that cannot be read is
/// recorded as a fault.
final class Cells {

  private static final int SHORT = 5;
  private static final int LONGEST = 2_000;
  private static final int MOST_DIGITS = 12;
  private static final int MOST_DECIMALS = 9;

  /// How German and Dutch shops write a whole amount: `12,-`.
  private static final Pattern NO_DECIMALS = Pattern.compile("[.,][-–—]+\\s*$");

  /// Columns whose cells are names even where they look like numbers.
  private static final Set<Column> NAMES =
      EnumSet.of(
          Column.NUMBER,
          Column.SKU,
          Column.BARCODE,
          Column.PHONE,
          Column.BILLING_PHONE,
          Column.HS_CODE,
          Column.ZIP);

  /// Columns in which nothing may be missing that anything depends on.
  private static final Set<Column> CERTAIN =
      EnumSet.of(Column.NUMBER, Column.QUANTITY, Column.QUANTITY_LEFT);

  private static final Set<Column> PARTS_OF_NAME =
      EnumSet.of(Column.NAME, Column.FIRST_NAME, Column.LAST_NAME, Column.CITY, Column.STREET1);

  /// Columns of digits alone.
  private static final Set<Column> COUNTED =
      EnumSet.of(Column.NUMBER, Column.BARCODE, Column.PHONE, Column.BILLING_PHONE);

  private static final List<Column> SIDES = List.of(Column.LENGTH, Column.WIDTH, Column.HEIGHT);

  /// Columns that some files have in several parts.
  static final Set<Column> SPLIT = EnumSet.of(Column.ZIP, Column.PHONE);

  private final Sheet.Line line;
  private final Layout layout;
  private final WholeAddress whole;
  private final List<LineError> faults = new ArrayList<>();
  private boolean bareAmount;

  Cells(Sheet.Line line, Layout layout) {
    this.line = line;
    this.layout = layout;
    whole = new WholeAddress(line, layout);
  }

  /// Line number in the file.
  int number() {
    return line.number();
  }

  /// Whether the file has this column.
  boolean holds(Column column) {
    return layout.mapping().places().containsKey(column);
  }

  /// The country of addresses without one, as the kind of file has it; null when it has none.
  @Nullable String home() {
    var kind = layout.kind();
    return kind == null ? null : kind.country();
  }

  /// What the buyer chose, by columns that each say one thing.
  List<ItemOption> choices() {
    return layout.mapping().choices(layout.header()).stream()
        .filter(place -> place < line.cells().size() && !line.cells().get(place).isBlank())
        .map(
            place ->
                new ItemOption(
                    nameOfChoice(place), HtmlText.decoded(line.cells().get(place)).strip()))
        .toList();
  }

  private String nameOfChoice(int place) {
    int naming = ChoiceColumns.naming(layout.header(), place).orElse(line.cells().size());
    var named = naming < line.cells().size() ? line.cells().get(naming).strip() : "";
    return named.isEmpty()
        ? ChoiceColumns.question(layout.header().get(place))
        : HtmlText.decoded(named);
  }

  /// The items that stand in columns of their own.
  List<ItemList.Entry> listed() {
    var numbered = NumberedItems.of(layout.header(), line.cells());
    if (!numbered.isEmpty()) {
      return numbered;
    }
    var places = ItemColumns.places(layout.header(), layout.mapping().places().values());
    return ItemColumns.of(layout.header(), places, line.cells());
  }

  /// Whether it names goods and neither an order nor whom they go to.
  boolean isGoodsAlone() {
    return isOfNobody()
        && text(Column.NUMBER) == null
        && (text(Column.SKU) != null || text(Column.ITEM) != null);
  }

  /// Whether it says nothing of whom a parcel goes to.
  boolean isOfNobody() {
    return Stream.of(Column.NAME, Column.STREET1, Column.ZIP)
        .allMatch(column -> text(column) == null);
  }

  /// Reports parts of an address that two columns of one name say differently: either may be that
  /// of the bill.
  void checkTwins() {
    for (var column : List.of(Column.STREET1, Column.CITY, Column.ZIP)) {
      var place = layout.mapping().places().get(column);
      var said = text(column);
      if (place != null && said != null) {
        layout.twins(place).stream()
            .filter(twin -> twin < line.cells().size() && !line.cells().get(twin).isBlank())
            .map(twin -> line.cells().get(twin).strip())
            .filter(other -> !Letters.of(other).equals(Letters.of(said)))
            .findFirst()
            .ifPresent(other -> fault(column, OrderWords.COLUMNS_ALIKE.of(said, other)));
      }
    }
  }

  /// Whether it has less than an order needs.
  boolean isShort() {
    return line.cells().stream().filter(cell -> !cell.isBlank()).count() < SHORT;
  }

  List<LineError> faults() {
    return faults;
  }

  /// The text of a cell, with line breaks as blanks; null when the column is not mapped or the cell
  /// is blank.
  @Nullable String text(Column column) {
    var places = layout.mapping().places();
    if (column == Column.ZIP && layout.isPlace()) {
      return null;
    }
    if (!places.containsKey(column)) {
      return whole.part(column);
    }
    var text = text(column, places.get(column));
    int side = layout.hasSidesInOne() ? SIDES.indexOf(column) : -1;
    return text == null || side < 0 ? text : SidesCell.part(text, side);
  }

  private @Nullable String text(Column column, @Nullable Integer place) {
    if (place == null || place >= line.cells().size()) {
      return null;
    }
    var text =
        SpreadsheetText.unprotected(
            HtmlText.decoded(cell(column, place))
                .replaceAll("[\\p{Cntrl}\\p{Zs}\\s]+", " ")
                .strip());
    if (COUNTED.contains(column)) {
      text = SpreadsheetText.withoutPoint(text);
    }
    if (SpreadsheetText.isError(text)) {
      return fault(column, OrderWords.FIELD_CELL_ERROR.of(text));
    }
    if (NAMES.contains(column) && SpreadsheetText.isRounded(text)) {
      return fault(column, OrderWords.FIELD_ROUNDED.of(text));
    }
    if (text.length() > LONGEST) {
      return fault(column, FieldWords.LONGER.of(LONGEST));
    }
    var kind = layout.kind();
    var said = kind == null ? text : kind.inWords(column, text);
    return said.isEmpty()
            || !CERTAIN.contains(column) && Placeholder.is(said, PARTS_OF_NAME.contains(column))
        ? null
        : said;
  }

  private String cell(Column column, int place) {
    var parts = column == Column.NUMBER ? layout.numberFrom(place) : List.<Integer>of();
    if (!parts.isEmpty()) {
      return parts.stream()
          .filter(at -> at < line.cells().size())
          .map(at -> line.cells().get(at).strip())
          .collect(Collectors.joining(" "));
    }
    return SPLIT.contains(column)
        ? SplitColumns.joined(layout.header(), place, line.cells())
        : line.cells().get(place);
  }

  /// City, state, postal code and country, each in its own place.
  ///
  /// @param home the country of an address that names none
  Town town(String home) {
    return new Town(text(Column.CITY), text(Column.STATE), text(Column.ZIP), text(Column.COUNTRY))
        .apart(home);
  }

  /// Whether nothing stands at a place.
  boolean isBlank(int place) {
    return place >= line.cells().size() || line.cells().get(place).isBlank();
  }

  /// Reports a whole address that cannot be taken apart.
  void checkWholeAddress() {
    var text = text(Column.ADDRESS);
    if (text != null && text(Column.STREET1) == null) {
      fault(Column.ADDRESS, OrderWords.FIELD_WHOLE_ADDRESS.of());
    }
  }

  /// The text of the first of the columns that has one.
  @Nullable String text(Column first, Column otherwise) {
    var text = text(first);
    return text == null ? text(otherwise) : text;
  }

  MeasureCells measures() {
    return new MeasureCells(this, layout);
  }

  @Nullable Integer count(Column column) {
    var number = number(column);
    if (number == null) {
      return null;
    }
    if (number.stripTrailingZeros().scale() > 0 || number.signum() <= 0) {
      return fault(column, OrderWords.FIELD_WHOLE.of());
    }
    return number.intValue();
  }

  /// A number of pieces that may be none; null when the cell is blank.
  @Nullable Integer pieces(Column column) {
    var number = number(column);
    return number == null || number.signum() < 0 ? null : number.intValue();
  }

  /// A number above zero; null when the cell is blank or zero.
  @Nullable BigDecimal size(Column column) {
    var number = number(column);
    if (number == null || number.signum() == 0) {
      return null;
    }
    return number.signum() < 0 ? fault(column, FieldWords.MORE_THAN_ZERO.of()) : number;
  }

  /// @param otherwise the currency of an amount that names none
  @Nullable Money money(Column column, Currency otherwise) {
    var number = amount(column, otherwise);
    if (number == null) {
      return null;
    }
    var text = Objects.requireNonNullElse(text(column), "");
    var named = named(column, text, otherwise);
    if (named.isEmpty() && CurrencySign.isCrown(text) && text(Column.CURRENCY) == null) {
      return fault(column, OrderWords.FIELD_NO_NUMBER.of(text));
    }
    bareAmount |= number.signum() > 0 && named.isEmpty() && text(Column.CURRENCY) == null;
    return number.signum() < 0
        ? fault(column, FieldWords.NOT_NEGATIVE.of())
        : Money.rounded(number, named.orElse(otherwise));
  }

  /// The currency that an amount names, or the header above it.
  private Optional<Currency> named(Column column, String text, Currency otherwise) {
    var place = layout.mapping().places().get(column);
    return CurrencySign.named(text, otherwise)
        .or(
            () ->
                place == null
                    ? Optional.empty()
                    : CurrencyHeader.of(layout.header().get(place), otherwise));
  }

  /// A number of money: that of a currency with three decimals has them behind its sign, that of
  /// one without decimals has thousands there.
  private @Nullable BigDecimal amount(Column column, Currency otherwise) {
    var text = text(column);
    if (text != null && read(column, text) instanceof TwoWays twoWays) {
      int decimals = named(column, text, otherwise).orElse(otherwise).getDefaultFractionDigits();
      if (decimals == 0 || decimals == 3) {
        return decimals == 0 ? twoWays.grouped() : twoWays.decimal();
      }
    }
    return number(column);
  }

  /// Whether an amount was read that names no currency, and whose line names none.
  boolean hasBareAmount() {
    return bareAmount;
  }

  Currency currency(Currency otherwise) {
    var code = text(Column.CURRENCY);
    if (code == null) {
      return otherwise;
    }
    var named =
        CurrencySign.alone(code, otherwise)
            .filter(currency -> currency.getDefaultFractionDigits() >= 0);
    if (named.isEmpty()) {
      fault(Column.CURRENCY, FieldWords.CURRENCY.of());
    }
    return named.orElse(otherwise);
  }

  /// @param otherwise the country when the cell is blank
  @Nullable String country(Column column, @Nullable String otherwise) {
    var text = text(column);
    if (text == null) {
      return otherwise;
    }
    return CountryNames.code(text)
        .orElseGet(() -> fault(column, OrderWords.FIELD_NO_COUNTRY.of(text)));
  }

  @Nullable LocalDate date(Column column) {
    var text = text(column);
    if (text == null) {
      return null;
    }
    var read = FileDate.of(text, layout.isDayFirst(column));
    if (layout.isEitherWay(column) && !read.equals(FileDate.of(text, !layout.isDayFirst(column)))) {
      return fault(column, OrderWords.FIELD_TWO_DAYS.of(text));
    }
    return read.orElseGet(() -> fault(column, OrderWords.FIELD_NO_DATE.of(text)));
  }

  /// A date that nothing depends on: null when it cannot be read.
  @Nullable LocalDate knownDate(Column column) {
    var text = text(column);
    return text == null ? null : FileDate.of(text, layout.isDayFirst(column)).orElse(null);
  }

  /// What the word of a cell means. One that is not known is a fault: left out it would count for
  /// what was not said.
  ///
  /// @param known the words to choose from
  <T> @Nullable T said(Column column, Function<String, Optional<T>> words, String known) {
    var text = text(column);
    var read = text == null ? Optional.<T>empty() : words.apply(text);
    return text == null || read.isPresent()
        ? read.orElse(null)
        : fault(column, FieldWords.ONE_OF.of(known));
  }

  <T> @Nullable T fault(Column column, Message message) {
    var place = layout.mapping().places().get(column);
    var name =
        place == null || place >= layout.header().size()
            ? column.name().toLowerCase(Locale.ROOT)
            : layout.header().get(place);
    faults.add(new LineError(line.number(), name, message));
    return null;
  }

  @Nullable BigDecimal number(Column column) {
    var text = text(column);
    if (text == null) {
      return null;
    }
    return switch (read(column, text)) {
      case Exact(var number, _) -> number;
      case TwoWays twoWays -> fault(column, twoWays.message());
      case None _ -> fault(column, OrderWords.FIELD_NO_NUMBER.of(text));
    };
  }

  /// Reads `1,234.50`, `1.234,50`, `$12.50` and `12,5`.
  NumberReading read(Column column, String text) {
    var bare =
        NO_DECIMALS
            .matcher(UnitOfLength.number(CurrencySign.without(PostalText.ascii(text))))
            .replaceFirst("");
    var reading = layout.styles().of(column).read(bare);
    return reading.certain().filter(number -> !isSane(number)).isPresent() ? None.NONE : reading;
  }

  private static boolean isSane(BigDecimal number) {
    return number.precision() - number.scale() <= MOST_DIGITS && number.scale() <= MOST_DECIMALS;
  }
}
