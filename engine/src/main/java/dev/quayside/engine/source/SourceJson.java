package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.Masked;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.StatusWords;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A source on the wire.
///
/// @param queries the statements of a database by their names; null for other kinds, like columns
///   and rowsAre
record SourceJson(
    String id,
    String kind,
    String kindName,
    String name,
    boolean enabled,
    List<FieldJson> fields,
    PullJson pull,
    @Nullable Map<String, List<String>> statuses,
    Map<String, String> locations,
    @Nullable String weightField,
    @Nullable Map<String, String> queries,
    @Nullable List<ColumnJson> columns,
    @Nullable String rowsAre,
    PostBackJson postBack,
    String connection,
    @Nullable Message message,
    @Nullable Instant testedAt,
    SyncState sync,
    Counts counts,
    Instant createdAt,
    Instant updatedAt) {

  private static final int LONGEST_QUERY = 20_000;
  private static final int MOST_COLUMNS = 250;
  private static final int MOST_WORDS = 50;
  private static final int MOST_LOCATIONS = 100;

  /// One field of it.
  ///
  /// @param value null for a secret, and where there is none
  /// @param set whether it has a value
  record FieldJson(
      String name, boolean secret, boolean required, boolean set, @Nullable String value) {}

  /// What a column of a database is taken for.
  record ColumnJson(String column, String header) {
    static ColumnJson of(Mapping.Chosen chosen) {
      return new ColumnJson(FileKind.ORDERS.wire(chosen.column()), chosen.header());
    }
  }

  record PullJson(int everyMinutes, Instant since) {}

  /// @param message why the shop is not told; null where it may be
  record PostBackJson(
      boolean enabled, boolean notifyBuyer, boolean complete, @Nullable Message message) {}

  record Counts(int open, int held, int waitingPostBacks, int refusedPostBacks) {}

  record FaultJson(String code, Message message) {
    static @Nullable FaultJson of(SourceProgress.@Nullable Fault fault) {
      return fault == null ? null : new FaultJson(fault.code(), fault.message());
    }
  }

  /// How its pulls stand.
  record SyncState(
      String status,
      @Nullable String syncId,
      @Nullable Instant startedAt,
      @Nullable Instant succeededAt,
      @Nullable Instant nextAt,
      @Nullable Instant cursor,
      int failures,
      @Nullable FaultJson error) {

    static SyncState of(SourceView view) {
      var progress = view.source().progress();
      var latest = Optional.ofNullable(view.latest());
      var paused = view.pausedUntil();
      return new SyncState(
          view.state().name().toLowerCase(Locale.ROOT),
          latest.map(Sync::id).orElse(null),
          latest.map(Sync::startedAt).orElse(null),
          progress.succeededAt(),
          paused == null ? progress.nextAt() : paused,
          progress.cursor(),
          progress.failures(),
          FaultJson.of(progress.error()));
    }
  }

  /// A kind of shop.
  record KindJson(String kind, String name, List<KindFieldJson> fields, CanJson can) {

    record KindFieldJson(String name, boolean secret, boolean required, Message help) {
      static KindFieldJson of(SourceField field) {
        return new KindFieldJson(field.name(), field.secret(), field.required(), field.helpText());
      }
    }

    record CanJson(
        boolean holds, boolean locations, boolean partial, boolean takeBack, boolean statuses) {}

    static KindJson of(SourceKind kind) {
      var can = kind.abilities();
      return new KindJson(
          kind.code(),
          kind.name(),
          kind.fields().stream().map(KindFieldJson::of).toList(),
          new CanJson(can.holds(), can.locations(), can.partial(), can.takeBack(), can.statuses()));
    }
  }

  /// A pull.
  record SyncJson(
      String id,
      String sourceId,
      String status,
      boolean full,
      Instant startedAt,
      @Nullable Instant finishedAt,
      int pages,
      int seen,
      int created,
      int updated,
      int unchanged,
      int cancelled,
      List<SkippedJson> skipped,
      List<RefusedJson> refused,
      @Nullable FaultJson error) {

    record SkippedJson(String externalId, String number, String reason) {}

    record RefusedJson(String externalId, String number, Message message) {}

    static SyncJson of(Sync sync) {
      var tally = sync.tally();
      return new SyncJson(
          sync.id(),
          sync.sourceId(),
          sync.status().wire(),
          sync.full(),
          sync.startedAt(),
          sync.finishedAt(),
          tally.pages(),
          tally.seen(),
          tally.created(),
          tally.updated(),
          tally.unchanged(),
          tally.cancelled(),
          tally.skipped().stream()
              .map(each -> new SkippedJson(each.externalId(), each.number(), each.reason().wire()))
              .toList(),
          tally.refused().stream()
              .map(each -> new RefusedJson(each.externalId(), each.number(), each.message()))
              .toList(),
          FaultJson.of(sync.error()));
    }
  }

  /// @param role of who asks: below admin values are shown by their ends only
  static SourceJson of(SourceView view, Role role) {
    var source = view.source();
    var settings = source.settings();
    return new SourceJson(
        source.id(),
        source.kind().code(),
        source.kind().name(),
        source.name(),
        source.enabled(),
        source.kind().fields().stream().map(field -> field(source, field, role)).toList(),
        new PullJson(settings.everyMinutes(), settings.since()),
        statuses(source),
        settings.locations(),
        settings.weightField(),
        queries(settings.tables()),
        Optional.ofNullable(settings.tables())
            .map(tables -> tables.columns().stream().map(ColumnJson::of).toList())
            .orElse(null),
        Optional.ofNullable(settings.tables()).map(tables -> tables.rowsAre().wire()).orElse(null),
        postBack(view, settings),
        source.connection().wire(),
        source.message(),
        source.testedAt(),
        SyncState.of(view),
        new Counts(view.open(), view.held(), view.waiting(), view.refused()),
        source.createdAt(),
        source.updatedAt());
  }

  private static @Nullable Map<String, String> queries(@Nullable TableSettings tables) {
    if (tables == null) {
      return null;
    }
    var queries = new LinkedHashMap<String, String>();
    tables.queries().forEach((query, text) -> queries.put(query.wire(), text));
    return queries;
  }

  /// Those of the kind where none were set.
  private static @Nullable Map<String, List<String>> statuses(Source source) {
    var own = source.settings().statuses();
    var known = own.isEmpty() ? source.kind().usualStatuses() : own;
    return known.isEmpty() ? null : known;
  }

  private static PostBackJson postBack(SourceView view, SourceSettings settings) {
    return new PostBackJson(
        view.tells(), settings.notifiesBuyer(), settings.completes(), view.notTold());
  }

  private static FieldJson field(Source source, SourceField field, Role role) {
    var value = source.shown().get(field.name());
    return new FieldJson(
        field.name(),
        field.secret(),
        field.required(),
        value != null || source.kept().contains(field.name()),
        value == null || role == Role.ADMIN ? value : Masked.of(value));
  }

  static SourceDraft read(Fields body) {
    body.require("kind");
    body.require("name");
    body.require("fields");
    return draft(body, body.text("kind"));
  }

  static SourceDraft readChange(Fields body) {
    return draft(body, null);
  }

  static boolean readSync(Fields body) {
    return Boolean.TRUE.equals(body.bool("full"));
  }

  /// One order; empty for all of the shop.
  static Optional<String> readTellAgain(Fields body) {
    return Optional.ofNullable(body.text("orderId"));
  }

  private static SourceDraft draft(Fields body, @Nullable String kind) {
    var pull = body.object("pull");
    var postBack = body.object("postBack");
    var draft =
        new SourceDraft(
            kind,
            body.text("name"),
            body.bool("enabled"),
            fields(body),
            pull == null ? null : pull.integer("everyMinutes"),
            pull == null ? null : pull.instant("since"),
            statuses(body),
            locations(body),
            body.text("weightField"),
            postBack == null ? null : postBack.bool("enabled"),
            postBack == null ? null : postBack.bool("notifyBuyer"),
            postBack == null ? null : postBack.bool("complete"),
            tables(body));
    draft.check(body.violations());
    return draft;
  }

  private static TableSettings.@Nullable Change tables(Fields body) {
    if (!body.has("queries") && !body.has("columns") && !body.has("rowsAre")) {
      return null;
    }
    var queries = body.object("queries");
    return new TableSettings.Change(
        queries == null ? null : queries(queries),
        body.has("columns") ? columns(body) : null,
        body.choice("rowsAre", RowsAre.values(), RowsAre::wire));
  }

  private static Map<TableQuery, String> queries(Fields queries) {
    var read = new EnumMap<TableQuery, String>(TableQuery.class);
    for (var query : TableQuery.ALL) {
      if (queries.has(query.wire())) {
        read.put(query, Objects.requireNonNullElse(queries.lines(query.wire(), LONGEST_QUERY), ""));
      }
    }
    return read;
  }

  private static List<Mapping.Chosen> columns(Fields body) {
    var columns = new ArrayList<Mapping.Chosen>();
    for (var each : body.objects("columns", MOST_COLUMNS)) {
      each.require("column");
      var column = each.choice("column", Column.values(), FileKind.ORDERS::wire);
      var header = each.requiredText("header");
      if (column != null) {
        columns.add(new Mapping.Chosen(column, header));
      }
    }
    return columns;
  }

  /// Only names that some kind asks for are read.
  private static Map<String, String> fields(Fields body) {
    var values = new HashMap<String, String>();
    var fields = body.object("fields");
    if (fields != null) {
      longest()
          .forEach(
              (name, most) -> {
                var value = fields.lines(name, most);
                if (value != null) {
                  values.put(name, value);
                }
              });
    }
    return values;
  }

  /// The most characters of each field that some kind has.
  private static Map<String, Integer> longest() {
    return SourceKinds.ALL.stream()
        .flatMap(kind -> kind.fields().stream())
        .collect(Collectors.toMap(SourceField::name, SourceField::longest, Math::max));
  }

  private static @Nullable Map<String, List<String>> statuses(Fields body) {
    var statuses = body.object("statuses");
    if (statuses == null) {
      return null;
    }
    var read = new LinkedHashMap<String, List<String>>();
    for (var group : StatusWords.GROUPS) {
      var words = statuses.texts(group, MOST_WORDS);
      if (!words.isEmpty()) {
        read.put(group, words);
      }
    }
    return read;
  }

  private static @Nullable Map<String, String> locations(Fields body) {
    return body.has("locations") ? body.named("locations", MOST_LOCATIONS) : null;
  }
}
