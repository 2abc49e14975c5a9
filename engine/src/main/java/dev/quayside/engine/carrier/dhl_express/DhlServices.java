package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The services DHL Express sells, and their product codes. Most have two: one for goods that are
/// declared at a border, one for documents and goods that are not.
final class DhlServices {

  static final String WORLDWIDE = "dhl_express_worldwide";
  static final String DOCUMENTS = "dhl_express_worldwide_documents";
  static final String ENVELOPE = "dhl_express_envelope";

  private static final Weight HEAVIEST = Weight.ofGrams(BigDecimal.valueOf(70_000));

  /// How long the number of an unused waybill stays valid: a guess. Such a waybill is never billed.
  private static final Duration UNUSED = Duration.ofDays(30);

  /// @param declared product code for declared goods; empty when there is none
  /// @param free product code for what is not declared; empty when there is none
  private record Sold(String declared, String free, CarrierService service) {

    private boolean is(String product) {
      return declared.equals(product) || free.equals(product);
    }

    private String product(boolean isDeclared) {
      var first = isDeclared ? declared : free;
      return first.isEmpty() ? declared + free : first;
    }
  }

  private static final List<Sold> SOLD =
      List.of(
          abroad("P", "U", WORLDWIDE, "DHL Express Worldwide", 1, 4, false),
          abroad("", "D", DOCUMENTS, "DHL Express Worldwide, documents", 1, 4, false),
          abroad("", "X", ENVELOPE, "DHL Express Envelope", 1, 4, false),
          abroad("E", "K", "dhl_express_9_00", "DHL Express 9:00", 1, 4, true),
          abroad("M", "L", "dhl_express_10_30", "DHL Express 10:30", 1, 4, true),
          abroad("Y", "T", "dhl_express_12_00", "DHL Express 12:00", 1, 4, true),
          abroad("H", "W", "dhl_economy_select", "DHL Economy Select", 2, 6, false),
          domestic("N", "dhl_express_domestic", "DHL Express Domestic", false),
          domestic("I", "dhl_express_domestic_9_00", "DHL Express Domestic 9:00", true),
          domestic("O", "dhl_express_domestic_10_30", "DHL Express Domestic 10:30", true),
          domestic("1", "dhl_express_domestic_12_00", "DHL Express Domestic 12:00", true));

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          DhlExpress.CODE,
          DhlExpress.NAME,
          SOLD.stream().map(Sold::service).toList(),
          false,
          UNUSED,
          DhlOptions.OPTIONS);

  private DhlServices() {}

  static Stream<CarrierService> all() {
    return SOLD.stream().map(Sold::service);
  }

  /// The service of a product code; empty when it is not in the catalogue.
  static Optional<CarrierService> service(String product) {
    return SOLD.stream().filter(each -> each.is(product)).map(Sold::service).findFirst();
  }

  /// The product code of a service. A service that is not in the catalogue is its own code.
  static String product(String service, boolean isDeclared) {
    return SOLD.stream()
        .filter(each -> each.service().code().equals(service))
        .map(each -> each.product(isDeclared))
        .findFirst()
        .orElse(service);
  }

  /// Whether the service has a product for declared goods.
  static boolean isDeclared(String service) {
    return SOLD.stream()
        .anyMatch(each -> each.service().code().equals(service) && !each.declared().isEmpty());
  }

  /// Whether all of the services carry documents only.
  static boolean areForDocuments(Set<String> services) {
    return !services.isEmpty() && Set.of(DOCUMENTS, ENVELOPE).containsAll(services);
  }

  private static Sold abroad(
      String declared,
      String free,
      String code,
      String name,
      int fastest,
      int slowest,
      boolean guaranteed) {
    return new Sold(declared, free, service(code, name, fastest, slowest, true, guaranteed));
  }

  private static Sold domestic(String product, String code, String name, boolean guaranteed) {
    return new Sold("", product, service(code, name, 1, 2, false, guaranteed));
  }

  private static CarrierService service(
      String code, String name, int fastest, int slowest, boolean abroad, boolean guaranteed) {
    return new CarrierService(
        code, name, fastest, slowest, HEAVIEST, abroad, true, true, true, guaranteed);
  }
}
