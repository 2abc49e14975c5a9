package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier's invoice, and how it differs from what was booked.
///
/// @param carrier carrier code
/// @param account the billed account; empty when the file does not say
/// @param date null when the file does not say
/// @param lines number of parcels billed
/// @param booked sum booked for these parcels
/// @param sums the differences by kind, without zeros
public record Invoice(
    String id,
    String carrier,
    String account,
    String number,
    @Nullable LocalDate date,
    Instant importedAt,
    int lines,
    Money invoiced,
    Money booked,
    List<Sum> sums) {

  /// Sum of one kind of difference.
  ///
  /// @param parcels number of parcels with this difference
  public record Sum(DifferenceKind kind, Money amount, int parcels) {}

  public Invoice {
    sums = List.copyOf(sums);
  }

  public Currency currency() {
    return invoiced.currency();
  }

  public Money difference() {
    return invoiced.minus(booked);
  }
}
