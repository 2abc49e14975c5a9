package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.analytics.invoice.billing.BilledParcel;
import dev.quayside.engine.analytics.invoice.billing.ChargePart;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Splits the difference between a parcel's billed and booked price by cause. Every amount goes
/// into exactly one kind, so the kinds always add up to billed minus booked.
final class ParcelAudit {

  /// Words that carriers add to or leave out of a service's name at will.
  private static final Set<String> MEANINGLESS =
      Set.of("ups", "fedex", "commercial", "residential", "package", "service", "the", "r", "tm");

  private static final List<ChargePart> APART =
      List.of(ChargePart.FUEL, ChargePart.ADDRESS, ChargePart.SIZE, ChargePart.OPTION);

  private final BilledParcel billed;
  private final Booked booked;
  private final Map<DifferenceKind, Long> sums = new EnumMap<>(DifferenceKind.class);

  private ParcelAudit(BilledParcel billed, Booked booked) {
    this.billed = billed;
    this.booked = booked;
  }

  /// @param booked null when the parcel is not of this workspace
  /// @param before charges of earlier invoices for the parcel
  /// @param counted booked price in minor units; 0 when an earlier invoice already billed the
  ///   parcel
  static List<Difference> of(
      BilledParcel billed, @Nullable Booked booked, List<BilledCharge> before, long counted) {
    if (booked == null) {
      return whole(
          billed,
          billed.trackingNumber().isEmpty() ? DifferenceKind.OTHER : DifferenceKind.NOT_OURS);
    }
    if (booked.paidByOthers()) {
      return whole(billed, DifferenceKind.NOT_OURS);
    }
    if (booked.voided()) {
      return whole(billed, DifferenceKind.VOIDED);
    }
    return new ParcelAudit(billed, booked).differences(before, counted);
  }

  /// The whole billed amount as one kind of difference.
  static List<Difference> whole(BilledParcel billed, DifferenceKind kind) {
    return billed.minor() == 0 ? List.of() : List.of(new Difference(kind, billed.minor()));
  }

  private List<Difference> differences(List<BilledCharge> before, long counted) {
    var fresh = new ArrayList<BilledCharge>();
    var earlier = boxes(before.stream().filter(BilledCharge::isTransport));
    var seen = new HashSet<BilledCharge>();
    before.stream().filter(charge -> isOf(earlier, charge)).forEach(seen::add);
    var twice = boxes(repeatedTransports());
    for (var charge : billed.charges()) {
      boolean again = isOf(earlier, charge);
      boolean repeated =
          charge.duty()
              ? before.contains(charge)
              : !seen.add(charge) && (again || twice.contains(charge.box()));
      if (repeated || (again && charge.isTransport())) {
        add(DifferenceKind.DUPLICATE, charge.minor());
      } else if (charge.duty() && booked.duties() == DutiesBill.NOT_OURS) {
        add(DifferenceKind.NOT_OURS, charge.minor());
      } else if (charge.correction()) {
        add(corrected(charge), charge.minor());
      } else {
        fresh.add(charge);
      }
    }
    compare(fresh, counted);
    return sums.entrySet().stream()
        .filter(each -> each.getValue() != 0)
        .map(each -> new Difference(each.getKey(), each.getValue()))
        .toList();
  }

  /// Compares part by part where the parts of the booked price are known, and as a whole otherwise.
  private void compare(List<BilledCharge> fresh, long counted) {
    long rest = fresh.stream().mapToLong(BilledCharge::minor).sum() - counted;
    // a price that either side states as one amount can only be compared as a whole
    boolean itemized = fresh.stream().map(BilledCharge::part).anyMatch(APART::contains);
    if (itemized && (counted == 0 || !booked.parts().isEmpty())) {
      for (var part : APART) {
        long more = of(fresh, part) - (counted == 0 ? 0 : booked.parts().getOrDefault(part, 0L));
        add(kind(part), more);
        rest -= more;
      }
    }
    add(evidence(DifferenceKind.OTHER), rest);
  }

  private DifferenceKind corrected(BilledCharge charge) {
    return switch (charge.part()) {
      case TRANSPORT -> evidence(charge.minor() > 0 ? DifferenceKind.WEIGHT : DifferenceKind.OTHER);
      case FUEL, ADDRESS, SIZE, OPTION, OTHER -> kind(charge.part());
    };
  }

  private static DifferenceKind kind(ChargePart part) {
    return switch (part) {
      case FUEL -> DifferenceKind.FUEL;
      case ADDRESS -> DifferenceKind.ADDRESS;
      case SIZE -> DifferenceKind.SIZE;
      case OPTION -> DifferenceKind.SERVICE;
      case TRANSPORT, OTHER -> DifferenceKind.OTHER;
    };
  }

  /// Finds the cause in the invoice itself: another service, larger sides or a heavier weight.
  private DifferenceKind evidence(DifferenceKind otherwise) {
    if (isOtherService()) {
      return DifferenceKind.SERVICE;
    }
    var measured = billed.dimensions();
    var declared = booked.dimensions();
    if (measured != null
        && declared != null
        && measured.cubicInches().compareTo(declared.cubicInches()) > 0) {
      return DifferenceKind.SIZE;
    }
    var weighed = billed.weight();
    return weighed != null && weighed.poundsRoundedUp() > booked.weight().poundsRoundedUp()
        ? DifferenceKind.WEIGHT
        : otherwise;
  }

  /// Compares by words: services whose names share no word differ, such as "2nd Day Air" and "UPS
  /// Ground".
  private boolean isOtherService() {
    var invoiced = words(billed.service());
    var wanted = words(booked.serviceName());
    return !invoiced.isEmpty()
        && !wanted.isEmpty()
        && invoiced.stream().noneMatch(wanted::contains);
  }

  private static Set<String> words(String service) {
    return Stream.of(service.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
        .filter(word -> !word.isEmpty() && !MEANINGLESS.contains(word))
        .collect(Collectors.toSet());
  }

  private static Set<@Nullable String> boxes(Stream<BilledCharge> charges) {
    var boxes = new HashSet<@Nullable String>();
    charges.map(BilledCharge::box).forEach(boxes::add);
    return boxes;
  }

  /// Whether the box of a charge is among them. Those of which the number is not known may be any.
  private static boolean isOf(Set<@Nullable String> boxes, BilledCharge charge) {
    return boxes.contains(charge.box()) || boxes.contains(null);
  }

  private Stream<BilledCharge> repeatedTransports() {
    var once = new HashSet<BilledCharge>();
    return billed.charges().stream()
        .filter(charge -> charge.isTransport() && charge.minor() > 0)
        .filter(charge -> !once.add(charge));
  }

  private static long of(List<BilledCharge> charges, ChargePart part) {
    return charges.stream()
        .filter(each -> each.part() == part)
        .mapToLong(BilledCharge::minor)
        .sum();
  }

  private void add(DifferenceKind kind, long minor) {
    sums.merge(kind, minor, Long::sum);
  }
}
