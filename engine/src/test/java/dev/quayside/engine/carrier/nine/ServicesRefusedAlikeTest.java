package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.quote.Consignment;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Services that a carrier says it refuses alike, it refuses alike: rates ask for one of them.
class ServicesRefusedAlikeTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");
  private static final int PARCELS = 300;

  @Test
  void servicesOfOneKindAreRefusedInTheSameWords() {
    var parcels = new AwkwardParcels(38);
    for (int i = 0; i < PARCELS; i++) {
      var given = parcels.next().consignment(TUESDAY);
      CarrierModules.ALL.forEach(module -> requireAlike(module, given));
    }
  }

  @Test
  void rateRequestsOfADayAskEachCarrierFewTimes() {
    var given = Lane.ALL.getFirst().consignment(TUESDAY);
    for (var module : CarrierModules.ALL) {
      assertThat(codes(module).stream().map(code -> module.refusedAs(given, code)).distinct())
          .as(module.code())
          .hasSizeLessThanOrEqualTo(2);
    }
  }

  private static void requireAlike(CarrierModule module, Consignment given) {
    var told = new HashMap<String, Optional<Problem>>();
    for (var code : codes(module)) {
      var why = refusal(module, given, code);
      var first = told.putIfAbsent(module.refusedAs(given, code), why);
      if (first != null) {
        assertThat(why).as("%s %s of %s", module.code(), code, given).isEqualTo(first);
      }
    }
  }

  private static List<String> codes(CarrierModule module) {
    return Accounts.open(
            module,
            URI.create("http://127.0.0.1:9"),
            InstantSource.system(),
            NineCarriers.account(module.code()))
        .profile()
        .services()
        .stream()
        .map(CarrierService::code)
        .toList();
  }

  private static Optional<Problem> refusal(CarrierModule module, Consignment given, String code) {
    try {
      module.check(given, code);
      return Optional.empty();
    } catch (ProblemException refused) {
      return Optional.of(refused.problem());
    }
  }
}
