package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.check.PackChecks;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// What each person did at each desk over a period, by the audit.
public final class PersonReports {

  /// The longest period: all of its entries are read.
  public static final int MOST_DAYS = 31;

  private static final Duration DAY = Duration.ofDays(1);

  /// A longer time without an act counts as a break, not as work.
  private static final Duration BREAK = Duration.ofMinutes(15);

  private final Database database;
  private final AuditLog audit;
  private final SubjectStore store = new SubjectStore();
  private final InstantSource clock;
  private final BiFunction<WorkspaceId, Collection<String>, Map<String, Integer>> pieces;
  private final PackChecks checks;

  /// @param pieces counts the pieces in parcels, by the ids of their shipments
  public PersonReports(
      Database database,
      InstantSource clock,
      BiFunction<WorkspaceId, Collection<String>, Map<String, Integer>> pieces,
      PackChecks checks) {
    this.database = database;
    audit = new AuditLog(database);
    this.clock = clock;
    this.pieces = pieces;
    this.checks = checks;
  }

  /// @param from null for a day before `to`
  /// @param to null for now
  /// @throws ProblemException `INVALID_REQUEST` when `from` is later than now, or the period longer
  ///   than {@link #MOST_DAYS} days
  public Period period(@Nullable Instant from, @Nullable Instant to) {
    var end = to == null ? clock.instant().plusMillis(1) : to;
    var begin = from == null ? end.minus(DAY) : from;
    if (begin.isAfter(end)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "from", AnalyticsWords.LATER_THAN_NOW);
    }
    if (Duration.between(begin, end).compareTo(DAY.multipliedBy(MOST_DAYS)) > 0) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "from", AnalyticsWords.MOST_DAYS, MOST_DAYS);
    }
    return new Period(begin, end);
  }

  /// One line for each person and desk at which something was done, most labels first.
  ///
  /// @throws ProblemException `FORBIDDEN` for a packer
  public List<PersonSum> people(Caller caller, Period period) {
    var acts = new LinkedHashMap<List<String>, List<AuditEntry>>();
    for (var entry : audit.between(caller, period.from(), period.to())) {
      var where = List.of(String.valueOf(entry.userId()), String.valueOf(entry.station()));
      acts.computeIfAbsent(where, _ -> new ArrayList<>()).add(entry);
    }
    var tallies = checks.tallies(caller, period.from(), period.to());
    return acts.entrySet().stream()
        .map(
            own ->
                sum(
                    caller.workspace(),
                    own.getValue(),
                    tallies.getOrDefault(own.getKey(), PackChecks.Tally.NONE)))
        .sorted(Comparator.comparingInt(PersonSum::labels).reversed())
        .toList();
  }

  /// By what people know what was acted on, by its id: an order's number, a parcel's reference and
  /// tracking number, a person's name, a print's title. What has no such name is left out.
  ///
  /// @throws ProblemException `FORBIDDEN` for a packer
  public Map<String, String> names(Caller caller, Collection<String> subjects) {
    Acting.require(Right.SEE_AUDIT);
    return database.read(tx -> store.names(tx, caller.workspace(), subjects));
  }

  private PersonSum sum(WorkspaceId workspace, List<AuditEntry> own, PackChecks.Tally checked) {
    var labels = subjects(own, "label.created");
    var newest = own.getLast();
    return new PersonSum(
        newest.userId(),
        newest.userName(),
        newest.station(),
        labels.size(),
        pieces.apply(workspace, labels).values().stream().mapToInt(Integer::intValue).sum(),
        minutes(own),
        subjects(own, "label.cancelled").size(),
        subjects(own, "print_job.reprinted").size(),
        checked.pieces(),
        checked.mistakes());
  }

  private static List<String> subjects(List<AuditEntry> own, String action) {
    return own.stream()
        .filter(entry -> entry.action().equals(action))
        .map(AuditEntry::subject)
        .toList();
  }

  private static int minutes(List<AuditEntry> own) {
    var worked = Duration.ZERO;
    for (int i = 1; i < own.size(); i++) {
      var gap = Duration.between(own.get(i - 1).createdAt(), own.get(i).createdAt());
      worked = gap.compareTo(BREAK) > 0 ? worked : worked.plus(gap);
    }
    return (int) worked.plusSeconds(59).toMinutes();
  }
}
