package dev.quayside.engine.order.file;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The lines of one order. What is of the whole order may stand in any of them.
record OrderLines(List<Cells> lines) {

  /// Parts of an address that must not differ: a second one would be dropped without a word.
  private static final List<Column> ONE_OF =
      List.of(
          Column.COMPANY,
          Column.STREET2,
          Column.STREET3,
          Column.STREET4,
          Column.STREET5,
          Column.STREET6,
          Column.COUNTRY,
          Column.PHONE,
          Column.EMAIL);

  Cells first() {
    return lines.getFirst();
  }

  /// The first line that fills the column; the first of all when none does.
  Cells filled(Column column) {
    return lines.stream().filter(line -> line.text(column) != null).findFirst().orElse(first());
  }

  /// What the word of the first line that fills the column means, as {@link Cells#said}.
  <T> @Nullable T said(Column column, Function<String, Optional<T>> words, String known) {
    return filled(column).said(column, words, known);
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
            .collect(
                Collectors.toMap(
                    OrderLines::plain, text -> text, (one, _) -> one, LinkedHashMap::new));
    return texts.isEmpty() ? null : String.join(", ", texts.values());
  }

  /// Reports parts of the address in which the lines differ.
  void disagreements() {
    for (var column : ONE_OF) {
      var one = filled(column);
      var said = one.text(column);
      for (var line : lines) {
        var other = line.text(column);
        if (said != null && other != null && !meant(column, other).equals(meant(column, said))) {
          line.fault(column, OrderWords.LINES_DIFFER.of(said, one.number()));
        }
      }
    }
  }

  /// What a part of the address says, however it is written.
  private static String meant(Column column, String text) {
    return plain(column == Column.COUNTRY ? CountryNames.code(text).orElse(text) : text);
  }

  /// A text without case and punctuation, in any script.
  private static String plain(String text) {
    var plain = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    return plain.isEmpty() ? text : plain;
  }

  /// The first day that any line is to leave by.
  @Nullable LocalDate shipBy() {
    return lines.stream()
        .map(line -> line.date(Column.SHIP_BY))
        .filter(Objects::nonNull)
        .min(Comparator.naturalOrder())
        .orElse(null);
  }

  /// The weight of the parcel. Lines that differ say what each of them weighs, which is certain
  /// only where each is of one piece.
  Optional<Weight> weight() {
    var weights =
        lines.stream()
            .map(cells -> cells.measures().parcelWeight())
            .filter(Objects::nonNull)
            .toList();
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
