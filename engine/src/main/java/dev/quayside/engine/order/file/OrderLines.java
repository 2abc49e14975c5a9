package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.OrderWords;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The lines of one order. What is of the whole order may stand in any of them.
record OrderLines(List<Cells> lines) {

  /// Parts of an address that must not differ: a second one would be dropped without a word.
  private static final List<Column> ONE_OF =
      List.of(Column.STREET2, Column.STREET3, Column.STREET4, Column.PHONE);

  Cells first() {
    return lines.getFirst();
  }

  /// The first line that fills the column; the first of all when none does.
  Cells filled(Column column) {
    return lines.stream().filter(line -> line.text(column) != null).findFirst().orElse(first());
  }

  /// The text of the first column that any line fills.
  @Nullable String text(Column... columns) {
    return Stream.of(columns)
        .map(column -> filled(column).text(column))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /// All different texts of these columns, in their order.
  @Nullable String joined(Column... columns) {
    var texts =
        Stream.of(columns)
            .flatMap(column -> lines.stream().map(line -> line.text(column)))
            .filter(Objects::nonNull)
            .distinct()
            .collect(Collectors.joining(", "));
    return texts.isEmpty() ? null : texts;
  }

  /// Reports parts of the address in which the lines differ.
  void disagreements() {
    for (var column : ONE_OF) {
      var one = filled(column);
      var said = one.text(column);
      for (var line : lines) {
        var other = line.text(column);
        if (said != null && other != null && !Letters.of(other).equals(Letters.of(said))) {
          line.fault(column, OrderWords.LINES_DIFFER.of(said, one.number()));
        }
      }
    }
  }

  /// The weight of the parcel. Lines that differ say what each of them weighs, which is certain
  /// only where each is of one piece.
  Optional<Weight> weight() {
    var weights = lines.stream().map(Cells::parcelWeight).filter(Objects::nonNull).toList();
    if (weights.stream().map(weight -> weight.ounces().stripTrailingZeros()).distinct().count()
        < 2) {
      return weights.stream().findFirst();
    }
    boolean single = lines.stream().allMatch(line -> isOne(line.pieces(Column.QUANTITY)));
    if (!single || weights.size() < lines.size()) {
      lines.getLast().fault(weighed(), OrderWords.LINE_WEIGHTS.of());
      return Optional.empty();
    }
    return Optional.of(weights.stream().reduce(new Weight(BigDecimal.ZERO), Weight::plus));
  }

  private Column weighed() {
    return Stream.of(Column.WEIGHT, Column.WEIGHT_LB, Column.WEIGHT_G, Column.WEIGHT_KG)
        .filter(first()::holds)
        .findFirst()
        .orElse(Column.WEIGHT_OZ);
  }

  private static boolean isOne(@Nullable Integer pieces) {
    return pieces == null || pieces == 1;
  }
}
