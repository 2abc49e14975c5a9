package dev.quayside.engine.sandbox;

import dev.quayside.engine.carrier.day.WorkingDays;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Objects;

/// The time until a voided label is refunded: five to seven business days (specification section
/// 2), the same for the same number on every machine.
final class RefundDelay {

  private static final int LEAST_DAYS = 5;
  private static final int SPREAD = 3;

  private RefundDelay() {}

  static Duration delay(SandboxBooking voided, WorkingDays officeDays) {
    var at = Objects.requireNonNull(voided.voidedAt(), "only a voided label is refunded");
    var time = at.atZone(ZoneOffset.UTC);
    var days = LEAST_DAYS + Math.floorMod(voided.trackingNumber().hashCode(), SPREAD);
    var paid = officeDays.after(time.toLocalDate(), days);
    Instant due = paid.atTime(time.toLocalTime()).toInstant(ZoneOffset.UTC);
    return Duration.between(at, due);
  }
}
