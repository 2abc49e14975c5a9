package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.record.OrderedRecords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The locations a workspace ships from, in the order its people chose. The first is the default,
/// used when a request names none.
public final class Locations implements OrderedRecords<Location, LocationDraft> {

  /// Locations in one workspace.
  static final int MOST = 1_000;

  private final Database database;
  private final Audit audit;
  private final Ids ids;
  private final LocationStore store = new LocationStore();

  public Locations(Database database, Ids ids, Audit audit) {
    this.database = database;
    this.audit = audit;
    this.ids = ids;
  }

  @Override
  public List<Location> list(Caller caller) {
    return database.read(tx -> store.all(tx, caller.workspace()));
  }

  /// The currency of amounts that name none: that of the country that orders leave from, and of its
  /// carriers' accounts.
  public Currency currency(WorkspaceId workspace) {
    return home(workspace).map(home -> Money.currencyOf(home.country())).orElse(Money.USD);
  }

  /// The address of the default location; empty when there are no locations.
  public Optional<Address> home(WorkspaceId workspace) {
    return database.read(tx -> store.all(tx, workspace)).stream()
        .findFirst()
        .map(Location::address);
  }

  /// The default location; empty when there are no locations.
  public Optional<Location> standard(Caller caller) {
    return list(caller).stream().findFirst();
  }

  /// The address parcels leave from.
  ///
  /// @param named id or name of a location; null for the default
  /// @throws ProblemException `INVALID_REQUEST` naming `location` when it is not found, `from` when
  ///   the workspace has no location
  public Address sender(Caller caller, @Nullable String named) {
    var all = list(caller);
    if (named == null) {
      return all.stream()
          .findFirst()
          .map(Location::address)
          .orElseThrow(
              () ->
                  ProblemException.invalid(
                      ProblemCode.INVALID_REQUEST, "from", ParcelWords.LOCATION_NONE));
    }
    return all.stream()
        .filter(each -> each.isCalled(named))
        .findFirst()
        .map(Location::address)
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_REQUEST, "location", ParcelWords.LOCATION_UNKNOWN, named));
  }

  /// Adds a location as the last one.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken or the workspace
  ///   has a thousand
  public Location add(Caller caller, LocationDraft draft) {
    return add(caller, draft, RequestKey.none());
  }

  /// Adds a location, with `key` written in the same transaction.
  @Override
  public Location add(Caller caller, LocationDraft draft, RequestKey<Location> key) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    var added = draft.value(ids.next(IdKind.LOCATION));
    var answer = key.answer(added);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.all(tx, caller.workspace()).size(), MOST);
          answer.keep(tx);
          audit.note(tx, caller.workspace(), "location.created", added.id());
          return put(tx, caller, added);
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public Location get(Caller caller, String id) {
    return database
        .read(tx -> known(tx, caller, id))
        .orElseThrow(() -> ProblemException.notFound(ParcelWords.LOCATION, id));
  }

  /// Replaces the location with this id.
  ///
  /// @throws ProblemException `INVALID_REQUEST`; `CONFLICT` when the name is taken; `NOT_FOUND`
  @Override
  public Location change(Caller caller, String id, LocationDraft draft) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, draft::check);
    return database.write(
        tx -> {
          if (known(tx, caller, id).isEmpty()) {
            throw ProblemException.notFound(ParcelWords.LOCATION, id);
          }
          audit.note(tx, caller.workspace(), "location.changed", id);
          return put(tx, caller, draft.value(id));
        });
  }

  /// Saves an address typed at the packing desk: to the location it was chosen from, or to a new
  /// one named after the sender when that no longer exists.
  ///
  /// @param id null when no location was chosen
  /// @throws ProblemException `INVALID_REQUEST`; `FORBIDDEN` when the person may not change what
  ///   every desk sends from
  public Location keep(Caller caller, @Nullable String id, AddressDraft address) {
    Acting.require(Right.CHANGE_SETTINGS);
    Violations.refuseAs(
        ProblemCode.INVALID_REQUEST, found -> address.checkForLabel("address", found));
    return database.write(
        tx -> {
          var known = id == null ? Optional.<Location>empty() : known(tx, caller, id);
          var kept =
              known
                  .map(
                      before ->
                          new Location(
                              before.id(), before.name(), address.value(), before.cutOff()))
                  .orElseGet(() -> fresh(tx, caller, LocationDraft.of(address.value())));
          store.put(tx, caller.workspace(), kept);
          var action = known.isPresent() ? "location.changed" : "location.created";
          audit.note(tx, caller.workspace(), action, kept.id());
          return kept;
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  @Override
  public void remove(Caller caller, String id) {
    Acting.require(Right.CHANGE_SETTINGS);
    if (!database.write(
        tx ->
            store.remove(tx, caller.workspace(), id)
                && audit.noted(tx, caller.workspace(), "location.deleted", id))) {
      throw ProblemException.notFound(ParcelWords.LOCATION, id);
    }
  }

  /// Changes the order; the first is the default.
  ///
  /// @param order every location's id, once
  /// @throws ProblemException `INVALID_REQUEST` when one is missing, unknown or given twice
  @Override
  public List<Location> reorder(Caller caller, List<String> order) {
    Acting.require(Right.CHANGE_SETTINGS);
    return database.write(
        tx -> {
          var before = store.all(tx, caller.workspace()).stream().map(Location::id).toList();
          OrderedRecords.requireEach(before, order, ParcelWords.EVERY_LOCATION_ONCE);
          store.number(tx, caller.workspace(), order);
          order.stream()
              .findFirst()
              .ifPresent(first -> audit.note(tx, caller.workspace(), "location.reordered", first));
          return store.all(tx, caller.workspace());
        });
  }

  private Optional<Location> known(Tx tx, Caller caller, String id) {
    return store.all(tx, caller.workspace()).stream()
        .filter(location -> location.id().equals(id))
        .findFirst();
  }

  private Location put(Tx tx, Caller caller, Location location) {
    var named = store.named(tx, caller.workspace(), location.name());
    if (named.isPresent() && !named.get().equals(location.id())) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, ParcelWords.LOCATION_DOUBLE, location.name());
    }
    store.put(tx, caller.workspace(), location);
    return location;
  }

  /// Finds a free name: `Harbor & Pine`, `Harbor & Pine 2`, ...
  private Location fresh(Tx tx, Caller caller, LocationDraft draft) {
    return IntStream.iterate(1, i -> i + 1)
        .mapToObj(i -> i == 1 ? draft.name() : draft.name() + " " + i)
        .filter(name -> store.named(tx, caller.workspace(), name).isEmpty())
        .findFirst()
        .map(name -> new LocationDraft(name, draft.address()).value(ids.next(IdKind.LOCATION)))
        .orElseThrow();
  }
}
