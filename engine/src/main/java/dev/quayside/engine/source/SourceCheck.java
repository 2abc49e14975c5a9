package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.ShopCheck;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Reads an order once more at its shop before its label is bought, two seconds at most: what a
/// pull would find out in a minute is found out before it costs money.
public final class SourceCheck implements ShopCheck {

  private static final Duration LIMIT = Duration.ofSeconds(2);
  private static final String FIELD = "origin";

  private final SourceServices services;

  SourceCheck(SourceServices services) {
    this.services = services;
  }

  @Override
  public List<Violation> check(Caller caller, SalesOrder order, boolean despite) {
    var origin = order.origin();
    if (origin == null) {
      return List.of();
    }
    var row =
        services
            .find(caller.workspace(), origin.sourceId())
            .filter(found -> found.source().enabled());
    var warnings = List.<Violation>of();
    if (row.isPresent()) {
      try {
        read(row.get(), origin).ifPresent(read -> compare(caller, row.get(), order, read, despite));
      } catch (ShopException silent) {
        warnings =
            List.of(
                new Violation(
                    FIELD,
                    ShopStop.NOT_ASKED.of(origin.sourceName(), order.number(), silent.said())));
      }
    }
    if (despite) {
      services
          .database()
          .write(
              tx -> {
                services.orders().shopOrders().reopen(tx, caller.workspace(), order.id());
                return true;
              });
    }
    return warnings;
  }

  private Optional<PulledOrder> read(SourceRow row, Origin origin) {
    var answer = new CompletableFuture<Optional<PulledOrder>>();
    var asking =
        Thread.startVirtualThread(
            () -> {
              try {
                answer.complete(services.open().shop(row).read(origin.externalId(), true));
              } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
              }
            });
    try {
      return answer.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      asking.interrupt();
      throw ShopException.unavailable(
          SourceWords.LATE.of(row.source().name(), LIMIT.toSeconds()), false);
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof ShopException trouble
          ? trouble
          : new IllegalStateException(failed.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// What changed there is taken over here, and said before anything is bought.
  private void compare(
      Caller caller, SourceRow row, SalesOrder order, PulledOrder read, boolean despite) {
    if (!(read instanceof PulledOrder.Read now)) {
      return;
    }
    services
        .database()
        .write(
            tx ->
                services
                    .orders()
                    .shopOrders()
                    .put(tx, caller.workspace(), Pull.told(row.source(), now)));
    if (despite) {
      return;
    }
    var after = services.orders().get(caller, order.id());
    if (now.standing().isOver() && !order.hasParcels()) {
      throw refused(OriginWarning.Code.CANCELLED, ended(after));
    }
    if (!after.details().to().equals(order.details().to())
        || isNew(OriginWarning.Code.EDITED_HERE, order, after)) {
      throw refused(OriginWarning.Code.ADDRESS_CHANGED, ShopStop.CHECK_ADDRESS.of(order.number()));
    }
    for (var code :
        List.of(
            OriginWarning.Code.CANCELLED,
            OriginWarning.Code.REFUNDED,
            OriginWarning.Code.ADDRESS_CHANGED)) {
      Objects.requireNonNull(after.origin()).warnings().stream()
          .filter(warning -> warning.code() == code)
          .findFirst()
          .ifPresent(
              warning -> {
                throw refused(code, warning.message());
              });
    }
  }

  private static Message ended(SalesOrder after) {
    var reason = after.reason();
    return reason == null ? ShopStop.CANCELLED.of() : reason;
  }

  private static boolean isNew(OriginWarning.Code code, SalesOrder before, SalesOrder after) {
    return Objects.requireNonNull(after.origin()).warns(code)
        && !Objects.requireNonNull(before.origin()).warns(code);
  }

  private static ProblemException refused(OriginWarning.Code code, Message why) {
    return new ProblemException(
        new Problem.Invalid(
            ProblemCode.CONFLICT, why, List.of(new Violation(FIELD + "." + code.name(), why))));
  }
}
