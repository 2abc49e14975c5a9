package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// Actions of a person on an order whose label is not being bought.
record OrderMoves(Database database, OrderStore store, OrderEvents events, WorkspaceClock clock) {

  /// An action, and the states it is allowed in.
  enum Move {
    HOLD(
        "'open', 'partly_shipped', 'failed', 'held'",
        OrderState.HELD,
        EventType.ORDER_HELD,
        OrderWords.DONE_HELD),
    RELEASE("'held'", OrderState.OPEN, EventType.ORDER_RELEASED, OrderWords.DONE_RELEASED),
    CANCEL(
        "'open', 'partly_shipped', 'held', 'failed', 'cancelled'",
        OrderState.CANCELLED,
        EventType.ORDER_CANCELLED,
        OrderWords.DONE_CANCELLED),
    REOPEN(
        "'failed', 'cancelled', 'open', 'partly_shipped'",
        OrderState.OPEN,
        EventType.ORDER_REOPENED,
        OrderWords.DONE_REOPENED);

    private final String from;
    private final OrderState to;
    private final EventType told;
    private final OrderWords done;

    Move(String from, OrderState to, EventType told, OrderWords done) {
      this.from = from;
      this.to = to;
      this.told = told;
      this.done = done;
    }

    /// The states the action is allowed in, as SQL text.
    String from() {
      return from;
    }

    /// The state after the action. `OPEN` stands for partly shipped or shipped when the order has
    /// parcels.
    OrderState to() {
      return to;
    }

    EventType told() {
      return told;
    }

    OrderWords done() {
      return done;
    }
  }

  /// @param reason why it is held; null for other actions
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when its state does not allow it
  SalesOrder move(
      Caller caller, String id, Move move, @Nullable Message reason, RequestKey<SalesOrder> key) {
    var workspace = caller.workspace();
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    return database.writeIfUnchanged(
        tx -> store.known(tx, workspace, id),
        order -> {
          var to = move.to() == OrderState.OPEN ? order.byParcels() : move.to();
          var moved = order.moved(to, reason, at);
          var answer = key.answer(moved);
          return tx -> {
            if (!step(tx, workspace, move, moved)) {
              throw OrderRefusals.cannot(order, move.done());
            }
            answer.keep(tx);
            return moved;
          };
        });
  }

  /// Does it at once, as a step of a transaction.
  ///
  /// @return whether the order's state allowed it
  boolean step(
      Tx tx, WorkspaceId workspace, SalesOrder order, Move move, @Nullable Message reason) {
    var to = move.to() == OrderState.OPEN ? order.byParcels() : move.to();
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    return step(tx, workspace, move, order.moved(to, reason, at));
  }

  private boolean step(Tx tx, WorkspaceId workspace, Move move, SalesOrder moved) {
    boolean done =
        store.move(
            tx,
            workspace,
            moved.id(),
            move.from(),
            moved.state(),
            moved.reason(),
            moved.updatedAt());
    if (done) {
      events.happened(tx, workspace, move.told(), moved);
    }
    return done;
  }
}
