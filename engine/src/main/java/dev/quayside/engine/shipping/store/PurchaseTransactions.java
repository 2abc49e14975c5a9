package dev.quayside.engine.shipping.store;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.PurchaseStep;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The transactions of a purchase. In each of them money, shipment, event and the caller's key
/// change together or not at all.
///
/// The intent and the acceptance go on beside those of other purchases (ADR 13). They take what
/// they share in one order: the key, the shipment, the orders in the parcel, the contacts, the
/// place of the event, the wallet.
public final class PurchaseTransactions {

  private static final Logger LOG = LoggerFactory.getLogger(PurchaseTransactions.class);

  private final Database database;
  private final Wallets wallets;
  private final Events events;
  private final Idempotency idempotency;
  private final WorkspaceClock clock;
  private final LabelEvents labelEvents;
  private final ShipmentListener listener;
  private final SecondPurchase second;
  private final PurchaseAnswers answers;
  private final InHand inHand;
  private final AnswerJournal journal;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();
  private final ShipmentDocumentStore documents = new ShipmentDocumentStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  public PurchaseTransactions(
      Database database,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      WorkspaceClock clock,
      LabelEvents labelEvents,
      ShipmentListener listener,
      InFlight inFlight,
      InHand inHand,
      AnswerJournal journal) {
    this.database = database;
    this.wallets = wallets;
    this.events = events;
    this.idempotency = idempotency;
    this.clock = clock;
    this.labelEvents = labelEvents;
    this.listener = listener;
    this.second = new SecondPurchase(inFlight, inHand);
    this.answers = new PurchaseAnswers(database, clock);
    this.inHand = inHand;
    this.journal = journal;
    journal.books(SoldLabel.KIND, this::book);
  }

  /// Stores the intent before the carrier is asked. The money is held, and a crash leaves the
  /// intent to be settled.
  ///
  /// @param again whether an earlier purchase with the sender's reference may be in doubt
  /// @throws ProblemException `INSUFFICIENT_BALANCE`, `DUPLICATE_SHIPMENT`; `SERVICE_UNAVAILABLE`
  ///   when this engine is too old to buy
  public void intend(
      Caller caller,
      Shipment pending,
      List<Rate> chosenFrom,
      boolean again,
      PurchaseStep step,
      RequestKey<Shipment> key) {
    inHand.requireNotTooOld();
    var workspace = caller.workspace();
    var row = PendingRow.of(pending, chosenFrom);
    var reference = pending.consignment().reference();
    var until = inHand.until();
    var asker = inHand.asker(pending.id());
    Function<Tx, Boolean> intent =
        tx -> {
          // the key first: where another engine has it, what that one buys is no second purchase
          key.begin(tx, pending.id());
          if (reference != null && !again) {
            second.refuse(tx, workspace, reference);
          }
          tx.later(later -> store.insertPending(later, workspace, row, asker.name(), until));
          step.intended(tx, pending.id());
          if (!pending.isBilledElsewhere()) {
            wallets.hold(tx, caller, pending.terms().billing(), pending.price());
          }
          events.shipmentChanged(tx, workspace, pending.id());
          return true;
        };
    var _ = database.writeBeside(intent);
  }

  /// Stores the carrier's acceptance. A second call changes nothing.
  ///
  /// @param chosenFrom the rates stored by {@link #intend}
  public Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      List<Rate> chosenFrom,
      Acceptance acceptance,
      Instant voidableUntil,
      RequestKey<Shipment> key) {
    return accept(workspace, pending, acceptance, voidableUntil, true, key, _ -> chosenFrom);
  }

  /// Stores the acceptance of a purchase that was in doubt.
  public Shipment acceptLate(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Instant voidableUntil,
      RequestKey<Shipment> key) {
    Function<Tx, List<Rate>> rates = tx -> store.chosenFrom(tx, workspace, pending.id());
    return accept(workspace, pending, acceptance, voidableUntil, false, key, rates);
  }

  private Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Instant voidableUntil,
      boolean beside,
      RequestKey<Shipment> key,
      Function<Tx, List<Rate>> chosenFrom) {
    return journal.bookOrKeep(
        () -> SoldLabel.answer(workspace, pending, acceptance, voidableUntil),
        () -> booked(workspace, pending, acceptance, voidableUntil, beside, key, chosenFrom));
  }

  private Shipment booked(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Instant voidableUntil,
      boolean beside,
      RequestKey<Shipment> key,
      Function<Tx, List<Rate>> chosenFrom) {
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    var words = acceptance.words();
    var bought = pending.accepted(acceptance, voidableUntil, at);
    var row = AcceptedRow.of(bought, words, voidableUntil, at);
    var told = labelEvents.of(workspace).apply(bought);
    var answer = key.answer(bought);
    Function<Tx, Optional<Shipment>> late =
        tx -> {
          var there = store.byId(tx, workspace, pending.id());
          if (there.isPresent() && there.get().trackingNumber().isPresent()) {
            return there;
          }
          regain(tx, workspace, pending, there.isPresent(), words.trackingNumber());
          store.accept(tx, workspace, row);
          return Optional.empty();
        };
    Consumer<Tx> rest =
        tx -> {
          answer.keep(tx);
          codes.put(tx, workspace, bought.id(), words.allCodes());
          for (var document : acceptance.documents()) {
            documents.keep(tx, workspace, bought.id(), document, at);
          }
          var offered = chosenFrom.apply(tx);
          listener.bought(tx, workspace, bought, offered);
          tx.later(later -> store.keepChosen(later, workspace, bought, offered));
          events.append(tx, workspace, EventType.LABEL_CREATED, bought.id(), told);
          charge(tx, workspace, bought);
        };
    return book(tx -> store.accept(tx, workspace, row), late, rest, beside)
        .map(before -> answer(workspace, before, key))
        .orElse(bought);
  }

  private void charge(Tx tx, WorkspaceId workspace, Shipment bought) {
    if (!bought.isBilledElsewhere()) {
      wallets.charge(
          tx,
          workspace,
          bought.terms().billing(),
          bought.price(),
          bought.id(),
          description(bought));
    }
  }

  /// Books a label a carrier has sold, beside other purchases if it can be: what is not pending any
  /// more is looked into while no other work changes anything.
  ///
  /// @param accept false when the shipment is not pending
  /// @param late what to do then; a shipment when it was booked before
  /// @return the shipment when it was booked before
  private Optional<Shipment> book(
      Predicate<Tx> accept,
      Function<Tx, Optional<Shipment>> late,
      Consumer<Tx> rest,
      boolean beside) {
    if (beside && database.writeBeside(tx -> accepted(tx, accept, rest))) {
      return Optional.empty();
    }
    return database.write(
        tx -> {
          if (accepted(tx, accept, rest)) {
            return Optional.empty();
          }
          var known = late.apply(tx);
          if (known.isEmpty()) {
            rest.accept(tx);
          }
          return known;
        });
  }

  private static boolean accepted(Tx tx, Predicate<Tx> accept, Consumer<Tx> rest) {
    boolean accepted = accept.test(tx);
    if (accepted) {
      rest.accept(tx);
    }
    return accepted;
  }

  /// Books a label that the carrier sold while the database could not take it.
  ///
  /// @return whether there was one
  public boolean bookKept(String shipmentId) {
    return journal.bookNow(SoldLabel.KIND, shipmentId);
  }

  /// A label that is booked, as the answer to a request.
  public Shipment known(WorkspaceId workspace, String shipmentId, RequestKey<Shipment> key) {
    return answer(
        workspace, database.read(tx -> store.byId(tx, workspace, shipmentId)).orElseThrow(), key);
  }

  private void book(AnswerJournal.Answer kept) {
    var sold = SoldLabel.of(kept);
    var bought = sold.pending();
    var until = sold.voidableUntil();
    Acting.as(
        BoughtBy.finishing(bought.boughtBy()),
        () -> acceptLate(kept.owner(), bought, sold.acceptance(), until, RequestKey.none()));
  }

  /// Marks a purchase as in doubt, since the carrier did not answer. The caller gets `pending`, and
  /// so does its retry.
  ///
  /// @return how the shipment stands; empty when it was found meanwhile that nothing was bought
  public Optional<Shipment> doubt(
      WorkspaceId workspace, Shipment pending, Settlement next, RequestKey<Shipment> key) {
    var asker = inHand.asker(pending.id());
    return database
        .write(
            tx -> {
              if (settlements.put(tx, workspace, pending.id(), next, asker, clock.now(workspace))) {
                events.shipmentChanged(tx, workspace, pending.id());
              }
              return store.byId(tx, workspace, pending.id());
            })
        .map(doubted -> answer(workspace, doubted, key));
  }

  /// Ends a purchase that the carrier certainly did not make. The money is released, and the
  /// idempotency key may be used again. An intent that no caller was told of is deleted.
  ///
  /// @return the shipment where another engine knows better; empty when nothing was bought
  public Optional<Shipment> release(WorkspaceId workspace, Shipment pending) {
    return release(workspace, pending, _ -> {});
  }

  /// Ends like {@link #release} a purchase whose request is over, so that no caller is left to note
  /// it with the orders in the parcel: they are to be shipped again in the same transaction, and a
  /// retry that finds its key free finds them free too.
  public Optional<Shipment> releaseLeft(WorkspaceId workspace, Shipment pending) {
    return release(workspace, pending, tx -> listener.givenUp(tx, workspace, pending));
  }

  private Optional<Shipment> release(WorkspaceId workspace, Shipment pending, Consumer<Tx> untold) {
    var asEvent = labelEvents.of(workspace);
    var asker = inHand.asker(pending.id());
    return database.write(
        tx -> {
          if (store.deleteUntold(tx, workspace, pending.id(), asker)) {
            free(tx, workspace, pending);
            untold.accept(tx);
            events.shipmentChanged(tx, workspace, pending.id());
            return Optional.empty();
          }
          if (abandon(tx, workspace, pending, asker, asEvent)) {
            return Optional.empty();
          }
          return store
              .byId(tx, workspace, pending.id())
              .filter(each -> each.status() != ShipmentStatus.CANCELLED);
        });
  }

  /// Ends a purchase like {@link #release}, for a caller that knows of the label: it stays, as
  /// cancelled.
  public Shipment abandon(WorkspaceId workspace, Shipment pending, RequestKey<Shipment> key) {
    var asEvent = labelEvents.of(workspace);
    var asker = inHand.asker(pending.id());
    return answer(
        workspace,
        database.write(
            tx -> {
              abandon(tx, workspace, pending, asker, asEvent);
              key.begin(tx, pending.id());
              return store.byId(tx, workspace, pending.id()).orElseThrow();
            }),
        key);
  }

  /// Records the current state as the answer to a request.
  ///
  /// @return as {@link PurchaseAnswers#record}
  public Shipment answer(WorkspaceId workspace, Shipment settled, RequestKey<Shipment> key) {
    return answers.record(workspace, settled, key);
  }

  private boolean abandon(
      Tx tx,
      WorkspaceId workspace,
      Shipment pending,
      InHand.Asker asker,
      Function<Shipment, String> asEvent) {
    boolean mine = store.abandon(tx, workspace, pending.id(), clock.now(workspace), asker);
    if (mine) {
      free(tx, workspace, pending);
      var abandoned = store.byId(tx, workspace, pending.id()).orElseThrow();
      events.append(
          tx, workspace, EventType.LABEL_CANCELLED, abandoned.id(), asEvent.apply(abandoned));
      listener.givenUp(tx, workspace, abandoned);
    }
    return mine;
  }

  /// Another engine took this one for dead and heard "not bought", and yet it was: the label is
  /// here, so it is booked.
  ///
  /// @throws IllegalStateException when the money is spent; the log has the number
  private void regain(
      Tx tx, WorkspaceId workspace, Shipment pending, boolean there, String trackingNumber) {
    LOG.warn(
        "{} was given up, and {} sold it after all: {}",
        pending.id(),
        pending.carrier(),
        trackingNumber);
    if (there) {
      store.regain(tx, workspace, pending.id());
    } else {
      var asker = inHand.asker(pending.id());
      store.insertPending(
          tx, workspace, PendingRow.of(pending, List.of()), asker.name(), asker.now());
    }
    if (!pending.isBilledElsewhere()
        && !wallets.holdAgain(tx, workspace, pending.terms().billing(), pending.price())) {
      throw new IllegalStateException(
          "%s of %s was bought, and the wallet has no money for it any more"
              .formatted(trackingNumber, pending.carrier()));
    }
  }

  private void free(Tx tx, WorkspaceId workspace, Shipment pending) {
    if (!pending.isBilledElsewhere()) {
      wallets.release(tx, workspace, pending.terms().billing(), pending.price());
    }
    idempotency.forget(tx, workspace, pending.id());
  }

  private static Message description(Shipment bought) {
    return Message.said(bought.serviceName() + " " + bought.trackingNumber().orElse(""));
  }
}
