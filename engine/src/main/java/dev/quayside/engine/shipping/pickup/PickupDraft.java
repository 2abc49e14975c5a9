package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.place.Places;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A pickup as entered, before it is checked.
///
/// @param ready null when it was left out or is not a time
/// @param location null for the workspace's default location
/// @param weightOz weight of all parcels; null for one pound each
/// @param service service code of the carrier; null when not given
public record PickupDraft(
    String carrier,
    @Nullable LocalDate date,
    @Nullable LocalTime ready,
    @Nullable LocalTime closing,
    @Nullable AddressDraft location,
    @Nullable String instructions,
    @Nullable Integer parcels,
    @Nullable BigDecimal weightOz,
    @Nullable String service) {

  private static final int MOST_PARCELS = 9_999;
  private static final BigDecimal HEAVIEST_OZ = new BigDecimal("352740");
  private static final int DAYS_AHEAD = 60;
  private static final int LONGEST_INSTRUCTIONS = 100;

  PickupDraft at(@Nullable AddressDraft where) {
    return new PickupDraft(
        carrier, date, ready, closing, where, instructions, parcels, weightOz, service);
  }

  /// Checks everything and makes an order of it.
  ///
  /// @param now the current time
  /// @param desk time zone for locations whose own is not known
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`, `INVALID_ADDRESS`
  ///   naming every wrong field
  PickupOrder order(Instant now, ZoneId desk) {
    var found = new Violations();
    check(found);
    required("location", location, found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
    var address = Objects.requireNonNull(location);
    address.checkDeliverable("location", found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    int many = Objects.requireNonNull(parcels);
    var order =
        new PickupOrder(
            carrier,
            Objects.requireNonNull(date),
            Objects.requireNonNull(ready),
            Objects.requireNonNull(closing),
            address.value(),
            instructions == null ? "" : instructions.strip(),
            many,
            weightOz == null ? Weight.ofPounds(many) : Weight.ofOunces(weightOz),
            service);
    checkTime(
        order, now.atZone(Places.timeZone(order.location()).orElse(desk)).toLocalDateTime(), found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return order;
  }

  /// Reports every field that is wrong by itself.
  void check(Violations found) {
    found.require("carrier", carrier);
    required("date", date, found);
    required("window.ready", ready, found);
    required("window.closing", closing, found);
    required("parcels", parcels, found);
    between("parcels", parcels == null ? null : BigDecimal.valueOf(parcels), found);
    if (weightOz != null && (weightOz.signum() <= 0 || weightOz.compareTo(HEAVIEST_OZ) > 0)) {
      found.add("weightOz", FieldWords.FROM_TO, 1, HEAVIEST_OZ.toPlainString());
    }
    if (instructions != null && instructions.length() > LONGEST_INSTRUCTIONS) {
      found.add("instructions", FieldWords.MOST_CHARACTERS, LONGEST_INSTRUCTIONS);
    }
    if (location != null) {
      location.checkForLabel("location", found);
    }
  }

  private static void checkTime(PickupOrder order, LocalDateTime there, Violations found) {
    var today = there.toLocalDate();
    if (order.date().isBefore(today)) {
      found.add("date", PickupWords.DATE_PAST, today);
    } else if (order.date().isAfter(today.plusDays(DAYS_AHEAD))) {
      found.add("date", PickupWords.DATE_FAR, DAYS_AHEAD);
    } else if (order.date().equals(today) && !order.closing().isAfter(there.toLocalTime())) {
      found.add("window.closing", PickupWords.WINDOW_PAST);
    }
    if (!order.ready().isBefore(order.closing())) {
      found.add("window.closing", PickupWords.WINDOW_ORDER);
    }
  }

  private static void between(String field, @Nullable BigDecimal value, Violations found) {
    if (value != null && (value.signum() <= 0 || value.intValue() > MOST_PARCELS)) {
      found.add(field, FieldWords.FROM_1_TO, MOST_PARCELS);
    }
  }

  private static void required(String field, @Nullable Object value, Violations found) {
    if (value == null) {
      found.add(field, FieldWords.REQUIRED);
    }
  }
}
