package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What a shop wants of a parcel its carrier is told, or the shop is refused: nothing is left out
/// without a word.
class NothingIsDroppedTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  /// Sold alike with and without: a signature is part of the product, and UPS is told nothing of
  /// limited quantities by Ground, as its page says.
  private static final Set<String> ALIKE =
      Set.of(
          "australia_post T28S standard", "australia_post E34S standard", "ups ups_ground hazmat");

  @Test
  void everyWishReachesTheCarrierOrIsRefused() {
    var dropped = new ArrayList<String>();
    try (var nine = new NineCarriers()) {
      for (var lane : Lane.ALL) {
        var module = CarrierModules.of(lane.carrier()).orElseThrow();
        var vendor = nine.of(lane.carrier());
        var carrier =
            Accounts.open(
                module,
                vendor.url(),
                InstantSource.fixed(TUESDAY),
                NineCarriers.account(lane.carrier()));
        for (var service : carrier.profile().services()) {
          var plain = told(module, carrier, vendor, plain(lane), service.code());
          wishes(lane)
              .forEach(
                  (wish, parcel) -> {
                    var told = told(module, carrier, vendor, parcel, service.code());
                    if (plain.isPresent() && told.equals(plain)) {
                      dropped.add(lane.carrier() + " " + service.code() + " " + wish);
                    }
                  });
        }
      }
    }
    assertThat(dropped).containsExactlyInAnyOrderElementsOf(ALIKE);
  }

  private static Map<String, Consignment> wishes(Lane lane) {
    var insured = Money.of("350.00", Money.currencyOf(lane.from().country()));
    var plain = plain(lane);
    return Map.of(
        "standard", plain.with(parcel(false, Signature.STANDARD, null)),
        "adult", plain.with(parcel(false, Signature.ADULT, null)),
        "hazmat", plain.with(parcel(true, Signature.NONE, null)),
        "insured", plain.with(parcel(false, Signature.NONE, insured)),
        "return",
            new Consignment(
                plain.from(),
                plain.to(),
                plain.parcel(),
                true,
                plain.customs(),
                plain.reference(),
                TUESDAY));
  }

  private static Consignment plain(Lane lane) {
    return lane.consignment(TUESDAY).with(parcel(false, Signature.NONE, null));
  }

  private static Parcel parcel(boolean hazmat, Signature signature, @Nullable Money insured) {
    var sides = Dimensions.ofInches("10", "8", "4");
    return new Parcel(Weight.ofPounds(2), sides, hazmat, signature, insured, null);
  }

  /// What the carrier is asked for; empty when the connector refuses it.
  private static Optional<String> told(
      CarrierModule module,
      Carrier carrier,
      CarrierDouble vendor,
      Consignment parcel,
      String service) {
    int before = vendor.asked().size();
    try {
      module.check(parcel, service);
      carrier.purchase(
          new Tender(
              "shp_01M81F0AQCG1XH6ZD2XJ15K001",
              service,
              parcel,
              Money.usd("12.00"),
              LabelSpec.fourBySix(LabelFormat.PDF)));
    } catch (ProblemException refused) {
      if (vendor.asked().size() == before) {
        return Optional.empty();
      }
    }
    // the order itself; those for labels name what the carrier has just made
    return vendor.asked().stream()
        .skip(before)
        .map(Asked::text)
        .max(Comparator.comparing(String::length));
  }
}
