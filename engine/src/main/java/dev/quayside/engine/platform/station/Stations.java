package dev.quayside.engine.platform.station;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.Changes;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.lease.EngineName;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The stations of this installation. Each has one engine, found again by the engine's name in its
/// folder; whether it is there says that engine's lease, so nothing is written for it.
public final class Stations {

  private static final Logger LOG = LoggerFactory.getLogger(Stations.class);

  public static final int LONGEST_NAME = 60;

  private final Database database;
  private final Leases leases;
  private volatile Station own;
  private final boolean eldest;
  private final StationStore store = new StationStore();
  private final Changes changes = new Changes();

  /// Enters this engine's station, or finds it again.
  ///
  /// @param wanted null to keep the name it has, else the computer's
  /// @param alone whether no other engine can work on the database: then a station that a restored
  ///   backup or a copied folder brought along is this one
  /// @throws StoreException when another folder holds the name
  public Stations(
      Database database, Leases leases, Ids ids, @Nullable String wanted, boolean alone) {
    this.database = database;
    this.leases = leases;
    // thrown out here: a refusal within a write is taken for a failure of the database
    own =
        database
            .write(tx -> enter(tx, ids, wanted, alone))
            .orElseThrow(
                () -> new StoreException(StationWords.TAKEN.of(String.valueOf(wanted)), null));
    eldest =
        database.read(
            tx ->
                store.all(tx).stream()
                    .allMatch(row -> own.id().compareTo(row.station().id()) <= 0));
  }

  /// Asks whether a station came, went or was forgotten.
  public static Question changed(Runnable then) {
    return Question.changed(StationStore.PRESENT, then);
  }

  /// Whether a station may have this name.
  public static boolean isName(String name) {
    return !name.isBlank() && name.length() <= LONGEST_NAME;
  }

  /// The station of a folder, for a command that works beside its engine or without one.
  ///
  /// @param wanted as for an engine
  public static Station ofFolder(
      FolderDatabase kept,
      Database database,
      @Nullable String wanted,
      InstantSource clock,
      RandomGenerator random) {
    var name = EngineName.in(kept.directory().engineName(), random);
    var leases = new Leases(database, clock, name, Leases.LIFETIME);
    return new Stations(database, leases, new Ids(clock, random), wanted, !kept.isShared()).own();
  }

  /// Looks up what this station is called, after another engine has renamed it.
  public void lookAgain() {
    database.read(tx -> store.byId(tx, own.id())).ifPresent(row -> own = row.station());
  }

  /// Calls a station something else. Its printers, routes and settings go by its id and stay its
  /// own; what was noted before keeps the name that it had then.
  ///
  /// @param noted notes who did it
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` for a name that is none; `CONFLICT`
  ///   when another station is called so
  public Station rename(String id, String wanted, Consumer<Tx> noted) {
    var name = wanted.strip();
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> checkName(name, found));
    var renamed =
        database.write(
            tx -> {
              var all = store.all(tx);
              var row =
                  all.stream()
                      .filter(each -> each.station().id().equals(id) && !each.forgotten())
                      .findFirst()
                      .orElseThrow(() -> ProblemException.notFound(StationWords.STATION, id));
              all.stream()
                  .filter(each -> each.station().name().equalsIgnoreCase(name))
                  .filter(each -> !each.station().id().equals(id))
                  .forEach(each -> makeRoom(tx, each));
              if (!row.station().name().equals(name)) {
                store.rename(tx, id, name);
                noted.accept(tx);
                changes.note(tx, Remembered.STATIONS);
              }
              return new Station(id, name);
            });
    if (id.equals(own.id())) {
      own = renamed;
    }
    return renamed;
  }

  private static void checkName(String name, Violations found) {
    found.require("name", name);
    if (name.length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
  }

  /// A forgotten station lets go of its name.
  private void makeRoom(Tx tx, StationStore.Row namesake) {
    if (!namesake.forgotten()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, StationWords.NAME_TAKEN, namesake.station().name());
    }
    setAside(tx, namesake.station());
  }

  /// The station of this engine.
  public Station own() {
    return own;
  }

  /// Whether this is the first station the installation had: what was there before there were any
  /// is its.
  public boolean isEldest() {
    return eldest;
  }

  /// Empty when another folder holds the name.
  private Optional<Station> enter(Tx tx, Ids ids, @Nullable String wanted, boolean alone) {
    var all = store.all(tx);
    var before =
        all.stream()
            .filter(row -> row.engine().equals(leases.name()))
            .findFirst()
            .or(() -> left(all, alone));
    var name =
        wanted != null
            ? wanted
            : before
                .map(row -> row.station().name())
                .orElseGet(() -> alone ? MachineName.ofThis() : free(all));
    var namesake = all.stream().filter(row -> row.station().name().equals(name)).findFirst();
    var mine = before;
    if (namesake.isPresent() && !namesake.equals(before)) {
      if (!namesake.get().forgotten() && !alone) {
        return Optional.empty();
      }
      if (before.isPresent()) {
        setAside(tx, namesake.get().station());
      } else {
        mine = namesake;
      }
    }
    var station =
        new Station(
            mine.map(row -> row.station().id()).orElseGet(() -> ids.next(IdKind.STATION)), name);
    store.put(tx, station, leases.name(), version(), leases.now());
    return Optional.of(station);
  }

  /// The only station of a database that no other engine can work on.
  private static Optional<StationStore.Row> left(List<StationStore.Row> all, boolean alone) {
    return alone && all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /// Several folders on one computer are told apart by a number.
  private static String free(List<StationStore.Row> all) {
    var taken =
        all.stream()
            .filter(row -> !row.forgotten())
            .map(row -> row.station().name())
            .collect(Collectors.toSet());
    var machine = MachineName.ofThis();
    return IntStream.iterate(1, each -> each + 1)
        .mapToObj(each -> each == 1 ? machine : machine + "-" + each)
        .filter(name -> !taken.contains(name))
        .findFirst()
        .orElseThrow();
  }

  private void setAside(Tx tx, Station forgotten) {
    store.rename(tx, forgotten.id(), forgotten.name() + " " + forgotten.id());
  }

  private static @Nullable String version() {
    return Stations.class.getPackage().getImplementationVersion();
  }

  /// Notes when this station was last there; to be called while its lease still stands.
  public void leave() {
    try {
      database.change(
          tx -> {
            store.seen(tx, own.id(), leases.now());
          });
    } catch (StoreException away) {
      LOG.warn("that this station has ended is noticed once its sign of life is old", away);
    }
  }

  /// Whether it is worth saying at which of them something was done.
  public boolean areSeveral() {
    return all().size() > 1;
  }

  /// All but the forgotten ones, by name.
  public List<KnownStation> all() {
    return database.read(this::all);
  }

  public List<KnownStation> all(Tx tx) {
    var ends = leases.ends(tx);
    return store.all(tx).stream()
        .filter(row -> !row.forgotten())
        .map(row -> known(row, ends))
        .toList();
  }

  private KnownStation known(StationStore.Row row, Map<String, Instant> ends) {
    var until = ends.get(row.engine());
    boolean online = row.station().equals(own) || until != null && until.isAfter(leases.now());
    var heard = until == null ? row.seenAt() : until.minus(leases.lifetime());
    return new KnownStation(
        row.station(),
        online,
        !online && until != null,
        heard.isAfter(row.seenAt()) ? heard : row.seenAt(),
        row.version());
  }

  /// Stations that are not there although they were not closed, without the forgotten ones.
  public List<Station> broken() {
    return all().stream().filter(KnownStation::broken).map(KnownStation::station).toList();
  }

  public Instant now() {
    return leases.now();
  }

  /// Names of all stations that are not there, forgotten ones among them.
  public Set<String> offline() {
    return database.read(this::offline);
  }

  public Set<String> offline(Tx tx) {
    var ends = leases.ends(tx);
    return store.all(tx).stream()
        .filter(row -> !row.station().equals(own))
        .filter(row -> !known(row, ends).online())
        .map(row -> row.station().name())
        .collect(Collectors.toSet());
  }

  /// Forgets a station that is not there. Its printers stay until they are handed over or removed.
  ///
  /// @param noted notes who did it
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while it is there
  public void forget(String id, Consumer<Tx> noted) {
    database.change(
        tx -> {
          var row =
              store
                  .byId(tx, id)
                  .filter(each -> !each.forgotten())
                  .orElseThrow(() -> ProblemException.notFound(StationWords.STATION, id));
          if (row.station().equals(own) || known(row, leases.ends(tx)).online()) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, StationWords.ONLINE, row.station().name());
          }
          store.forget(tx, id);
          noted.accept(tx);
        });
  }
}
