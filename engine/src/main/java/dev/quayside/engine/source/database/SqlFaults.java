package dev.quayside.engine.source.database;

import dev.quayside.engine.base.text.StorableText;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.SourceWords;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Set;

/// What servers mean by their errors: by the SQL state where they agree, by numbers of their own
/// where they do not.
///
/// @param name of the source, for messages
record SqlFaults(String name, Server server) {

  private static final int LONGEST = 200;

  private static final Set<String> CREDENTIALS = Set.of("28P01", "28000");
  private static final Set<Integer> MARIADB_CREDENTIALS = Set.of(1044, 1045, 1049, 1698);
  private static final Set<Integer> MARIADB_RIGHTS = Set.of(1142, 1143, 1227, 1370);

  /// No permission for an object.
  private static final int FIREBIRD_RIGHTS = 335_544_352;

  private static final int SQL_SERVER_LOGIN = 18_456;

  /// Cannot be read as the type of the column it is compared with: no row can have it.
  private static final Set<String> NOT_OF_TYPE =
      Set.of("22P02", "22003", "22007", "22008", "22018", "22001", "22000", "07006", "22005");

  private static final Set<Integer> SQL_SERVER_NOT_OF_TYPE = Set.of(241, 244, 245, 248, 8114, 8115);

  /// PostgreSQL: what a parameter is cannot be told from where it stands.
  private static final String UNTYPED = "42P18";

  /// Whether a key cannot be one of the column's.
  static boolean isNotOfType(SQLException e) {
    return NOT_OF_TYPE.contains(state(e))
        || SQL_SERVER_NOT_OF_TYPE.contains(e.getErrorCode())
            && e.getClass().getName().contains("sqlserver")
        || e.getClass().getSimpleName().equals("TypeConversionException");
  }

  static boolean isUntyped(SQLException e) {
    return state(e).equals(UNTYPED);
  }

  /// Whether it is rolled back and may go through the next time.
  static boolean isDeadlock(SQLException e) {
    var state = state(e);
    return state.equals("40001") || state.equals("40P01");
  }

  /// @param isOver whether it was ended for taking too long
  /// @param writes whether something may have been written all the same, where the line broke
  ShopException of(SQLException e, boolean isOver, boolean writes) {
    var state = state(e);
    if (isOver || state.equals("57014") || state.equals("70100")) {
      return ShopException.unavailable(
          SourceWords.LATE.of(name, TableShop.STATEMENT.toSeconds()), writes && isBroken(e));
    }
    if (isCredentials(e, state)) {
      return ShopException.of(Kind.SOURCE_CREDENTIALS, DatabaseWords.READ_SAYS.of(name, words(e)));
    }
    if (isRights(e, state)) {
      return ShopException.of(Kind.SOURCE_NOT_ALLOWED, DatabaseWords.SAYS.of(name, words(e)));
    }
    if (isBroken(e)) {
      return isUnheard(e)
          ? ShopException.unavailable(SourceWords.NO_CONNECTION.of(name), false)
          : ShopException.unavailable(SourceWords.BROKE_OFF.of(name), writes);
    }
    if (isDeadlock(e) || isBusyFile(e)) {
      return ShopException.unavailable(DatabaseWords.BUSY.of(name), false);
    }
    return ShopException.of(Kind.REFUSED, DatabaseWords.SAYS.of(name, words(e)));
  }

  /// The answer to a commit did not come.
  ShopException lost(SQLException e, boolean isOver) {
    return isOver || isBroken(e)
        ? ShopException.unavailable(SourceWords.BROKE_OFF.of(name), true)
        : of(e, false, true);
  }

  private static boolean isCredentials(SQLException e, String state) {
    return CREDENTIALS.contains(state) && e.getErrorCode() != FIREBIRD_RIGHTS
        || isMariadb(e) && MARIADB_CREDENTIALS.contains(e.getErrorCode())
        || e.getErrorCode() == SQL_SERVER_LOGIN;
  }

  private static boolean isRights(SQLException e, String state) {
    return state.equals("42501")
        || e.getErrorCode() == FIREBIRD_RIGHTS
        || isMariadb(e) && MARIADB_RIGHTS.contains(e.getErrorCode());
  }

  private static boolean isMariadb(SQLException e) {
    return e.getStackTrace().length > 0
            && e.getMessage() != null
            && e.getMessage().startsWith("(conn=")
        || e.getStackTrace().length > 0
            && e.getStackTrace()[0].getClassName().startsWith("org.mariadb");
  }

  static boolean isBroken(SQLException e) {
    var state = state(e);
    return state.startsWith("08")
        || state.startsWith("57P")
        || e instanceof java.sql.SQLNonTransientConnectionException
        || e instanceof java.sql.SQLTransientConnectionException
        || e instanceof java.sql.SQLRecoverableException
        || cause(e) instanceof IOException;
  }

  /// No connection came about, so nothing was said on it.
  private static boolean isUnheard(SQLException e) {
    return cause(e) instanceof java.net.ConnectException
        || cause(e) instanceof java.net.NoRouteToHostException
        || cause(e) instanceof java.nio.channels.UnresolvedAddressException;
  }

  private static Throwable cause(SQLException e) {
    Throwable deepest = e;
    for (int depth = 0; deepest.getCause() != null && depth < 10; depth++) {
      deepest = deepest.getCause();
    }
    return deepest;
  }

  /// SQLITE_BUSY and SQLITE_LOCKED.
  private boolean isBusyFile(SQLException e) {
    return server.isFile() && (e.getErrorCode() == 5 || e.getErrorCode() == 6);
  }

  private static String state(SQLException e) {
    return Objects.requireNonNullElse(e.getSQLState(), "");
  }

  /// The first line of what the server says; the rest repeats the statement.
  static String words(SQLException e) {
    var whole = Objects.requireNonNullElse(e.getMessage(), "").strip();
    var line =
        StorableText.of(whole.lines().findFirst().orElse("")).replaceFirst("^\\(conn=\\d+\\) ", "");
    return line.length() > LONGEST ? line.substring(0, LONGEST) : line;
  }
}
