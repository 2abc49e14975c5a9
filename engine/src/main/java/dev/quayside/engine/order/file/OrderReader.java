package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.Recipient;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import java.util.ArrayList;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Turns lines into orders. Lines with the same number are the items of one order, whose address is
/// in the first line. One bad item makes the whole order bad, since half an order must not ship.
final class OrderReader {

  private static final String NO_COUNTRY = "US";

  private final Layout layout;
  private final @Nullable String source;
  private final List<NewOrder> good = new ArrayList<>();
  private final List<BadOrder> bad = new ArrayList<>();

  private OrderReader(Layout layout, @Nullable String source) {
    this.layout = layout;
    this.source = source;
  }

  /// The good and the bad orders of a file.
  record Result(List<NewOrder> good, List<BadOrder> bad) {}

  static Result of(Layout layout, List<Sheet.Line> lines, @Nullable String source) {
    var reading = new OrderReader(layout, source);
    reading.grouped(lines).values().forEach(reading::read);
    return new Result(reading.good, reading.bad);
  }

  private Map<String, List<Sheet.Line>> grouped(List<Sheet.Line> lines) {
    var groups = new LinkedHashMap<String, List<Sheet.Line>>();
    for (var line : lines) {
      var number = cells(line).text(Column.NUMBER);
      var key = number == null ? "\n" + line.number() : number.toLowerCase(Locale.ROOT);
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(line);
    }
    return groups;
  }

  private void read(List<Sheet.Line> lines) {
    var first = cells(lines.getFirst());
    var faults = new ArrayList<LineError>();
    var number = Objects.requireNonNullElse(first.text(Column.NUMBER), "");
    var currency = first.currency(Money.USD);
    var items = new ArrayList<OrderItem>();
    for (var line : lines) {
      var cells = line == lines.getFirst() ? first : cells(line);
      item(cells, currency).ifPresent(items::add);
      if (cells != first) {
        faults.addAll(cells.faults());
      }
    }
    var order = new NewOrder(number, details(first, items, currency), source);
    faults.addAll(first.faults());
    lines.stream().skip(1).forEach(line -> sameRecipient(first, cells(line), faults));
    if (faults.isEmpty()) {
      var found = new Violations();
      order.check(found);
      found.list().forEach(violation -> faults.add(fault(lines.getFirst(), violation)));
    }
    if (faults.isEmpty()) {
      good.add(order);
    } else {
      bad.add(new BadOrder(number, lines, faults));
    }
  }

  /// Reports lines with the same number but another recipient: the second customer would get
  /// nothing, and the first the goods of both. A line without an address belongs to the recipient
  /// of the first line.
  private static void sameRecipient(Cells first, Cells line, List<LineError> faults) {
    var one = recipient(first);
    var other = recipient(line);
    var differences = one.differences(other);
    if (differences.isEmpty()) {
      return;
    }
    line.fault(
        Column.NUMBER, OrderWords.TWO_RECIPIENTS.of(other.line(), one.line(), first.number()));
    for (var part : differences) {
      var column = column(part);
      if (line.holds(column)) {
        line.fault(column, OrderWords.OTHERWISE_IN_LINE.of(one.part(part), first.number()));
      }
    }
    faults.addAll(line.faults());
  }

  private static Recipient recipient(Cells cells) {
    var name = name(cells);
    return new Recipient(
        name == null ? cells.text(Column.COMPANY) : name,
        cells.text(Column.STREET1),
        codes(cells).zip());
  }

  private static Column column(Recipient.Part part) {
    return switch (part) {
      case NAME -> Column.NAME;
      case STREET -> Column.STREET1;
      case ZIP -> Column.ZIP;
    };
  }

  private Optional<OrderItem> item(Cells cells, Currency currency) {
    var sku = cells.text(Column.SKU);
    var description = cells.text(Column.ITEM);
    var quantity = cells.count(Column.QUANTITY);
    var value = cells.money(Column.ITEM_PRICE, currency);
    var weight = cells.itemWeight();
    if (sku == null && description == null && quantity == null) {
      return Optional.empty();
    }
    return Optional.of(
        new OrderItem(
            sku,
            description,
            quantity == null ? 1 : quantity,
            value,
            weight,
            cells.text(Column.HS_CODE),
            cells.country(Column.ORIGIN, null),
            cells.text(Column.BARCODE),
            Set.of()));
  }

  private static OrderDetails details(Cells cells, List<OrderItem> items, Currency currency) {
    return new OrderDetails(
        address(cells),
        items,
        parcel(cells),
        cells.text(Column.PRESET),
        cells.text(Column.SERVICE),
        cells.date(Column.SHIP_BY),
        cells.date(Column.ORDERED_ON),
        cells.text(Column.NOTES),
        cells.money(Column.VALUE, currency));
  }

  private static Address address(Cells cells) {
    cells.country(Column.COUNTRY, NO_COUNTRY);
    var codes = codes(cells);
    var name = name(cells);
    return new Address(
        name == null ? cells.text(Column.COMPANY) : name,
        cells.text(Column.COMPANY),
        cells.text(Column.STREET1),
        cells.text(Column.STREET2),
        cells.text(Column.CITY),
        Absent.fromEmpty(codes.state()),
        codes.zip(),
        codes.country(),
        cells.text(Column.PHONE),
        cells.text(Column.EMAIL));
  }

  private static @Nullable String name(Cells cells) {
    var whole = cells.text(Column.NAME);
    if (whole != null) {
      return whole;
    }
    var parts =
        (Objects.requireNonNullElse(cells.text(Column.FIRST_NAME), "")
                + " "
                + Objects.requireNonNullElse(cells.text(Column.LAST_NAME), ""))
            .strip();
    return parts.isEmpty() ? null : parts;
  }

  /// Country, state and postal code in the form every order has them. A country that cannot be read
  /// is reported where the address is.
  private static PlaceCodes codes(Cells cells) {
    var country = cells.text(Column.COUNTRY);
    return PlaceCodes.read(
        country == null ? NO_COUNTRY : country, cells.text(Column.STATE), cells.text(Column.ZIP));
  }

  private static ParcelDraft parcel(Cells cells) {
    return new ParcelDraft(
        Optional.ofNullable(cells.parcelWeight()).map(Weight::ounces).orElse(null),
        cells.side(Column.LENGTH),
        cells.side(Column.WIDTH),
        cells.side(Column.HEIGHT),
        false,
        Signature.NONE,
        null,
        null);
  }

  /// Reports a violation under the header the user sees in the file.
  private LineError fault(Sheet.Line line, Violation violation) {
    var field = violation.field().substring(violation.field().lastIndexOf('.') + 1);
    return new LineError(line.number(), headerOf(field).orElse(field), violation.message());
  }

  private Optional<String> headerOf(String field) {
    for (var column : Column.values()) {
      var place = layout.mapping().places().get(column);
      if (place != null
          && place < layout.header().size()
          && column.name().replace("_", "").equalsIgnoreCase(field)) {
        return Optional.of(layout.header().get(place));
      }
    }
    return Optional.empty();
  }

  private Cells cells(Sheet.Line line) {
    return new Cells(line, layout);
  }
}
