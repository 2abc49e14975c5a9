package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.number.NumberReading;
import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberReading.None;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The cells of one line, read as text, numbers, money or dates. A cell that cannot be read is
/// recorded as a fault.
final class Cells {

  private static final int LONGEST = 2_000;
  private static final int MOST_DIGITS = 12;
  private static final int MOST_DECIMALS = 9;

  /// A number and its unit.
  private static final Pattern WEIGHT =
      Pattern.compile("\\s*(-?[\\d.,'\u2019\\s]*\\d)\\s*(\\p{L}+)\\.?(?:\\s*,)?");

  /// The possible text beside a number: a currency or a unit of length.
  private static final Pattern UNIT =
      Pattern.compile("(?i)\\p{Sc}|usd|eur|mxn|cad|(?:in|cm|mm)\\s*$");

  private static final List<String> MONTH_FIRST =
      List.of("M/d/yyyy", "M/d/yy", "M-d-yyyy", "MMM d, yyyy", "MMM-dd-yy", "MMM-d-yyyy");
  private static final List<String> DAY_FIRST =
      List.of("d/M/yyyy", "d/M/yy", "d.M.yyyy", "d-M-yyyy", "d MMM yyyy", "d-MMM-yy");

  private final Sheet.Line line;
  private final Layout layout;
  private final List<LineError> faults = new ArrayList<>();

  Cells(Sheet.Line line, Layout layout) {
    this.line = line;
    this.layout = layout;
  }

  /// Line number in the file.
  int number() {
    return line.number();
  }

  /// Whether the file has this column.
  boolean holds(Column column) {
    return layout.mapping().places().containsKey(column);
  }

  List<LineError> faults() {
    return faults;
  }

  /// The text of a cell, with line breaks as blanks; null when the column is not mapped or the cell
  /// is blank.
  @Nullable String text(Column column) {
    var place = layout.mapping().places().get(column);
    if (place == null || place >= line.cells().size()) {
      return null;
    }
    var text = line.cells().get(place).replaceAll("[\\p{Cntrl}\\p{Zs}\\s]+", " ").strip();
    if (text.startsWith("'") && text.length() > 1 && "=+-@".indexOf(text.charAt(1)) >= 0) {
      text = text.substring(1);
    }
    if (text.length() > LONGEST) {
      return fault(column, FieldWords.LONGER.of(LONGEST));
    }
    return text.isEmpty() ? null : text;
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

  @Nullable Weight itemWeight() {
    return weight(Column.ITEM_WEIGHT_OZ, Column.ITEM_WEIGHT_LB, Column.ITEM_WEIGHT_G, null);
  }

  /// The weight of one piece, in a file of products.
  @Nullable Weight productWeight() {
    return weight(
        Column.ITEM_WEIGHT_OZ, Column.ITEM_WEIGHT_LB, Column.ITEM_WEIGHT_G, Column.WEIGHT_KG);
  }

  @Nullable Weight parcelWeight() {
    return weight(Column.WEIGHT_OZ, Column.WEIGHT_LB, Column.WEIGHT_G, Column.WEIGHT_KG);
  }

  /// A number above zero; null when the cell is blank or zero.
  @Nullable BigDecimal size(Column column) {
    var number = number(column);
    if (number == null || number.signum() == 0) {
      return null;
    }
    return number.signum() < 0 ? fault(column, FieldWords.MORE_THAN_ZERO.of()) : number;
  }

  /// A side of the parcel in inches, above zero, or null. Reads `12`, `30 cm` and `300 mm`.
  @Nullable BigDecimal side(Column column) {
    var number = size(column);
    var text = text(column);
    var place = layout.mapping().places().get(column);
    return number == null || text == null || place == null
        ? null
        : UnitOfLength.of(text, layout.header().get(place)).inches(number);
  }

  @Nullable Money money(Column column, Currency currency) {
    var number = number(column);
    if (number == null) {
      return null;
    }
    return number.signum() < 0
        ? fault(column, FieldWords.NOT_NEGATIVE.of())
        : Money.rounded(number, currency);
  }

  Currency currency(Currency otherwise) {
    var code = text(Column.CURRENCY);
    if (code == null) {
      return otherwise;
    }
    try {
      var currency = Currency.getInstance(code.toUpperCase(Locale.ROOT));
      if (currency.getDefaultFractionDigits() >= 0) {
        return currency;
      }
    } catch (IllegalArgumentException unknown) {
      // refused below
    }
    fault(Column.CURRENCY, FieldWords.CURRENCY.of());
    return otherwise;
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
    return date(text).orElseGet(() -> fault(column, OrderWords.FIELD_NO_DATE.of(text)));
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

  private @Nullable Weight weight(Column oz, Column lb, Column g, @Nullable Column kg) {
    var parts =
        Stream.of(
                weight(oz, UnitOfWeight.OUNCE),
                weight(lb, UnitOfWeight.POUND),
                weight(g, UnitOfWeight.GRAM),
                kg == null ? null : weight(kg, UnitOfWeight.KILOGRAM))
            .filter(Objects::nonNull)
            .toList();
    if (parts.isEmpty()) {
      return null;
    }
    var sum = parts.stream().reduce(new Weight(BigDecimal.ZERO), Weight::plus).ounces();
    return new Weight(sum.setScale(Math.min(4, Math.max(0, sum.scale())), RoundingMode.HALF_UP));
  }

  /// Reads `12`, `1.5 lb` and `1 lb 8 oz`. The unit in the cell takes precedence over that of the
  /// column.
  private @Nullable Weight weight(Column column, UnitOfWeight own) {
    var text = text(column);
    if (text == null) {
      return null;
    }
    var sum = new Weight(BigDecimal.ZERO);
    var parts = WEIGHT.matcher(text);
    int end = 0;
    while (parts.find() && parts.start() == end) {
      var unit = UnitOfWeight.named(parts.group(2));
      var reading = read(column, parts.group(1));
      if (reading instanceof TwoWays twoWays) {
        return fault(column, twoWays.message());
      }
      var number = reading.certain();
      if (unit.isEmpty() || number.isEmpty() || number.get().signum() < 0) {
        break;
      }
      sum = sum.plus(unit.get().of(number.get()));
      end = parts.end();
    }
    if (end == text.length()) {
      return sum.ounces().signum() == 0 ? null : sum;
    }
    var number = size(column);
    return number == null ? null : own.of(number);
  }

  private @Nullable BigDecimal number(Column column) {
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
  private NumberReading read(Column column, String text) {
    var reading = layout.numbers().of(column).read(UNIT.matcher(text).replaceAll(""));
    return reading.certain().filter(number -> !isSane(number)).isPresent() ? None.NONE : reading;
  }

  private static boolean isSane(BigDecimal number) {
    return number.precision() - number.scale() <= MOST_DIGITS && number.scale() <= MOST_DECIMALS;
  }

  private Optional<LocalDate> date(String text) {
    if (text.matches("\\d{4}[-/]\\d{2}[-/]\\d{2}.*")) {
      return parsed(text.substring(0, 10).replace('/', '-'), LocalDate::parse);
    }
    var day = text.replaceFirst("(?<=\\d{2})[ T]+\\d{1,2}:.*$", "").strip();
    var patterns = new ArrayList<String>(layout.isDayFirst() ? DAY_FIRST : MONTH_FIRST);
    patterns.addAll(layout.isDayFirst() ? MONTH_FIRST : DAY_FIRST);
    return patterns.stream()
        .flatMap(
            pattern ->
                parsed(
                    day, t -> LocalDate.parse(t, DateTimeFormatter.ofPattern(pattern, Locale.US)))
                    .stream())
        .findFirst();
  }

  private static Optional<LocalDate> parsed(String text, Function<String, LocalDate> parse) {
    try {
      return Optional.of(parse.apply(text));
    } catch (DateTimeException no) {
      return Optional.empty();
    }
  }
}
