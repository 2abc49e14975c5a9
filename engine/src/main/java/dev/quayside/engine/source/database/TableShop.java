package dev.quayside.engine.source.database;

import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.table.TableOrder;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.origin.TablePlan;
import dev.quayside.engine.source.kind.KeyLookup;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.engine.source.kind.TableTrial;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A shop whose orders are rows of its own tables. Reads never write, and hold nothing while
/// anything else is done.
final class TableShop implements Shop {

  /// How long one statement may take; then it is cancelled at the server.
  static final Duration STATEMENT = Duration.ofSeconds(5);

  private static final Duration BRIEF = Duration.ofMillis(1_800);
  private static final String STATUS = "table";
  private static final int PAGE = 200;
  private static final int SHOWN = 5;
  private static final Duration CLOCKS_APART = Duration.ofMinutes(1);

  private final String name;
  private final TableSettings settings;
  private final SourceContext context;
  private final InstantSource clock;
  private final TableQueries queries;
  private List<PulledOrder> listed = List.of();
  private Instant listedAt = Instant.EPOCH;

  /// @param name of the source, for messages
  TableShop(
      String name,
      TableSettings settings,
      SourceContext context,
      InstantSource clock,
      TableQueries queries) {
    this.name = name;
    this.settings = settings;
    this.context = context;
    this.clock = clock;
    this.queries = queries;
  }

  @Override
  public void test() {
    tested();
  }

  @Override
  public Optional<Message> tested() {
    var about = queries.about(STATEMENT);
    var now = clock.instant();
    tried(TableQuery.BY_KEY, () -> queries.byKey("0", STATEMENT));
    tried(TableQuery.LIST, () -> queries.list(now));
    var apart = Duration.between(now, about.instant()).abs();
    return Optional.of(
        apart.compareTo(CLOCKS_APART) < 0
            ? DatabaseWords.ANSWERS.of(name, about.title())
            : DatabaseWords.ANSWERS_OFF.of(name, about.title(), apart.toMinutes()));
  }

  /// Runs a statement that reads, where there is one.
  ///
  /// @throws ShopException naming the statement where it will not do
  private void tried(TableQuery query, Runnable run) {
    if (settings.query(query) == null) {
      return;
    }
    try {
      run.run();
    } catch (ShopException trouble) {
      throw trouble.kind() == ShopException.Kind.REFUSED
          ? ShopException.of(trouble.kind(), query.fault(trouble.said()))
          : trouble;
    }
  }

  /// @param page the place in the list, which is read in one go
  @Override
  public synchronized Page pull(Instant since, @Nullable String page) {
    int from = page == null ? 0 : Integer.parseInt(page);
    if (page == null) {
      read(since);
    }
    int to = Math.min(listed.size(), from + PAGE);
    var some = List.copyOf(listed.subList(Math.min(from, to), to));
    boolean isLast = to == listed.size();
    if (isLast) {
      listed = List.of();
    }
    return new Page(some, isLast ? null : Integer.toString(to), false, listedAt);
  }

  private void read(Instant since) {
    listedAt = clock.instant();
    listed = List.of();
    if (settings.query(TableQuery.LIST) == null) {
      return;
    }
    var answer = queries.list(since);
    listedAt = answer.at();
    listed = orders(answer.rows(), listedAt);
  }

  /// What a key finds. The row may be hidden by now: then it is empty.
  @Override
  public Optional<PulledOrder> read(String key, boolean brief) {
    if (settings.query(TableQuery.BY_KEY) == null) {
      return Optional.empty();
    }
    var rows = uninterrupted(() -> queries.byKey(key, brief ? BRIEF : STATEMENT));
    return orders(rows, clock.instant()).stream().findFirst();
  }

  /// Who asks may go away: the statement is then cancelled at the server all the same, where a line
  /// that breaks would leave it waiting there.
  private static TableRows uninterrupted(Supplier<TableRows> asked) {
    var answer = CompletableFuture.supplyAsync(asked, Thread.ofVirtual().name("read-anew")::start);
    try {
      return answer.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof ShopException trouble) {
        throw trouble;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public ShopTracking tracking() {
    return new TableParcels(name, settings, context.zone(), queries);
  }

  @Override
  public Optional<KeyLookup> lookup() {
    return Optional.of(this::asked);
  }

  @Override
  public Optional<TableTrial> trial() {
    return Optional.of(new Trial());
  }

  private final class Trial implements TableTrial {

    @Override
    public List<Table> tables() {
      return queries.tables();
    }

    @Override
    public Write write(TableQuery query, ShopParcel parcel) {
      if (queries.calls(query)) {
        throw ShopException.of(ShopException.Kind.REFUSED, DatabaseWords.NOT_TRIED.of());
      }
      var parameters = new WriteParameters(parcel, context.zone());
      var values = new LinkedHashMap<String, @Nullable String>();
      queries
          .parameters(query)
          .forEach(each -> values.put(each, Objects.toString(parameters.value(each), null)));
      return new Write(values, queries.tried(query, parameters::value));
    }
  }

  @Override
  public void close() {
    queries.close();
  }

  private List<PulledOrder> orders(TableRows rows, Instant at) {
    if (rows.rows().isEmpty()) {
      return List.of();
    }
    var table = rows.table();
    requireHeaders(rows);
    return context.read(table, settings.columns(), settings.rowsAre()).stream()
        .map(order -> order(order, at))
        .toList();
  }

  private void requireHeaders(TableRows rows) {
    var absent = Mapping.absent(settings.columns(), rows.header());
    if (!absent.isEmpty()) {
      throw ShopException.of(
          ShopException.Kind.REFUSED,
          DatabaseWords.NO_HEADER.of(String.join(", ", absent), String.join(", ", rows.header())));
    }
  }

  private PulledOrder order(TableOrder order, Instant at) {
    return switch (order) {
      case TableOrder.Good(var good, var parcels) ->
          new PulledOrder.Read(
              good.number(),
              good.number(),
              STATUS,
              Standing.READY,
              null,
              null,
              at,
              ShopDetails.numbered(good.details()),
              new TablePlan(null, parcels));
      case TableOrder.Left(var left) ->
          new PulledOrder.Left(
              left.number(), left.number(), SkipReason.valueOf(left.reason().name()), at);
      case TableOrder.Bad(var bad) ->
          new PulledOrder.Unreadable(
              bad.number(), bad.number().isEmpty() ? name : bad.number(), faults(bad), at);
    };
  }

  private static Message faults(BadOrder bad) {
    return Message.several(
        bad.faults().stream()
            .map(fault -> DatabaseWords.FAULT.of(fault.column(), fault.message()))
            .distinct()
            .toList());
  }

  private KeyLookup.Answer asked(String key, Duration limit) {
    boolean canAsk = settings.query(TableQuery.BY_KEY) != null;
    var rows = canAsk ? queries.byKey(key, limit) : TableRows.NONE;
    return new KeyLookup.Answer(
        context.columns(rows.table(), settings.columns()),
        rows.first(SHOWN),
        orders(rows, clock.instant()));
  }
}
