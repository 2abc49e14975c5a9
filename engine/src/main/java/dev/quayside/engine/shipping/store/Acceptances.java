package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Books labels that a carrier has sold: label, charge, event, documents and the caller's key in
/// one transaction. What the database cannot take is kept in the journal and booked later.
public final class Acceptances {

  private static final Logger LOG = LoggerFactory.getLogger(Acceptances.class);

  private final Database database;
  private final WorkspaceClock clock;
  private final LabelMoney money;
  private final LabelEventLog events;
  private final ShipmentListener listener;
  private final InHand inHand;
  private final AnswerJournal journal;
  private final PurchaseAnswers answers;
  private final ShipmentStore store = new ShipmentStore();
  private final ShipmentDocumentStore documents = new ShipmentDocumentStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  Acceptances(
      Database database,
      WorkspaceClock clock,
      LabelMoney money,
      LabelEventLog events,
      ShipmentListener listener,
      InHand inHand,
      AnswerJournal journal) {
    this.database = database;
    this.clock = clock;
    this.money = money;
    this.events = events;
    this.listener = listener;
    this.inHand = inHand;
    this.journal = journal;
    this.answers = new PurchaseAnswers(database, clock);
    journal.books(SoldLabel.KIND, this::book);
  }

  /// Books a label that the carrier has sold just now. A second call changes nothing.
  ///
  /// @param chosenFrom the rates stored by {@link Intents#intend}
  public Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      List<Rate> chosenFrom,
      Acceptance acceptance,
      Instant voidableUntil,
      RequestKey<Shipment> key) {
    var sold = new Sold(workspace, pending, acceptance, voidableUntil, _ -> chosenFrom);
    return journal.bookOrKeep(sold::kept, () -> besideOthers(new Booking(sold, key)));
  }

  /// Books a label of a purchase that was in doubt.
  public Shipment acceptLate(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Instant voidableUntil,
      RequestKey<Shipment> key) {
    var sold =
        new Sold(
            workspace,
            pending,
            acceptance,
            voidableUntil,
            tx -> store.chosenFrom(tx, workspace, pending.id()));
    return journal.bookOrKeep(sold::kept, () -> alone(new Booking(sold, key)));
  }

  /// Books a label that the carrier sold while the database could not take it.
  ///
  /// @return whether there was one
  public boolean bookKept(String shipmentId) {
    return journal.bookNow(SoldLabel.KIND, shipmentId);
  }

  /// A label that is booked, as the answer to a request.
  public Shipment known(WorkspaceId workspace, String shipmentId, RequestKey<Shipment> key) {
    var booked = database.read(tx -> store.byId(tx, workspace, shipmentId)).orElseThrow();
    return answers.record(workspace, booked, key);
  }

  private void book(AnswerJournal.Answer kept) {
    var sold = SoldLabel.of(kept);
    var bought = sold.pending();
    var until = sold.voidableUntil();
    Acting.as(
        BoughtBy.finishing(bought.boughtBy()),
        () -> acceptLate(kept.owner(), bought, sold.acceptance(), until, RequestKey.none()));
  }

  /// Books a label beside other purchases, if its shipment is still pending.
  private Shipment besideOthers(Booking booking) {
    return database.writeBeside(booking::ofPending) ? booking.bought : alone(booking);
  }

  /// Books a label while no other work changes anything, whatever became of its shipment.
  private Shipment alone(Booking booking) {
    return database
        .write(booking::ofAny)
        .map(before -> answers.record(booking.workspace, before, booking.key))
        .orElse(booking.bought);
  }

  /// What a carrier has sold.
  ///
  /// @param chosenFrom reads the rates the caller chose from
  private record Sold(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Instant voidableUntil,
      Function<Tx, List<Rate>> chosenFrom) {

    AnswerJournal.Answer kept() {
      return SoldLabel.answer(workspace, pending, acceptance, voidableUntil);
    }
  }

  /// A label that is being booked. Row, event and answer are made before the transaction, so that
  /// others wait for it only shortly.
  private final class Booking {
    private final Sold sold;
    private final WorkspaceId workspace;
    private final Instant at;
    private final Shipment bought;
    private final AcceptedRow row;
    private final String data;
    private final RequestKey<Shipment> key;
    private final RequestKey.Prepared answer;

    Booking(Sold sold, RequestKey<Shipment> key) {
      this.sold = sold;
      this.key = key;
      workspace = sold.workspace();
      at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
      bought = sold.pending().accepted(sold.acceptance(), sold.voidableUntil(), at);
      row = AcceptedRow.of(bought, sold.acceptance().words(), sold.voidableUntil(), at);
      data = events.data(workspace).apply(bought);
      answer = key.answer(bought);
    }

    /// @return false, with nothing changed, when the shipment is not pending
    boolean ofPending(Tx tx) {
      boolean pending = store.accept(tx, workspace, row);
      if (pending) {
        complete(tx);
      }
      return pending;
    }

    /// @return the shipment when it was booked before
    Optional<Shipment> ofAny(Tx tx) {
      if (ofPending(tx)) {
        return Optional.empty();
      }
      var there = store.byId(tx, workspace, bought.id());
      if (there.isPresent() && there.get().trackingNumber().isPresent()) {
        return there;
      }
      regain(tx, there.isPresent());
      store.accept(tx, workspace, row);
      complete(tx);
      return Optional.empty();
    }

    /// Everything that a label's row being there brings with it.
    private void complete(Tx tx) {
      answer.keep(tx);
      codes.put(tx, workspace, bought.id(), sold.acceptance().words().allCodes());
      for (var document : sold.acceptance().documents()) {
        documents.keep(tx, workspace, bought.id(), document, at);
      }
      var offered = sold.chosenFrom().apply(tx);
      listener.bought(tx, workspace, bought, offered);
      tx.later(later -> store.keepChosen(later, workspace, bought, offered));
      events.append(tx, workspace, EventType.LABEL_CREATED, bought, data);
      money.charge(tx, workspace, bought);
    }

    /// Another engine took this one for dead and heard "not bought", and yet it was: the label is
    /// here, so it is booked.
    ///
    /// @throws IllegalStateException when the money is spent; the log has the number
    private void regain(Tx tx, boolean there) {
      var pending = sold.pending();
      LOG.warn(
          "{} was given up, and {} sold it after all: {}",
          pending.id(),
          pending.carrier(),
          row.trackingNumber());
      if (there) {
        store.regain(tx, workspace, pending.id());
      } else {
        var asker = inHand.asker(pending.id());
        store.insertPending(
            tx, workspace, PendingRow.of(pending, List.of()), asker.name(), asker.now());
      }
      if (!money.holdAgain(tx, workspace, pending)) {
        throw new IllegalStateException(
            "%s of %s was bought, and the wallet has no money for it any more"
                .formatted(row.trackingNumber(), pending.carrier()));
      }
    }
  }
}
