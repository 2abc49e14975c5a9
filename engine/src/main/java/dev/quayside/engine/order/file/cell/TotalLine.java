package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The line at the end of a table that adds its columns up, or counts its lines.
public final class TotalLine {

  private static final Set<String> WORDS =
      Stream.of(
              "total",
              "totals",
              "grand total",
              "sub total",
              "sum",
              "summe",
              "gesamt",
              "gesamtsumme",
              "suma",
              "totale",
              "totaal",
              "totalt",
              "summa",
              "yhteensä",
              "razem",
              "celkem",
              "spolu",
              "összesen",
              "toplam",
              "σύνολο",
              "итого",
              "合計",
              "合计",
              "總計",
              "합계",
              "총계")
          .map(Letters::of)
          .collect(Collectors.toUnmodifiableSet());

  private TotalLine() {}

  /// Whether a line that goes to nobody says itself that it is a total: in a cell of its own, or at
  /// its beginning, as `Total orders: 2`.
  public static boolean is(List<String> cells) {
    var texts = cells.stream().map(Letters::of).filter(text -> !text.isEmpty()).toList();
    return texts.stream().anyMatch(WORDS::contains) || begins(texts);
  }

  private static boolean begins(List<String> texts) {
    return texts.size() < 3
        && !texts.isEmpty()
        && WORDS.stream().anyMatch(texts.getFirst()::startsWith);
  }
}
