package dev.quayside.engine.source.database;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Which statements may be kept: one each, and in reads `select` alone.
final class SqlCheck {

  private static final int LONGEST = 10_000;

  private static final Set<String> READS = Set.of("select", "with");
  private static final Set<String> WRITES =
      Set.of("update", "insert", "merge", "delete", "replace", "call", "execute", "exec", "with");

  /// What no read has, unless it is the name of a column or of a function.
  private static final Set<String> NOT_IN_READS =
      Set.of(
          "insert",
          "update",
          "delete",
          "merge",
          "truncate",
          "drop",
          "alter",
          "create",
          "grant",
          "revoke",
          "call",
          "execute",
          "exec",
          "into",
          "outfile",
          "dumpfile",
          "attach",
          "pragma");

  /// What no write has either: it would change more than rows.
  private static final Set<String> NOT_IN_WRITES =
      Set.of("drop", "alter", "create", "grant", "revoke", "truncate", "attach", "pragma");

  /// What locks rows: `for update`, `for no key update`, `with lock`, `lock in share mode`.
  private static final Set<String> AFTER_FOR = Set.of("update", "share", "no", "key");

  /// What begins a statement of SQL Server, which needs no semicolon before it. No column has such
  /// a name without quotes: they are reserved there.
  ///
  /// @see <a
  ///   href="https://learn.microsoft.com/sql/t-sql/language-elements/reserved-keywords-transact-sql">Reserved
  ///   keywords</a>
  private static final Set<String> SQL_SERVER_STATEMENTS =
      Set.of(
          "backup",
          "begin",
          "bulk",
          "checkpoint",
          "close",
          "commit",
          "dbcc",
          "deallocate",
          "declare",
          "deny",
          "dump",
          "goto",
          "if",
          "kill",
          "load",
          "open",
          "opendatasource",
          "openquery",
          "openrowset",
          "print",
          "raiserror",
          "readtext",
          "reconfigure",
          "restore",
          "return",
          "revert",
          "rollback",
          "save",
          "setuser",
          "shutdown",
          "tran",
          "transaction",
          "trigger",
          "updatetext",
          "use",
          "waitfor",
          "while",
          "writetext");

  private static final Set<String> CHANGES =
      Set.of("update", "insert", "delete", "merge", "exec", "execute");

  private static final Set<String> INTO = Set.of("into", "outfile", "dumpfile");
  private static final Set<String> FUNCTIONS = Set.of("insert", "truncate");

  private SqlCheck() {}

  static void check(TableSettings tables, Server server, Violations found) {
    tables
        .queries()
        .forEach(
            (query, text) ->
                fault(query, text, server, tables)
                    .ifPresent(fault -> found.add(query.field(), fault)));
  }

  private static Optional<Message> fault(
      TableQuery query, String text, Server server, TableSettings tables) {
    if (text.length() > LONGEST) {
      return Optional.of(FieldWords.MOST_CHARACTERS.of(LONGEST));
    }
    var sql = SqlText.of(text, server);
    return form(sql)
        .or(() -> query.isRead() ? readFault(sql) : writeFault(sql))
        .or(() -> server == Server.SQLSERVER ? batchFault(sql, query.isRead()) : Optional.empty())
        .or(() -> parameterFault(query, sql))
        .or(
            () ->
                query == TableQuery.FOUND && tables.query(TableQuery.SHIPPED) == null
                    ? Optional.of(DatabaseWords.FOUND_WITHOUT_SHIPPED.of())
                    : Optional.empty());
  }

  private static Optional<Message> form(SqlText sql) {
    return switch (sql.odd()) {
      case "" -> Optional.empty();
      case SqlText.END -> Optional.of(DatabaseWords.ONE_STATEMENT.of());
      case SqlText.COMMENT -> Optional.of(DatabaseWords.COMMENT.of());
      case SqlText.QUOTE -> Optional.of(DatabaseWords.QUOTE.of());
      default -> Optional.of(DatabaseWords.SIGN.of(sql.odd()));
    };
  }

  private static Optional<Message> readFault(SqlText sql) {
    if (!begins(sql, READS)) {
      return Optional.of(DatabaseWords.ONLY_SELECT.of());
    }
    var words = sql.words();
    for (int i = 0; i < words.size(); i++) {
      var word = words.get(i);
      var next = i + 1 < words.size() ? words.get(i + 1).text() : "";
      boolean locks =
          word.text().equals("for") && AFTER_FOR.contains(next)
              || word.text().equals("with") && next.equals("lock")
              || word.text().equals("lock") && next.equals("in");
      boolean counts = word.text().equals("next") && next.equals("value");
      if (locks || counts || isIn(NOT_IN_READS, word)) {
        return Optional.of(
            DatabaseWords.NOT_IN_READ.of(locks || counts ? word.text() + " " + next : word.text()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Message> writeFault(SqlText sql) {
    if (!begins(sql, WRITES)) {
      return Optional.of(DatabaseWords.ONLY_WRITE.of());
    }
    return sql.words().stream()
        .filter(word -> isIn(NOT_IN_WRITES, word))
        .findFirst()
        .map(word -> DatabaseWords.NOT_IN_READ.of(word.text()));
  }

  /// A second statement behind the first, without a sign between them.
  private static Optional<Message> batchFault(SqlText sql, boolean isRead) {
    var words = sql.words();
    var head = words.getFirst().text();
    for (var word : words.subList(1, words.size())) {
      boolean changes = !head.equals("merge") && isIn(CHANGES, word);
      boolean sets = isRead && word.text().equals("set") && word.before() != '.';
      if (changes || sets || isIn(SQL_SERVER_STATEMENTS, word)) {
        return Optional.of(DatabaseWords.NOT_IN_READ.of(word.text()));
      }
    }
    return Optional.empty();
  }

  /// A column may be named so behind its table, and so may a function. Not `into`: `1.into` is a
  /// number and that word.
  private static boolean isIn(Set<String> words, SqlText.Word word) {
    boolean named = word.before() == '.' || word.after() == '(' && FUNCTIONS.contains(word.text());
    return words.contains(word.text()) && (!named || INTO.contains(word.text()));
  }

  private static boolean begins(SqlText sql, Set<String> words) {
    var first = sql.words().stream().findFirst();
    var head = sql.sql().stripLeading().replaceAll("^[(\\s]+", "");
    return first.isPresent()
        && words.contains(first.get().text())
        && head.regionMatches(true, 0, first.get().text(), 0, first.get().text().length());
  }

  private static Optional<Message> parameterFault(TableQuery query, SqlText sql) {
    var known = known(query);
    var unknown = sql.parameters().stream().filter(name -> !known.contains(name)).findFirst();
    if (unknown.isPresent()) {
      return Optional.of(
          DatabaseWords.UNKNOWN_PARAMETER.of(unknown.get(), ":" + String.join(", :", known)));
    }
    if (known.size() == 1 && sql.parameters().isEmpty()) {
      return Optional.of(DatabaseWords.NEEDS_PARAMETER.of(":" + known.getFirst()));
    }
    return sql.parameters().stream().anyMatch(WriteParameters.TELLING::contains)
            || known.size() == 1
        ? Optional.empty()
        : Optional.of(DatabaseWords.SOME_PARAMETER.of());
  }

  private static List<String> known(TableQuery query) {
    return switch (query) {
      case BY_KEY -> List.of("key");
      case LIST -> List.of("since");
      case SHIPPED, FOUND, VOIDED -> WriteParameters.NAMES;
    };
  }
}
