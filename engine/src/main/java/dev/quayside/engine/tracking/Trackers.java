package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Lane;
import dev.quayside.engine.platform.wing.Wing;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tracks parcels: stored scans, brought up to date by asking the carriers.
public final class Trackers implements Wing {

  private static final Logger LOG = LoggerFactory.getLogger(Trackers.class);

  /// How long stored scans of a parcel under way are used before its carrier is asked again.
  private static final Duration FRESH = Duration.ofMinutes(1);

  /// The same for a parcel whose journey has ended, since only a late scan can still come.
  private static final Duration FRESH_ONCE_ENDED = Duration.ofDays(1);

  /// How often a shared database is asked whether a parcel is due.
  private static final Duration ASKED = Duration.ofSeconds(30);

  private static final int MOST_A_ROUND = 200;
  private static final int MOST_AT_ONCE = 5_000;

  private final TrackingTransactions transactions;
  private final Carriers carriers;
  private final TrackingQuery query;
  private final ForeignParcels foreign;
  private final WorkspaceClock clock;

  /// @param deadline how long carriers may take to answer
  public Trackers(
      TrackingTransactions transactions,
      Carriers carriers,
      WorkspaceClock clock,
      Duration deadline) {
    this.transactions = transactions;
    this.carriers = carriers;
    this.query = new TrackingQuery(carriers, transactions, clock, deadline);
    this.foreign = foreign(TrackingNumbers::detect);
    this.clock = clock;
  }

  /// Tracks a number of whichever carrier it is.
  public Tracker track(Caller caller, String trackingNumber) {
    return track(caller, trackingNumber, null);
  }

  /// One parcel: ours, or in production any other sender's. When its carrier does not answer, the
  /// answer is what is known of ours.
  ///
  /// @param trackingNumber as printed, copied or scanned: spaces, hyphens and case do not matter,
  ///   nor what a label's bar code has before the number
  /// @param carrier its code; null to tell it from the number
  /// @throws ProblemException `NOT_FOUND`, `INVALID_SERVICE`, `CARRIER_AMBIGUOUS`,
  ///   `CARRIER_UNAVAILABLE`, `INVALID_REQUEST` for a carrier the workspace does not have
  public Tracker track(Caller caller, String trackingNumber, @Nullable String carrier) {
    return switch (look(caller, List.of(trackingNumber), carrier).getFirst()) {
      case Lookup.Found(var tracker) -> tracker;
      case Lookup.Missed(var problem) -> throw new ProblemException(problem);
    };
  }

  /// One parcel of this workspace with its stored scans; the carrier is not asked.
  ///
  /// @param trackingNumber as for {@link #track(Caller, String, String)}
  public Optional<Tracker> known(WorkspaceId workspace, String trackingNumber) {
    var number = transactions.numbers(workspace, List.of(trackingNumber)).getFirst();
    return transactions.find(workspace, number, null).map(TrackingTransactions.Found::tracker);
  }

  /// Tracks several parcels; the results are in the order of the numbers.
  public List<Lookup> trackAll(Caller caller, List<String> trackingNumbers) {
    return look(caller, trackingNumbers, null);
  }

  /// Asks carriers about the parcels that are due, of all workspaces at the same time, with at most
  /// `MOST_A_ROUND` parcels of each.
  public void round(Collection<Caller> workspaces) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      workspaces.forEach(each -> threads.execute(() -> round(each)));
    }
  }

  /// Whether a round would ask about a parcel, for a {@link
  /// dev.quayside.engine.platform.lease.Question}.
  public static String areDue() {
    return TrackerStore.isDue();
  }

  /// Asks about all parcels of a workspace that are under way, for example when its clock has
  /// jumped. Beyond `MOST_AT_ONCE`, the rest follows in the regular rounds.
  public void catchUp(Caller caller) {
    ask(caller, transactions.open(caller.workspace(), MOST_AT_ONCE));
  }

  /// @param detect codes of the carriers whose number format a number has
  ForeignParcels foreign(Function<String, List<String>> detect) {
    return new ForeignParcels(carriers, query, detect);
  }

  private void round(Caller caller) {
    try {
      ask(
          caller,
          transactions.due(
              caller.workspace(), PollingSchedule.in(caller.environment()), MOST_A_ROUND));
    } catch (RuntimeException e) {
      LOG.warn("{}: a round of tracking failed and will be tried again", caller.workspace(), e);
    }
  }

  private void ask(Caller caller, List<TrackedParcel> parcels) {
    if (!parcels.isEmpty()) {
      transactions.asking(caller.workspace(), parcels, clock.now(caller.workspace()));
      query.about(caller, parcels);
    }
  }

  private List<Lookup> look(Caller caller, List<String> asked, @Nullable String carrier) {
    var numbers = transactions.numbers(caller.workspace(), asked);
    Map<String, Lookup> lookups = new HashMap<>(ours(caller, numbers, carrier));
    var others =
        numbers.stream().distinct().filter(number -> !lookups.containsKey(number)).toList();
    lookups.putAll(foreign.look(caller, others, carrier));
    return numbers.stream().map(number -> Objects.requireNonNull(lookups.get(number))).toList();
  }

  private Map<String, Lookup> ours(
      Caller caller, Collection<String> numbers, @Nullable String carrier) {
    var found = new HashMap<String, TrackingTransactions.Found>();
    numbers.forEach(
        number ->
            transactions
                .find(caller.workspace(), number, carrier)
                .ifPresent(parcel -> found.put(number, parcel)));
    var at = clock.now(caller.workspace());
    var stale =
        found.values().stream()
            .map(TrackingTransactions.Found::watch)
            .filter(watch -> isStale(watch, at))
            .toList();
    if (!stale.isEmpty()) {
      query.about(caller, stale);
      stale.forEach(
          watch ->
              transactions
                  .find(caller.workspace(), watch.trackingNumber(), watch.carrier())
                  .ifPresent(parcel -> found.put(watch.trackingNumber(), parcel)));
    }
    var lookups = new HashMap<String, Lookup>();
    found.forEach((number, parcel) -> lookups.put(number, new Lookup.Found(parcel.tracker())));
    return lookups;
  }

  private static boolean isStale(TrackedParcel watch, Instant at) {
    var fresh = watch.status().isTerminal() ? FRESH_ONCE_ENDED : FRESH;
    return !watch.heardAt().plus(fresh).isAfter(at);
  }

  @Override
  public List<Routes> routes() {
    return List.of(new TrackingRoutes(this));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.together(this::round).whenDue(areDue(), ASKED).in(Lane.PATIENT).byOneEngine());
  }
}
