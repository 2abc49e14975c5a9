package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.file.cell.AddressParts;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.ExtraWords;
import dev.quayside.engine.order.file.cell.ScriptOfCountry;
import dev.quayside.engine.order.file.cell.TotalLine;
import dev.quayside.engine.order.file.cell.Town;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.order.file.table.TableOrder;
import dev.quayside.engine.order.packing.Dispatch;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.Recipient;
import dev.quayside.engine.parcel.address.postal.PlaceCodes;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Turns lines into orders. Lines with the same number are the items of one order, whose address is
/// in the first line; what only a later line has of it counts too. One bad item makes the whole
/// order bad, since half an order must not ship.
final class OrderReader {

  private static final List<ParcelDraft> NO_PARCELS = List.of();

  private final Layout layout;
  private final @Nullable String source;
  private final Defaults defaults;
  private final FileStatus status;
  private final List<LeftOut> left = new ArrayList<>();
  private final List<NewOrder> good = new ArrayList<>();
  private final List<BadOrder> bad = new ArrayList<>();
  private final boolean isOfShop;
  private boolean bareAmounts;

  /// What a workspace says of what a file leaves open.
  ///
  /// @param currency of amounts that name none
  /// @param country of addresses that name none
  /// @param payors the kept account of a name or an id
  record Defaults(Currency currency, String country, Function<String, Optional<BillTo>> payors) {}

  /// @param isOfShop whether the address may still be put right once the order is taken in
  private OrderReader(
      Layout layout,
      @Nullable String source,
      Defaults defaults,
      FileStatus status,
      boolean isOfShop) {
    this.layout = layout;
    this.source = source;
    this.defaults = defaults;
    this.isOfShop = isOfShop;
    this.status = status;
  }

  /// The good and the bad orders of a file, and those that are not to be shipped.
  ///
  /// @param bareAmounts whether an amount names no currency
  record Result(List<NewOrder> good, List<BadOrder> bad, List<LeftOut> left, boolean bareAmounts) {}

  static Result of(
      Layout layout, List<Sheet.Line> lines, @Nullable String source, Defaults defaults) {
    var reading = new OrderReader(layout, source, defaults, FileStatus.of(layout, lines), false);
    reading.grouped(lines).values().forEach(reading::read);
    return new Result(reading.good, reading.bad, reading.left, reading.bareAmounts);
  }

  /// The orders of a shop's own table, in the order of their first rows.
  static List<TableOrder> ofTable(
      Layout layout, List<Sheet.Line> lines, RowsAre rows, Defaults defaults) {
    return new OrderReader(layout, null, defaults, FileStatus.of(layout, lines), true)
        .grouped(lines).values().stream()
            .map(each -> ofRows(layout, each, rows, defaults))
            .toList();
  }

  private static TableOrder ofRows(
      Layout layout, List<Sheet.Line> lines, RowsAre rows, Defaults defaults) {
    boolean ofParcels = rows == RowsAre.PARCELS;
    var reading =
        new OrderReader(
            ofParcels ? layout.withoutParcels() : layout,
            null,
            defaults,
            FileStatus.of(layout, lines),
            true);
    reading.read(lines);
    if (!reading.left.isEmpty()) {
      return new TableOrder.Left(reading.left.getFirst());
    }
    var cells = lines.stream().map(line -> new Cells(line, layout)).toList();
    var parcels = ofParcels ? cells.stream().map(OrderReader::parcel).toList() : NO_PARCELS;
    var number = Objects.requireNonNullElse(cells.getFirst().text(Column.NUMBER), "");
    if (rows == RowsAre.ORDERS && lines.size() > 1) {
      cells.getLast().fault(Column.NUMBER, OrderWords.ROWS_ALIKE.of(lines.size(), number));
    }
    var faults =
        Stream.concat(
                reading.bad.stream().flatMap(bad -> bad.faults().stream()),
                cells.stream().flatMap(each -> each.faults().stream()))
            .distinct()
            .toList();
    if (!faults.isEmpty()) {
      return new TableOrder.Bad(new BadOrder(number, lines, faults));
    }
    var order = reading.good.getFirst();
    return new TableOrder.Good(parcels.size() == 1 ? order.in(parcels.getFirst()) : order, parcels);
  }

  private static ParcelDraft parcel(Cells row) {
    var weight = row.measures().parcelWeight();
    return new ParcelDraft(
        weight == null ? null : weight.ounces(),
        row.measures().side(Column.LENGTH),
        row.measures().side(Column.WIDTH),
        row.measures().side(Column.HEIGHT));
  }

  private Map<String, List<Sheet.Line>> grouped(List<Sheet.Line> lines) {
    var groups = new LinkedHashMap<String, List<Sheet.Line>>();
    String before = null;
    for (var line : lines) {
      var cells = cells(line);
      if (isNoise(cells) || cells.isOfNobody() && TotalLine.is(line.cells())) {
        continue;
      }
      var number = cells.text(Column.NUMBER);
      var own = number == null ? "\n" + line.number() : number.toLowerCase(Locale.ROOT);
      // half an order must not ship: goods alone belong to the order above
      var key = before != null && !isOfShop && cells.isGoodsAlone() ? before : own;
      before = key;
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(line);
    }
    return groups;
  }

  /// A footer, or the line that explains the columns, in files that have them.
  private boolean isNoise(Cells cells) {
    var kind = layout.kind();
    if (kind == null || !kind.noise()) {
      return false;
    }
    var number = cells.text(Column.NUMBER);
    boolean bare =
        Stream.of(Column.NAME, Column.STREET1, Column.ZIP, Column.SKU)
            .allMatch(column -> cells.text(column) == null);
    return number == null
        ? bare
        : number.contains(" ") || number.contains("(") || bare && cells.isShort();
  }

  private void read(List<Sheet.Line> lines) {
    var all = lines.stream().map(this::cells).toList();
    var stopped = stopped(all);
    if (stopped.isPresent()) {
      var first = lines.getFirst();
      var number = Objects.requireNonNullElse(all.getFirst().text(Column.NUMBER), "");
      left.add(new LeftOut(number, first.number(), stopped.get()));
    } else {
      read(lines, all);
    }
  }

  /// Why nothing of the order is to be shipped; empty when something is.
  private Optional<LeftOut.Reason> stopped(List<Cells> lines) {
    var order = status.of(lines);
    if (order.isPresent()
        || lines.stream().anyMatch(line -> status.of(line).isEmpty() && !isDone(line))) {
      return order;
    }
    return lines.stream()
        .map(line -> status.of(line).orElse(done(line)))
        .min(Comparator.naturalOrder());
  }

  private static boolean isDone(Cells line) {
    var pieces = FileItems.left(line);
    return pieces != null && pieces <= 0;
  }

  private static LeftOut.Reason done(Cells line) {
    if (line.holds(Column.QUANTITY_LEFT) || FileItems.isGone(line, Column.QUANTITY_SHIPPED)) {
      return LeftOut.Reason.SHIPPED;
    }
    return FileItems.isGone(line, Column.QUANTITY_CANCELLED)
        ? LeftOut.Reason.CANCELLED
        : LeftOut.Reason.REFUNDED;
  }

  private void read(List<Sheet.Line> lines, List<Cells> all) {
    var first = all.getFirst();
    var order = new OrderLines(all);
    var number = Objects.requireNonNullElse(first.text(Column.NUMBER), "");
    var open = all.stream().filter(line -> status.of(line).isEmpty() && !isDone(line)).toList();
    var items = new FileItems(open, first.currency(defaults.currency())).items();
    var details =
        details(order, items, first.currency(defaults.currency()))
            .billedTo(billing(order))
            .with(dispatch(order));
    bareAmounts |= all.stream().anyMatch(Cells::hasBareAmount);
    all.stream().skip(1).forEach(line -> sameRecipient(first, line));
    order.disagreements();
    first.checkTwins();
    var faults =
        new ArrayList<>(all.stream().flatMap(line -> line.faults().stream()).distinct().toList());
    var read = new NewOrder(number, details, source);
    if (faults.isEmpty()) {
      var found = new Violations();
      if (isOfShop) {
        read.checkReadable(found);
      } else {
        read.check(found);
      }
      found.list().forEach(violation -> faults.add(fault(lines.getFirst(), violation)));
    }
    if (faults.isEmpty()) {
      good.add(read);
    } else {
      bad.add(new BadOrder(number, lines, faults));
    }
  }

  /// Reports lines with the same number but another recipient: the second customer would get
  /// nothing, and the first the goods of both. A line without an address belongs to the recipient
  /// of the first line.
  private void sameRecipient(Cells first, Cells line) {
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
  }

  private Recipient recipient(Cells cells) {
    var name = name(cells);
    return new Recipient(
        name == null ? cells.text(Column.COMPANY) : name,
        cells.text(Column.STREET1),
        codes(cells, cells.town(home(cells))).zip());
  }

  private static Column column(Recipient.Part part) {
    return switch (part) {
      case NAME -> Column.NAME;
      case STREET -> Column.STREET1;
      case ZIP -> Column.ZIP;
    };
  }

  private OrderDetails details(OrderLines order, List<OrderItem> items, Currency currency) {
    var cells = order.first();
    return new OrderDetails(
            address(order),
            items,
            parcel(order, currency),
            packaging(cells) == Packaging.PACKAGE ? cells.text(Column.PRESET) : null,
            order.text(Column.SERVICE),
            order.shipBy(),
            order.filled(Column.ORDERED_ON).knownDate(Column.ORDERED_ON),
            order.joined(Column.NOTES),
            order.filled(Column.VALUE).money(Column.VALUE, currency))
        .with(
            new OrderMessages(
                order.joined(Column.BUYER_NOTE, Column.DELIVERY_NOTE),
                order.joined(Column.INTERNAL_NOTE),
                order.joined(Column.GIFT_MESSAGE)));
  }

  /// Who pays: a kept account, called by its name or id.
  private static Dispatch dispatch(OrderLines order) {
    var purchaseOrder = order.filled(Column.PURCHASE_ORDER).text(Column.PURCHASE_ORDER);
    return new Dispatch(
        null,
        order.filled(Column.SHIP_DATE).date(Column.SHIP_DATE),
        purchaseOrder == null
            ? List.of()
            : List.of(new ShipmentReference(ReferenceKind.PURCHASE_ORDER, purchaseOrder)));
  }

  private @Nullable BillTo billing(OrderLines order) {
    var cells = order.filled(Column.PAYOR);
    var named = cells.text(Column.PAYOR);
    if (named == null) {
      return null;
    }
    var found = defaults.payors().apply(named.strip());
    if (found.isEmpty()) {
      cells.fault(Column.PAYOR, OptionWords.NO_PAYOR_NAMED.of());
    }
    return found.orElse(null);
  }

  private Address address(OrderLines order) {
    var cells = order.first();
    cells.country(Column.COUNTRY, null);
    cells.checkWholeAddress();
    var town = cells.town(home(cells));
    var codes = codes(cells, town);
    var name = name(cells);
    return new Address(
        name == null ? cells.text(Column.COMPANY) : name,
        order.text(Column.COMPANY),
        AddressParts.street(
            cells.text(Column.STREET1), cells.text(Column.STREET_NUMBER), codes.country()),
        order.joined(
            Column.STREET2, Column.STREET3, Column.STREET4, Column.STREET5, Column.STREET6),
        town.city(),
        Absent.fromEmpty(codes.state()),
        codes.zip(),
        codes.country(),
        order.text(Column.PHONE, Column.BILLING_PHONE),
        order.text(Column.EMAIL, Column.BILLING_EMAIL));
  }

  /// Country, state and postal code in the form every order has them. A country that cannot be read
  /// is reported where the address is.
  private PlaceCodes codes(Cells cells, Town town) {
    var country = town.country() == null ? home(cells) : town.country();
    var read = PlaceCodes.read(country, town.state(), town.zip());
    // some exports leave the state to the postal code; without a country it may be no ZIP code at
    // all
    if (town.state() != null || cells.holds(Column.ADDRESS)) {
      return read;
    }
    return town.country() == null ? read.withStateOfTown(town.city()) : read.withStateOfZip();
  }

  /// The country of an address without one.
  private String home(Cells cells) {
    var usual = Objects.requireNonNullElse(cells.home(), defaults.country());
    return ScriptOfCountry.of(written(cells), usual).orElse(usual);
  }

  /// All that is written of the place, for the script it is in.
  private static String written(Cells cells) {
    return Stream.of(Column.STATE, Column.CITY, Column.STREET1, Column.ADDRESS)
        .map(cells::text)
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "));
  }

  private static @Nullable String name(Cells cells) {
    var whole = cells.text(Column.NAME);
    var first = cells.text(Column.FIRST_NAME);
    var last = cells.text(Column.LAST_NAME);
    // beside a column for one part of a name, one called Name has the other part
    return whole != null && cells.holds(Column.FIRST_NAME) != cells.holds(Column.LAST_NAME)
        ? AddressParts.completed(whole, first, last)
        : AddressParts.name(whole, first, last);
  }

  private static ParcelDraft parcel(OrderLines order, Currency currency) {
    var cells = order.first();
    return new ParcelDraft(
        order.weight().map(Weight::ounces).orElse(null),
        cells.measures().side(Column.LENGTH),
        cells.measures().side(Column.WIDTH),
        cells.measures().side(Column.HEIGHT),
        Boolean.TRUE.equals(order.said(Column.HAZMAT, ExtraWords::truth, ExtraWords.TRUTHS)),
        Objects.requireNonNullElse(
            order.said(Column.SIGNATURE, ExtraWords::signature, ExtraWords.SIGNATURES),
            Signature.NONE),
        order.filled(Column.INSURED_VALUE).money(Column.INSURED_VALUE, currency),
        order.said(Column.RESIDENTIAL, ExtraWords::home, ExtraWords.TRUTHS),
        packaging(cells));
  }

  /// A carrier's own packaging, where the box is called by its code: `ups_pak`. Any other name is
  /// that of a preset.
  private static Packaging packaging(Cells cells) {
    var named = Absent.toEmpty(cells.text(Column.PRESET)).strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(Packaging.values())
        .filter(each -> each.isCarriers() && each.wire().equals(named))
        .findFirst()
        .orElse(Packaging.PACKAGE);
  }

  /// Reports a violation under the header the user sees in the file.
  private LineError fault(Sheet.Line line, Violation violation) {
    var field = violation.field().substring(violation.field().lastIndexOf('.') + 1);
    var town = layout.isPlace() ? cells(line).text(Column.CITY) : null;
    if (town != null
        && violation.message().is(FieldWords.REQUIRED)
        && (field.equals("zip") || field.equals("state"))) {
      return new LineError(
          line.number(), headerOf("city").orElse(field), OrderWords.FIELD_PLACE.of(town));
    }
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
