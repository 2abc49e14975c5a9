package dev.quayside.engine.carrier.doubles;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.platform.network.EgressPolicy;
import java.net.URI;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Accounts with doubles.
public final class Accounts {

  private static final CarrierHttp HTTP = new CarrierHttp(EgressPolicy.allowing(List.of()));

  private Accounts() {}

  /// The line of an account with a double.
  public static CarrierLine line(
      CarrierModule module, URI at, InstantSource clock, Map<String, String> values) {
    return new CarrierLine(
        new CarrierCredentials(
            new WorkspaceId("ws_test"), module, 1, new Terms(Billing.CARRIER, false), values),
        at,
        HTTP,
        clock,
        numbers());
  }

  private static AssignedNumbers numbers() {
    return new AssignedNumbers() {
      private final Map<String, Long> given = new HashMap<>();
      private long next;

      @Override
      public synchronized long of(String range, String reference) {
        return given.computeIfAbsent(range + " " + reference, _ -> next++);
      }

      @Override
      public synchronized long another(String range, String reference) {
        given.put(range + " " + reference, next);
        return next++;
      }
    };
  }

  /// The carrier of an account with a double.
  public static Carrier open(
      CarrierModule module, URI at, InstantSource clock, Map<String, String> values) {
    return module.connector().open(line(module, at, clock, values));
  }
}
