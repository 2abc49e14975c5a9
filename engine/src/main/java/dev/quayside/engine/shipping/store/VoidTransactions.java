package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The transactions of a void, as {@link PurchaseTransactions} has those of a purchase.
public final class VoidTransactions {

  private final Database database;
  private final LabelEventLog events;
  private final WorkspaceClock clock;
  private final ShipmentListener listener;
  private final InHand inHand;
  private final AnswerJournal journal;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();

  public VoidTransactions(
      Database database,
      LabelEventLog events,
      WorkspaceClock clock,
      ShipmentListener listener,
      InHand inHand,
      AnswerJournal journal) {
    this.database = database;
    this.events = events;
    this.clock = clock;
    this.listener = listener;
    this.inHand = inHand;
    this.journal = journal;
    journal.books(VoidedLabel.KIND, this::book);
  }

  /// How the attempt to begin a void came out.
  public sealed interface Begun {

    /// @param turn in which the carrier is asked, see {@link Settlement#turn}
    record Mine(int turn) implements Begun {}

    /// Another engine is asking the carrier.
    record Busy() implements Begun {}

    /// The label is cancelled already.
    record Gone() implements Begun {}
  }

  /// Before the carrier is asked: a crash finds what was meant. One engine asks at a time: "it was
  /// voided before" is else taken for a refusal while the first has not heard that it was.
  public Begun intend(WorkspaceId workspace, Shipment label, RequestKey<Shipment> key) {
    var at = clock.now(workspace);
    var asker = inHand.asker(label.id());
    var until = inHand.until();
    return database.write(
        tx -> {
          if (inHand.isElsewhere(tx, workspace, label.id())) {
            return new Begun.Busy();
          }
          var turn = settlements.beginVoid(tx, workspace, label.id(), at, asker.name(), until);
          turn.ifPresent(_ -> key.begin(tx, label.id()));
          return turn.<Begun>map(Begun.Mine::new).orElseGet(Begun.Gone::new);
        });
  }

  /// Stores that the carrier voided the label, or took the request to do so. Empty when the label
  /// was cancelled already.
  public Optional<Shipment> cancel(
      WorkspaceId workspace, Shipment label, VoidAnswer taken, RequestKey<Shipment> key) {
    return journal.bookOrKeep(
        () -> VoidedLabel.answer(workspace, label.id(), taken),
        () -> cancelled(workspace, label, taken, key));
  }

  private Optional<Shipment> cancelled(
      WorkspaceId workspace, Shipment label, VoidAnswer taken, RequestKey<Shipment> key) {
    var at = clock.now(workspace);
    var decision = Decision.of(label, taken, at);
    var data = events.data(workspace);
    return database
        .write(
            tx -> {
              if (!store.cancel(
                  tx, workspace, label.id(), at, decision.status(), decision.dueAt())) {
                return Optional.<Shipment>empty();
              }
              settlements.voided(tx, workspace, label.id(), decision.again(at), at);
              return Optional.of(told(tx, workspace, label.id(), data));
            })
        .map(cancelled -> answer(cancelled, key));
  }

  /// Stores the carrier's decision about the refund of a label that was cancelled already.
  public void decide(WorkspaceId workspace, Shipment cancelled, VoidAnswer answer) {
    journal.bookOrKeep(
        () -> VoidedLabel.answer(workspace, cancelled.id(), answer),
        () -> decided(workspace, cancelled, answer));
  }

  private boolean decided(WorkspaceId workspace, Shipment cancelled, VoidAnswer answer) {
    var at = clock.now(workspace);
    var decision = Decision.of(cancelled, answer, at);
    var data = events.data(workspace);
    return database.write(
        tx -> {
          if (!store.decideRefund(
              tx, workspace, cancelled.id(), decision.status(), decision.dueAt(), at)) {
            return false;
          }
          settlements.voided(tx, workspace, cancelled.id(), decision.again(at), at);
          events.changed(tx, workspace, cancelled.id());
          if (decision.status() == Refund.Status.REJECTED) {
            refund(tx, workspace, store.byId(tx, workspace, cancelled.id()).orElseThrow(), data);
          }
          return true;
        });
  }

  /// Books what the carrier said of a void while the database could not take it.
  ///
  /// @return whether there was such a word
  public boolean bookKept(String shipmentId) {
    return journal.bookNow(VoidedLabel.KIND, shipmentId);
  }

  /// Who finishes a void later: the engine, for the person who asked for it.
  public Actor finishing(WorkspaceId workspace, String shipmentId) {
    var asked = database.read(tx -> settlements.voidBy(tx, workspace, shipmentId));
    return BoughtBy.finishing(asked.orElse(null));
  }

  /// Books a void that the carrier made while the database could not take it.
  private void book(AnswerJournal.Answer kept) {
    var workspace = kept.owner();
    Acting.as(finishing(workspace, kept.subject()), () -> booked(workspace, kept));
  }

  private boolean booked(WorkspaceId workspace, AnswerJournal.Answer kept) {
    var label = database.read(tx -> store.byId(tx, workspace, kept.subject()));
    if (label.isEmpty()) {
      return false;
    }
    if (label.get().status() == ShipmentStatus.CANCELLED) {
      decide(workspace, label.get(), VoidedLabel.of(kept));
    } else {
      cancel(workspace, label.get(), VoidedLabel.of(kept), RequestKey.none());
    }
    return true;
  }

  /// The carrier certainly did not void it: the label stays good. Changes nothing when another
  /// engine has asked since.
  ///
  /// @param asked what was open when the carrier was asked
  public void withdraw(
      WorkspaceId workspace, Shipment label, Settlement asked, RequestKey<Shipment> key) {
    database.change(
        tx -> {
          key.withdraw(tx);
          if (settlements.close(tx, workspace, label.id(), asked)) {
            events.changed(tx, workspace, label.id());
          }
        });
  }

  /// Stores that the carrier did not answer; it is asked again.
  public void doubt(WorkspaceId workspace, Shipment label, Settlement next) {
    var asker = inHand.asker(label.id());
    database.change(
        tx -> {
          if (settlements.put(tx, workspace, label.id(), next, asker, clock.now(workspace))) {
            events.changed(tx, workspace, label.id());
          }
        });
  }

  /// Records the current state as the answer to a request.
  public Shipment answer(Shipment cancelled, RequestKey<Shipment> key) {
    var answer = key.answer(cancelled);
    return database.write(
        tx -> {
          answer.keep(tx);
          return cancelled;
        });
  }

  private Shipment told(Tx tx, WorkspaceId workspace, String id, Function<Shipment, String> data) {
    var cancelled = store.byId(tx, workspace, id).orElseThrow();
    events.append(tx, workspace, EventType.LABEL_CANCELLED, cancelled, data.apply(cancelled));
    refund(tx, workspace, cancelled, data);
    listener.cancelled(tx, workspace, cancelled);
    return cancelled;
  }

  private void refund(
      Tx tx, WorkspaceId workspace, Shipment cancelled, Function<Shipment, String> data) {
    var refund = cancelled.refund();
    if (refund != null && refund.status() != Refund.Status.NOT_APPLICABLE) {
      var type =
          refund.status() == Refund.Status.REJECTED
              ? EventType.REFUND_REJECTED
              : EventType.REFUND_PENDING;
      events.append(tx, workspace, type, cancelled, data.apply(cancelled));
    }
  }

  /// The effect of a carrier's answer on the refund.
  ///
  /// @param dueAt when it is added to the wallet; null when it is not, or when that is not known
  ///   yet
  /// @param askAgain pause before the carrier is asked again; null when it has decided
  private record Decision(
      Refund.Status status, @Nullable Instant dueAt, @Nullable Duration askAgain) {

    /// When the carrier is asked about the money.
    @Nullable Instant again(Instant at) {
      return askAgain == null ? null : at.plus(askAgain);
    }

    static Decision of(Shipment label, VoidAnswer answer, Instant at) {
      if (label.isBilledElsewhere()) {
        return new Decision(Refund.Status.NOT_APPLICABLE, null, null);
      }
      return switch (answer) {
        case VoidAnswer.Voided(var delay) ->
            new Decision(Refund.Status.PENDING, at.plus(delay), null);
        case VoidAnswer.Requested(var again) -> new Decision(Refund.Status.PENDING, null, again);
        case VoidAnswer.Unbilled() -> new Decision(Refund.Status.PENDING, at, null);
        case VoidAnswer.Refused(_) -> new Decision(Refund.Status.REJECTED, null, null);
      };
    }
  }
}
