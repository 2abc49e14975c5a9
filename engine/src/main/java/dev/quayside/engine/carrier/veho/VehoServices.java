package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// The services Veho sells, and its service classes. Limits are from its API's description, transit
/// days from its website.
final class VehoServices {

  private static final Weight HEAVIEST = Weight.ofPounds(50);

  /// How long an unused order can be cancelled: a guess. It ends earlier when Veho has the parcel.
  private static final Duration CANCELLABLE = Duration.ofDays(7);

  private record Sold(String serviceClass, CarrierService service) {}

  private static final List<Sold> SOLD =
      List.of(
          sold("groundPlus", "veho_ground_plus", "Veho Ground Plus", 2, 5),
          sold("premiumEconomy", "veho_premium_economy", "Veho Premium Economy", 2, 8),
          sold("twoDay", "veho_two_day", "Veho Two Day", 2, 2),
          sold("nextDay", "veho_next_day", "Veho Next Day", 1, 1),
          sold("sameDay", "veho_same_day", "Veho Same Day", 0, 0));

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          Veho.CODE,
          Veho.NAME,
          SOLD.stream().map(Sold::service).toList(),
          false,
          CANCELLABLE,
          VehoOptions.OPTIONS);

  private VehoServices() {}

  /// @param codes the services wanted; empty for all
  static List<CarrierService> wanted(Set<String> codes) {
    return PROFILE.services().stream()
        .filter(each -> codes.isEmpty() || codes.contains(each.code()))
        .toList();
  }

  /// Veho's class of a service. Another class in a contract is its own code.
  static String serviceClass(String code) {
    return SOLD.stream()
        .filter(each -> each.service().code().equals(code))
        .map(Sold::serviceClass)
        .findFirst()
        .orElse(code);
  }

  private static Sold sold(
      String serviceClass, String code, String name, int fastest, int slowest) {
    return new Sold(
        serviceClass,
        new CarrierService(
            code, name, fastest, slowest, HEAVIEST, false, true, false, true, false));
  }
}
