package dev.quayside.app.screen.ship.check;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.person.Managers;
import dev.quayside.app.person.Member;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.check.CheckScans;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckView;
import dev.quayside.engine.order.check.ScanView;
import dev.quayside.engine.order.wing.Ordering;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The check's access to the engine; called off the window's thread.
public record CheckGateway(WorkspaceEngine place) {

  CheckSettings settings() {
    return checking().checks().policy().get(place.caller());
  }

  /// Starts the check of what is in the form, or goes on with it: it wants what is in this parcel.
  ///
  /// @param country of the sender
  /// @return empty when none is due, or all of it is checked
  Optional<CheckView> begin(OrderPart part, String country) {
    var orderIds = part.orderIds();
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
      return Optional.of(
          with.isEmpty() && !part.items().isEmpty()
              ? checks.startParcel(caller, part.orderId(), part.items())
              : checks.start(caller, part.orderId(), with, null, RequestKey.none()));
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

  /// Confirms one piece.
  ///
  /// @throws ProblemException `FORBIDDEN` where a manager has to, and nobody else is there to
  Confirmation confirm(String check, int line, String reason) {
    try {
      return new Confirmation.Done(confirmed(check, line, reason, null));
    } catch (ProblemException refused) {
      var managers =
          refused.code() == ProblemCode.FORBIDDEN
              ? new Managers(place).with(Right.OVERRULE_CHECKS)
              : List.<Member>of();
      if (managers.isEmpty()) {
        throw refused;
      }
      return new Confirmation.NeedsApproval(line, reason, managers);
    }
  }

  /// Confirms one piece with a manager's PIN. The person who packs acts, whose order it is, and the
  /// manager approves.
  ///
  /// @throws ProblemException as signing in by PIN
  ScanView confirm(Member manager, String pin, String check, Confirmation.NeedsApproval question) {
    return confirmed(check, question, new Managers(place).recognise(manager, pin));
  }

  /// The same with a badge; empty when the code is nobody's.
  ///
  /// @throws ProblemException as signing in by badge; `FORBIDDEN` for a badge of no manager
  Optional<ScanView> confirm(String badge, String check, Confirmation.NeedsApproval question) {
    return new Managers(place).recognise(badge).map(who -> confirmed(check, question, who));
  }

  private ScanView confirmed(String check, Confirmation.NeedsApproval question, Person approver) {
    return confirmed(check, question.line(), question.reason(), approver);
  }

  private ScanView confirmed(String check, int line, String reason, @Nullable Person approver) {
    var said = new CheckScans.Confirmed(line, 1, reason, approver);
    return checking().scans().confirm(place.caller(), check, said, RequestKey.none());
  }

  /// Keeps a photo of what is packed.
  CheckView keepPhoto(String check, Path file) {
    return checking().checks().keepPhoto(place.caller(), check, PhotoFile.read(file));
  }

  CheckView complete(String check, @Nullable BigDecimal weightOz) {
    return checking().completion().complete(place.caller(), check, weightOz, RequestKey.none());
  }

  private Ordering.Checking checking() {
    return place.engine().ordering().checking();
  }
}
