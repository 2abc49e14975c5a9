package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// The products Australia Post sells, under the usual product ids; a contract may have its own.
/// Transit days are general knowledge.
final class AustraliaPostServices {

  private static final Weight PARCEL = kilograms(22);
  private static final Weight ABROAD = kilograms(20);
  private static final Set<String> RETURNS = Set.of("PR", "XPR");

  /// How long an unused shipment can be deleted: a guess. It ends earlier when the shipment is in
  /// an order.
  private static final Duration DELETABLE = Duration.ofDays(7);

  static final CarrierProfile PROFILE =
      new CarrierProfile(
          AustraliaPost.CODE,
          AustraliaPost.NAME,
          List.of(
              domestic("T28", "Parcel Post", 2, 6, false),
              domestic("T28S", "Parcel Post + Signature", 2, 6, true),
              domestic("E34", "Express Post", 1, 2, false),
              domestic("E34S", "Express Post + Signature", 1, 2, true),
              domestic("PR", "Post Returns", 2, 6, false),
              domestic("XPR", "Express Post Returns", 1, 2, false),
              abroad("PTI8", "International Standard", 6, 12),
              abroad("PTI7", "International Standard with signature", 6, 12),
              abroad("ECM8", "International Express", 2, 4),
              abroad("ECD8", "International Express Documents", 2, 4)),
          true,
          DELETABLE,
          AustraliaPostOptions.OPTIONS);

  private AustraliaPostServices() {}

  /// The most transit days of a product; 10 for one that is not in the catalogue.
  static int transitDays(String product) {
    return PROFILE.service(product).map(CarrierService::maxTransitDays).orElse(10);
  }

  static boolean isReturn(String product) {
    return RETURNS.contains(product);
  }

  /// Whether a product needs a signature: the ids of such products end with S, in contracts too.
  static boolean isSigned(String product) {
    return product.endsWith("S");
  }

  private static CarrierService domestic(
      String code, String name, int fastest, int slowest, boolean signature) {
    return new CarrierService(
        code, name, fastest, slowest, PARCEL, false, true, signature, false, false);
  }

  private static CarrierService abroad(String code, String name, int fastest, int slowest) {
    return new CarrierService(
        code, name, fastest, slowest, ABROAD, true, true, false, false, false);
  }

  private static Weight kilograms(int kilograms) {
    return Weight.ofGrams(BigDecimal.valueOf(1_000L * kilograms));
  }
}
