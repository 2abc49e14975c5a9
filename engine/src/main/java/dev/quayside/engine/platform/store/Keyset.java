package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Times;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// The order of a long list as SQL. A page is read from its first row's key, since SQLite also
/// reads and sorts the rows that an `OFFSET` skips.
///
/// @param terms what is sorted by; the last one is the id, so that no two rows are equal
public record Keyset(List<Term> terms) {

  /// @param sql a column or an expression without parameters, never null
  public record Term(String sql, boolean descending) {}

  /// The times that a list is narrowed to, as SQL.
  ///
  /// @param created column of milliseconds, without parameters
  /// @param updated the same of the last change; of a list that is not narrowed by it the column of
  ///   its age again
  public record Within(Times times, String created, String updated) {

    /// Of a list narrowed by the age of its rows only.
    public static Within age(Slice<?> slice, String created) {
      return new Within(slice.times(), created, created);
    }

    /// The conditions, each with ` AND ` before it.
    public String where() {
      return (times.createdAfter() == null ? "" : " AND " + created + " > :createdAfter")
          + (times.createdBefore() == null ? "" : " AND " + created + " < :createdBefore")
          + (times.updatedAfter() == null ? "" : " AND " + updated + " > :updatedAfter")
          + (times.updatedBefore() == null ? "" : " AND " + updated + " < :updatedBefore");
    }

    /// Binds the moments that {@link #where} names.
    public Query bind(Query query) {
      bind(query, "createdAfter", times.createdAfter());
      bind(query, "createdBefore", times.createdBefore());
      bind(query, "updatedAfter", times.updatedAfter());
      bind(query, "updatedBefore", times.updatedBefore());
      return query;
    }

    private static void bind(Query query, String name, @Nullable Instant time) {
      if (time != null) {
        query.bind(name, time.toEpochMilli());
      }
    }
  }

  public Keyset {
    terms = List.copyOf(terms);
  }

  public static Keyset of(Term... terms) {
    return new Keyset(List.of(terms));
  }

  /// The columns to select for {@link #outline}.
  ///
  /// @param sought ids whose positions are wanted
  public String columns(Collection<String> sought) {
    var isSought = sought.isEmpty() ? "0" : terms.getLast().sql() + " IN (<sought>)";
    return Stream.concat(terms.stream().map(Term::sql), Stream.of(isSought))
        .collect(Collectors.joining(", "));
  }

  public String order() {
    return terms.stream()
        .map(term -> term.sql() + (term.descending() ? " DESC" : ""))
        .collect(Collectors.joining(", ", " ORDER BY ", ""));
  }

  /// The condition for the row with the key and all after it. Its first comparison stands alone, so
  /// that an index can start there.
  public String from() {
    return " AND " + from(0);
  }

  private String from(int at) {
    var term = terms.get(at);
    var sign = term.descending() ? " <" : " >";
    var key = " :key" + at;
    var atLeast = term.sql() + sign + "=" + key;
    return at == terms.size() - 1
        ? atLeast
        : "(" + atLeast + " AND (" + term.sql() + sign + key + " OR " + from(at + 1) + "))";
  }

  /// Binds the values that {@link #from} compares with.
  public Query bind(Query query, RowKey key) {
    IntStream.range(0, terms.size()).forEach(i -> query.bind("key" + i, key.values().get(i)));
    return query;
  }

  /// The order of a list sorted by one column whose values are unique.
  ///
  /// @param column its name, never a value from a request
  public static Keyset by(String column, Slice<?> slice) {
    return of(new Term(column, slice.descending()));
  }

  /// Reads one page, from its first row when that is known.
  ///
  /// @param query builds the query around these conditions
  /// @param key gives a row's values of {@link #terms}
  /// @throws ProblemException `INVALID_REQUEST` for another list's cursor
  public <T> Page<T> page(
      Slice<?> slice,
      long total,
      Function<String, Query> query,
      RowMapper<T> mapper,
      Function<T, RowKey> key) {
    var from = slice.from();
    if (from != null && from.values().size() != terms.size()) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "cursor", FieldWords.CURSOR.of());
    }
    var request = slice.request();
    var first = from == null ? "" : from();
    var found = query.apply(first + order() + " LIMIT :limit OFFSET :offset");
    var rows =
        (from == null ? found : bind(found, from))
            .bind("limit", request.size() + 1)
            .bind("offset", from == null ? request.offset() : 0)
            .map(mapper)
            .list();
    boolean more = rows.size() > request.size();
    return new Page<>(
        more ? rows.subList(0, request.size()) : rows,
        request,
        total,
        more ? key.apply(rows.getLast()) : null);
  }

  /// Reads the list once and records where its pages begin.
  ///
  /// @param query selects {@link #columns} of `sought` in {@link #order}
  public Outline outline(Query query, Collection<String> sought) {
    if (!sought.isEmpty()) {
      query.bindList("sought", List.copyOf(sought));
    }
    return query.scanResultSet((rows, _) -> outline(rows.get()));
  }

  private Outline outline(ResultSet rows) throws SQLException {
    var starts = new ArrayList<RowKey>();
    var places = new HashMap<String, Integer>();
    int count = 0;
    for (; rows.next(); count++) {
      if (count % Outline.PAGE == 0) {
        starts.add(key(rows));
      }
      if (rows.getInt(terms.size() + 1) == 1) {
        places.put(rows.getString(terms.size()), count);
      }
    }
    return new Outline(count, starts, places);
  }

  private RowKey key(ResultSet row) throws SQLException {
    var values = new ArrayList<>();
    for (int i = 1; i <= terms.size(); i++) {
      values.add(row.getObject(i));
    }
    return new RowKey(values);
  }
}
