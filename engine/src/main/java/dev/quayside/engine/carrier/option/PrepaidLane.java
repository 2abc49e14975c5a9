package dev.quayside.engine.carrier.option;

import dev.quayside.engine.parcel.customs.ContentsType;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A lane on which a carrier takes goods only with duties paid by the sender. A row of
/// `prepaid-lanes.tsv`, which names its source.
///
/// @param to countries, United States territories by their own codes
/// @param since the first day it holds for parcels handed over
/// @param until the last one; null while it holds
/// @param exempt contents that need no duties paid
/// @param isAmountNamed whether the carrier has to be told what was paid
record PrepaidLane(
    String carrier,
    String from,
    Set<String> to,
    LocalDate since,
    @Nullable LocalDate until,
    Set<ContentsType> exempt,
    boolean isAmountNamed) {

  private static final String NONE = "-";

  static PrepaidLane read(String line) {
    var cells = List.of(line.split("\t"));
    return new PrepaidLane(
        cells.get(0),
        cells.get(1),
        Set.of(cells.get(2).split(" ")),
        LocalDate.parse(cells.get(3)),
        cells.get(4).equals(NONE) ? null : LocalDate.parse(cells.get(4)),
        contents(cells.get(5)),
        cells.get(6).equals("yes"));
  }

  private static Set<ContentsType> contents(String words) {
    return words.equals(NONE)
        ? Set.of()
        : Stream.of(words.split(" "))
            .map(each -> ContentsType.valueOf(each.toUpperCase(Locale.ROOT)))
            .collect(Collectors.toUnmodifiableSet());
  }

  boolean isOf(String sender, String origin, String destination) {
    return carrier.equals(sender) && from.equals(origin) && to.contains(destination);
  }

  boolean holdsOn(LocalDate day) {
    return !day.isBefore(since) && (until == null || !day.isAfter(until));
  }
}
