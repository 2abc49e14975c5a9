package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.journal.AnswerJournal.Answer;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Books pickups with carriers. A pickup is stored before the carrier is asked. When the carrier's
/// answer is lost it stays in doubt: the packer is told, and it is not booked again.
public final class PickupBookings {

  private static final Logger LOG = LoggerFactory.getLogger(PickupBookings.class);

  /// What a carrier said of a pick-up, until the database can take it.
  private static final String KEPT = "pickup";

  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Database database;
  private final Leases leases;
  private final Carriers carriers;
  private final Locations locations;
  private final CallDeadline booking;
  private final Events events;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final ZoneId zone;
  private final AnswerJournal journal;
  private final PickupStore store = new PickupStore();
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();

  /// @param zone the workstation's time zone
  public PickupBookings(
      Database database,
      Leases leases,
      Carriers carriers,
      Locations locations,
      CallDeadline booking,
      Events events,
      Ids ids,
      WorkspaceClock clock,
      ZoneId zone,
      AnswerJournal journal) {
    this.database = database;
    this.leases = leases;
    this.carriers = carriers;
    this.locations = locations;
    this.booking = booking;
    this.events = events;
    this.ids = ids;
    this.clock = clock;
    this.zone = zone;
    this.journal = journal;
    journal.books(KEPT, this::book);
  }

  /// The carriers that come when a pickup is booked.
  public List<Carrier> carriers(Caller caller) {
    return carriers.selling(caller).stream()
        .filter(carrier -> carrier.able(Pickups.class).isPresent())
        .toList();
  }

  /// Books a pickup.
  ///
  /// @return the pickup, `IN_DOUBT` when the carrier did not answer
  /// @throws ProblemException when nothing was booked: `INVALID_REQUEST`, `INVALID_ADDRESS`,
  ///   `INVALID_SERVICE`, `SERVICE_NOT_AVAILABLE`, `CARRIER_UNAVAILABLE`; `CONFLICT` while another
  ///   one of the same carrier, day and postal code is in doubt
  public Pickup book(Caller caller, PickupDraft draft, RequestKey<Pickup> key) {
    return key.interrupted()
        .flatMap(id -> find(caller, id))
        .map(begun -> answered(begun, key))
        .orElseGet(() -> bookAfresh(caller, draft, key));
  }

  private Pickup bookAfresh(Caller caller, PickupDraft draft, RequestKey<Pickup> key) {
    var workspace = caller.workspace();
    var order = located(caller, draft).order(clock.now(workspace), zone);
    var carrier = carriers.requireSelling(caller, order.carrier());
    var able = able(carrier, carrier.profile().name());
    requireService(carrier.profile(), order.service());
    var intended = intended(workspace, carrier, order);
    underWay.add(intended.id());
    try {
      intend(workspace, intended, key);
      return asked(workspace, carrier, able, intended, key);
    } finally {
      underWay.remove(intended.id());
    }
  }

  private static void requireService(CarrierProfile profile, @Nullable String service) {
    if (service != null && profile.service(service).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE,
          "service",
          PickupWords.NO_SERVICE,
          profile.name(),
          profile.services().stream().map(CarrierService::code).collect(Collectors.joining(", ")));
    }
  }

  private PickupDraft located(Caller caller, PickupDraft draft) {
    return draft.location() != null
        ? draft
        : draft.at(
            locations.standard(caller).map(each -> AddressDraft.of(each.address())).orElse(null));
  }

  private Pickup intended(WorkspaceId workspace, Carrier carrier, PickupOrder order) {
    var name = carrier.profile().name();
    return new Pickup(
        ids.next(IdKind.PICKUP),
        name,
        order,
        PickupStatus.IN_DOUBT,
        carrier.terms().test(),
        "",
        "",
        order.date(),
        null,
        PickupWords.IN_DOUBT.of(name),
        clock.now(workspace).truncatedTo(ChronoUnit.MILLIS));
  }

  private void intend(WorkspaceId workspace, Pickup intended, RequestKey<Pickup> key) {
    database.change(
        tx -> {
          for (var open : store.inDoubt(tx, workspace)) {
            if (open.order().isBeside(intended.order())) {
              throw ProblemException.refused(
                  ProblemCode.CONFLICT, PickupWords.SECOND, open.carrierName(), open.id());
            }
          }
          store.insert(tx, workspace, intended, leases.name());
          key.begin(tx, intended.id());
        });
  }

  private Pickup asked(
      WorkspaceId workspace,
      Carrier carrier,
      Pickups able,
      Pickup intended,
      RequestKey<Pickup> key) {
    var name = carrier.profile().name();
    try {
      var request = intended.order().request(intended.id());
      var booked = booking.ask(carrier, () -> able.book(request), InDoubtException::new);
      return kept(
          workspace, EventType.PICKUP_BOOKED, intended.booked(booked), intended.status(), key);
    } catch (InDoubtException silent) {
      return doubted(workspace, intended, silent.said(), key);
    } catch (ProblemException refused) {
      database.change(
          tx -> {
            store.delete(tx, workspace, intended.id());
            key.withdraw(tx);
          });
      throw refused;
    } catch (RuntimeException broken) {
      LOG.warn("what {} said to a pick-up could not be read", carrier.profile().code(), broken);
      return doubted(workspace, intended, CarrierWords.GARBLED.of(name), key);
    }
  }

  private Pickup doubted(
      WorkspaceId workspace, Pickup intended, Message why, RequestKey<Pickup> key) {
    LOG.info("whether pick-up {} was booked is not known: {}", intended.id(), why.sentence());
    return kept(workspace, EventType.PICKUP_IN_DOUBT, intended, intended.status(), key);
  }

  /// An admin may have settled it otherwise meanwhile: that a truck was booked counts in any case.
  private Pickup kept(
      WorkspaceId workspace,
      EventType type,
      Pickup pickup,
      PickupStatus from,
      RequestKey<Pickup> key) {
    var told = PickupJson.text(pickup);
    var answer = key.answer(pickup);
    var known =
        journal.bookOrKeep(
            () -> new Answer(KEPT, workspace, pickup.id(), StoreJson.write(pickup)),
            () ->
                database.write(
                    tx -> {
                      boolean changed =
                          store.move(tx, workspace, pickup, from)
                              || (pickup.status() == PickupStatus.BOOKED
                                  && store.move(tx, workspace, pickup, PickupStatus.CANCELLED));
                      if (!changed) {
                        return Optional.of(store.find(tx, workspace, pickup.id()).orElse(pickup));
                      }
                      events.append(tx, workspace, type, pickup.id(), told);
                      answer.keep(tx);
                      return Optional.<Pickup>empty();
                    }));
    return known.map(before -> answered(before, key)).orElse(pickup);
  }

  /// Books what the carrier said while the database could not take it.
  private void book(Answer answer) {
    var pickup = StoreJson.read(answer.body(), Pickup.class);
    switch (pickup.status()) {
      case BOOKED ->
          kept(
              answer.owner(),
              EventType.PICKUP_BOOKED,
              pickup,
              PickupStatus.IN_DOUBT,
              RequestKey.none());
      case CANCELLED ->
          kept(
              answer.owner(),
              EventType.PICKUP_CANCELLED,
              pickup,
              PickupStatus.BOOKED,
              RequestKey.none());
      case IN_DOUBT -> {
        // as it stands in the database
      }
    }
  }

  private Pickup answered(Pickup begun, RequestKey<Pickup> key) {
    var answer = key.answer(begun);
    return database.write(
        tx -> {
          answer.keep(tx);
          return begun;
        });
  }

  /// Cancels a pickup at the carrier. One in doubt is only marked as cancelled: the caller has
  /// found out that the carrier will not come, or has told it by other means. Cancelling twice
  /// changes nothing.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CARRIER_UNAVAILABLE` when it was not cancelled; the
  ///   carrier's refusal; `CONFLICT` while it is being booked
  public Pickup cancel(Caller caller, String id, RequestKey<Pickup> key) {
    var workspace = caller.workspace();
    var pickup = get(caller, id);
    if (underWay.contains(id) || isElsewhere(workspace, id)) {
      throw ProblemException.tryLater(ProblemCode.CONFLICT, PickupWords.BUSY.of(), TRY_AGAIN);
    }
    if (pickup.status() == PickupStatus.BOOKED) {
      cancelAtCarrier(carriers.require(caller, pickup.order().carrier()), pickup);
    }
    return pickup.status() == PickupStatus.CANCELLED
        ? pickup
        : kept(workspace, EventType.PICKUP_CANCELLED, pickup.cancelled(), pickup.status(), key);
  }

  private boolean isElsewhere(WorkspaceId workspace, String id) {
    return database.read(
        tx -> leases.isElsewhere(tx, store.askedBy(tx, workspace, id).orElse(null)));
  }

  private static Pickups able(Carrier carrier, String name) {
    return carrier
        .able(Pickups.class)
        .orElseThrow(
            () ->
                ProblemException.refused(
                    ProblemCode.SERVICE_NOT_AVAILABLE, PickupWords.NOT_HERE, name));
  }

  private void cancelAtCarrier(Carrier carrier, Pickup pickup) {
    var able = able(carrier, pickup.carrierName());
    try {
      booking.ask(
          carrier,
          () -> {
            able.cancel(pickup.handle());
            return true;
          },
          InDoubtException::new);
    } catch (InDoubtException silent) {
      throw ProblemException.tryLater(
          ProblemCode.CARRIER_UNAVAILABLE, PickupWords.CANCEL_UNKNOWN.of(silent.said()), TRY_AGAIN);
    }
  }

  /// @throws ProblemException `NOT_FOUND`
  public Pickup get(Caller caller, String id) {
    return find(caller, id).orElseThrow(() -> ProblemException.notFound(PickupWords.PICKUP, id));
  }

  /// Pickups, newest first.
  ///
  /// @param carrier null for all
  /// @param status null for all
  public Page<Pickup> list(
      Caller caller, @Nullable String carrier, @Nullable PickupStatus status, Slice<Age> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), carrier, status, slice));
  }

  private Optional<Pickup> find(Caller caller, String id) {
    return database.read(tx -> store.find(tx, caller.workspace(), id));
  }
}
