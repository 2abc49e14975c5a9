package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An invoice of a carrier and what it is more or less than what was booked.
///
/// @param carrier code
/// @param account the billed one; empty when its file did not say
/// @param date null when its file did not say
/// @param lines how many parcels it bills
/// @param booked what was booked for these parcels
/// @param sums of its differences by kind, none of them zero
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

  /// What one kind of difference comes to.
  ///
  /// @param parcels how many have it
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
