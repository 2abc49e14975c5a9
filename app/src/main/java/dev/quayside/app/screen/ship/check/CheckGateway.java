package dev.quayside.app.screen.ship.check;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.check.CheckScans;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckView;
import dev.quayside.engine.order.check.ScanView;
import dev.quayside.engine.order.wing.Ordering;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The check's access to the engine; called off the window's thread.
public record CheckGateway(WorkspaceEngine place) {

  CheckSettings settings() {
    return checking().checks().policy().get(place.caller());
  }

  /// Starts the check of the orders in the form, or goes on with it.
  ///
  /// @param country of the sender
  /// @return empty when none is due, or all of it is checked
  Optional<CheckView> begin(List<String> orderIds, String country) {
    if (settings().required() == CheckSettings.Required.NEVER) {
      return Optional.empty();
    }
    var caller = place.caller();
    var orders = place.engine().ordering().orders();
    var duty = place.engine().ordering().fulfilment().duty();
    boolean isDue =
        orderIds.stream().anyMatch(id -> duty.isDue(caller, orders.get(caller, id), country));
    if (!isDue) {
      return Optional.empty();
    }
    try {
      var with = orderIds.subList(1, orderIds.size());
      var checks = checking().checks();
      return Optional.of(checks.start(caller, orderIds.getFirst(), with, null, RequestKey.none()));
    } catch (ProblemException refused) {
      if (refused.code() == ProblemCode.CONFLICT || refused.code() == ProblemCode.ORDER_LEASED) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  /// Counts a code, unless it is of no product.
  ///
  /// @param anyway whether it counts as a mistake then
  Optional<ScanView> scan(String check, String code, int times, boolean anyway) {
    var scans = checking().scans();
    return anyway || scans.knows(place.caller(), check, code)
        ? Optional.of(
            scans.scan(
                place.caller(), check, new CheckScans.Scan(code, times, null), RequestKey.none()))
        : Optional.empty();
  }

  ScanView confirm(String check, int line, int pieces, String reason) {
    var said = new CheckScans.Confirmed(line, pieces, reason, null);
    return checking().scans().confirm(place.caller(), check, said, RequestKey.none());
  }

  CheckView complete(String check, @Nullable BigDecimal weightOz) {
    return checking().completion().complete(place.caller(), check, weightOz, RequestKey.none());
  }

  private Ordering.Checking checking() {
    return place.engine().ordering().checking();
  }
}
