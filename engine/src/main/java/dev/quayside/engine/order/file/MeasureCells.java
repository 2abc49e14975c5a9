package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.cell.UnitOfLength;
import dev.quayside.engine.order.file.cell.UnitOfWeight;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The weights and sides of one line. Their units stand in the cell, in a column of their own, in
/// the header, or are those of the kind of file.
record MeasureCells(Cells cells, Layout layout) {

  /// A number and its unit.
  private static final Pattern WEIGHT =
      Pattern.compile("\\s*(-?[\\d.,'\u2019\\s]*\\d)\\s*(\\p{L}+)\\.?(?:\\s*,)?");

  @Nullable Weight itemWeight() {
    boolean own = cells.text(Column.ITEM_WEIGHT_UNIT) != null;
    var named = named(Column.ITEM_WEIGHT, own ? Column.ITEM_WEIGHT_UNIT : Column.WEIGHT_UNIT);
    return named != null
        ? named
        : weight(
            Column.ITEM_WEIGHT_OZ,
            Column.ITEM_WEIGHT_LB,
            Column.ITEM_WEIGHT_G,
            Column.ITEM_WEIGHT_KG);
  }

  /// The weight of one piece, in a file of products.
  @Nullable Weight productWeight() {
    return weight(
        Column.ITEM_WEIGHT_OZ, Column.ITEM_WEIGHT_LB, Column.ITEM_WEIGHT_G, Column.WEIGHT_KG);
  }

  @Nullable Weight parcelWeight() {
    var named = named(Column.WEIGHT, Column.WEIGHT_UNIT);
    return named != null
        ? named
        : weight(Column.WEIGHT_OZ, Column.WEIGHT_LB, Column.WEIGHT_G, Column.WEIGHT_KG);
  }

  /// A side of the parcel in inches, above zero, or null. Reads `12`, `30 cm` and `300 mm`.
  @Nullable BigDecimal side(Column column) {
    var number = cells.size(column);
    var text = cells.text(column);
    if (number == null || text == null) {
      return null;
    }
    var own = UnitOfLength.ofCell(text);
    var units = cells.text(Column.SIDE_UNIT);
    if (own.isEmpty() && units != null && UnitOfLength.ofColumn(units).isEmpty()) {
      return cells.fault(Column.SIDE_UNIT, OrderWords.FIELD_NO_LENGTH.of(units));
    }
    return own.or(() -> units == null ? usualSide(column) : UnitOfLength.ofColumn(units))
        .orElse(UnitOfLength.INCH)
        .inches(number);
  }

  /// The unit of a side whose line names none: that of the kind of file, of the header, or of the
  /// system that the file weighs in.
  private Optional<UnitOfLength> usualSide(Column column) {
    var place = layout.mapping().places().get(column);
    var kind = layout.kind();
    if (place == null || kind != null && kind.sides() != null) {
      return Optional.ofNullable(kind).map(ExportKind::sides).flatMap(UnitOfLength::named);
    }
    return UnitOfLength.ofHeader(layout.header().get(place))
        .or(() -> isMetric() ? Optional.of(UnitOfLength.CENTIMETRE) : Optional.empty());
  }

  private boolean isMetric() {
    var unit = cells.text(Column.WEIGHT_UNIT);
    return unit == null
        ? cells.holds(Column.WEIGHT_KG) || cells.holds(Column.WEIGHT_G)
        : UnitOfWeight.named(Letters.of(unit)).filter(UnitOfWeight::isMetric).isPresent();
  }

  /// The weight of a column whose unit stands in another one, in the cell, or in the kind of file.
  /// One without a unit is a fault: two pounds shipped as two ounces are paid for later.
  private @Nullable Weight named(Column column, Column units) {
    var text = cells.text(column);
    if (text == null) {
      return null;
    }
    var unit = cells.text(units);
    var own =
        unit == null
            ? Optional.ofNullable(layout.kind()).map(ExportKind::weight)
            : UnitOfWeight.named(Letters.of(unit));
    if (unit != null && own.isEmpty()) {
      return cells.fault(units, OrderWords.FIELD_NO_UNIT.of(unit));
    }
    var weight = weight(column, own.orElse(null));
    return weight == null ? null : rounded(weight.ounces());
  }

  private @Nullable Weight weight(Column oz, Column lb, Column g, Column kg) {
    var parts =
        Stream.of(
                weight(oz, UnitOfWeight.OUNCE),
                weight(lb, UnitOfWeight.POUND),
                weight(g, UnitOfWeight.GRAM),
                weight(kg, UnitOfWeight.KILOGRAM))
            .filter(Objects::nonNull)
            .toList();
    if (parts.isEmpty()) {
      return null;
    }
    var sum = parts.stream().reduce(new Weight(BigDecimal.ZERO), Weight::plus).ounces();
    return rounded(sum);
  }

  private static Weight rounded(BigDecimal ounces) {
    int scale = Math.min(4, Math.max(0, ounces.scale()));
    return new Weight(ounces.setScale(scale, RoundingMode.HALF_UP));
  }

  /// Reads `12`, `1.5 lb` and `1 lb 8 oz`. The unit in the cell takes precedence over that of the
  /// column.
  private @Nullable Weight weight(Column column, @Nullable UnitOfWeight own) {
    var text = cells.text(column);
    if (text == null) {
      return null;
    }
    var sum = new Weight(BigDecimal.ZERO);
    var parts = WEIGHT.matcher(text);
    int end = 0;
    while (parts.find() && parts.start() == end) {
      var unit = UnitOfWeight.named(parts.group(2));
      var reading = cells.read(column, parts.group(1));
      if (reading instanceof TwoWays twoWays) {
        return cells.fault(column, twoWays.message());
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
    var number = cells.size(column);
    if (number == null) {
      return null;
    }
    return own == null
        ? cells.fault(column, OrderWords.FIELD_NO_UNIT_GIVEN.of(text))
        : own.of(number);
  }
}
