package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A workspace's shipping over a period: possible savings, and the carriers' performance.
public final class Reports {

  private static final Duration SAVINGS_LOOK_BACK = Duration.ofDays(365);

  private static final Duration ON_TIME_LOOK_BACK = Duration.ofDays(90);

  /// Deliveries: a carrier with fewer has no on-time share, since it would say little.
  private static final int ON_TIME_DELIVERIES = 5;

  private final Database database;
  private final Carriers carriers;
  private final WorkspaceClock clock;
  private final Function<String, DeliveryDays> days;
  private final SavingsStore savings = new SavingsStore();
  private final RecordStore records = new RecordStore();

  /// @param days the delivery days of a carrier, by its code
  public Reports(
      Database database,
      Carriers carriers,
      WorkspaceClock clock,
      Function<String, DeliveryDays> days) {
    this.database = database;
    this.carriers = carriers;
    this.clock = clock;
    this.days = days;
  }

  /// Possible savings in one currency.
  ///
  /// @param from null for a year before `to`
  /// @param to null for now
  /// @param currency null for the one most parcels were paid in
  public Savings savings(
      Caller caller, @Nullable Instant from, @Nullable Instant to, @Nullable Currency currency) {
    var period = period(caller, from, to);
    var workspace = caller.workspace();
    return database.read(
        tx -> {
          var days = WholeDays.of(period);
          var rest = savings.rest(tx, workspace, days);
          var sheet = new SavingsSheet();
          savings.lanes(tx, workspace, days, rest, sheet::add);
          var counted = currency == null ? sheet.usual() : currency;
          var top =
              sheet.top(counted).stream()
                  .map(
                      sum ->
                          SavingsSheet.named(
                              sum, savings.shares(tx, workspace, days, rest, sum.lane())))
                  .toList();
          return sheet.savings(counted, top, period).with(others(tx, workspace, period, counted));
        });
  }

  private int others(Tx tx, WorkspaceId workspace, Period period, Currency counted) {
    return records.paidByOthers(tx, workspace, period, null).stream()
        .filter(each -> each.currency().equals(counted.getCurrencyCode()))
        .mapToInt(RecordStore.PaidByOthers::parcels)
        .sum();
  }

  /// One record for each carrier and currency, sorted by carrier.
  public List<CarrierRecord> carriers(Caller caller, Period period, @Nullable String carrier) {
    var parcels = parcels(caller, period, carrier);
    var others = counts(parcels.others());
    return parcels.own().entrySet().stream()
        .map(own -> record(caller, own.getValue()).with(others.getOrDefault(own.getKey(), 0)))
        .sorted(
            Comparator.comparing(CarrierRecord::carrier)
                .thenComparing(each -> each.averageCost().currency().getCurrencyCode()))
        .toList();
  }

  /// Who paid: the shop's own parcels and money, and those of each account of others; one line for
  /// each carrier and currency.
  ///
  /// @param carrier null for all
  public List<PayorSum> payors(Caller caller, Period period, @Nullable String carrier) {
    var parcels = parcels(caller, period, carrier);
    var counts = counts(parcels.others());
    var own =
        parcels.own().entrySet().stream()
            .map(
                each ->
                    PayorSum.own(
                        each.getValue(),
                        counts.getOrDefault(each.getKey(), 0),
                        name(caller, each.getKey().getKey())))
            .filter(each -> each.shipmentCount() > 0);
    return Stream.concat(
            own,
            parcels.others().stream().map(each -> PayorSum.of(each, name(caller, each.carrier()))))
        .sorted(PayorSum.ORDER)
        .toList();
  }

  /// Parcels by who pays for them, read at one moment.
  ///
  /// @param own by carrier and currency
  private record Parcels(
      Map<Map.Entry<String, String>, List<RecordStore.Batch>> own,
      List<RecordStore.PaidByOthers> others) {}

  private Parcels parcels(Caller caller, Period period, @Nullable String carrier) {
    var workspace = caller.workspace();
    return database.read(
        tx ->
            new Parcels(
                records.batches(tx, workspace, period, carrier).stream()
                    .collect(
                        Collectors.groupingBy(
                            batch -> Map.entry(batch.carrier(), batch.currency()))),
                records.paidByOthers(tx, workspace, period, carrier)));
  }

  /// How many parcels others pay for, by carrier and currency.
  private static Map<Map.Entry<String, String>, Integer> counts(
      List<RecordStore.PaidByOthers> others) {
    return others.stream()
        .collect(
            Collectors.groupingBy(
                each -> Map.entry(each.carrier(), each.currency()),
                Collectors.summingInt(RecordStore.PaidByOthers::parcels)));
  }

  /// The share of parcels that came on time over the last 90 days, by carrier; without those of
  /// which too few were delivered to say.
  public Map<String, BigDecimal> onTimeShares(Caller caller) {
    var now = clock.now(caller.workspace());
    var shares = new HashMap<String, BigDecimal>();
    for (var record : carriers(caller, new Period(now.minus(ON_TIME_LOOK_BACK), now), null)) {
      var share = record.onTimeRate();
      if (share != null && record.deliveredCount() >= ON_TIME_DELIVERIES) {
        shares.putIfAbsent(record.carrier(), share);
      }
    }
    return shares;
  }

  public Period period(Caller caller, @Nullable Instant from, @Nullable Instant to) {
    var end = to == null ? clock.now(caller.workspace()).plusMillis(1) : to;
    if (from != null && end.isBefore(from)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "from", AnalyticsWords.LATER_THAN_NOW);
    }
    return new Period(from == null ? end.minus(SAVINGS_LOOK_BACK) : from, end);
  }

  private CarrierRecord record(Caller caller, List<RecordStore.Batch> batches) {
    var code = batches.getFirst().carrier();
    return CarrierRecord.of(name(caller, code), batches, days.apply(code));
  }

  private String name(Caller caller, String code) {
    return carriers.find(caller, code).map(found -> found.profile().name()).orElse(code);
  }
}
