package dev.quayside.engine.platform.store.postgres;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.net.SocketTimeoutException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;

/// Why a PostgreSQL cannot be used, each with what to do about it. Its sentences name host,
/// database and version, never the driver or a password.
public enum PostgresFault implements MessageKey {
  /// Nothing answers at the address.
  UNREACHABLE,
  /// User or password is wrong.
  PASSWORD,
  /// The server has no database of that name.
  MISSING,
  /// The user may not make tables.
  RIGHTS,
  /// The server is older than 14.
  TOO_OLD,
  /// A newer Quayside has made the tables.
  NEWER,
  /// The passphrase is not the one the installation's keys are sealed with.
  SECRET,
  /// A move into the database was begun and has not ended.
  UNFINISHED,
  /// The data is in a file now.
  MOVED,
  /// The server speaks no TLS, or none that can be verified.
  TLS,
  /// The server takes no changes: it is a copy of another one, or was set so.
  READ_ONLY,
  /// The server's disk is full, or fails.
  FULL,
  /// The connection broke, or the server does not answer in time.
  AWAY;

  /// The class of SQLSTATEs about the connection.
  private static final String CONNECTION = "08";

  @Override
  public String bundle() {
    return "database";
  }

  /// The code that `doctor --json` reports.
  public String code() {
    return "DATABASE_" + (this == AWAY || this == TLS ? UNREACHABLE : this).name();
  }

  /// A failure that says which fault it is.
  static StoreException failure(PostgresFault fault, PostgresAddress address, Throwable cause) {
    return new StoreException(fault.said(address, ""), cause);
  }

  /// What to do about it.
  ///
  /// @param server its version
  Message said(PostgresAddress address, String server) {
    return switch (this) {
      case UNREACHABLE, TLS -> of(address.host(), String.valueOf(address.port()));
      case PASSWORD -> of(address.user());
      case MISSING, RIGHTS -> of(address.name(), address.user());
      case TOO_OLD -> of(server);
      default -> of();
    };
  }

  /// Why the database could not be opened; empty when it is something else.
  static Optional<PostgresFault> ofOpening(Throwable failure) {
    var state = state(failure);
    if (isOfTls(failure)) {
      return Optional.of(TLS);
    }
    return Optional.ofNullable(
        switch (state) {
          // the driver's own, when the server asks for a password and there is none
          case "08004" -> PASSWORD;
          case "28P01", "28000" -> PASSWORD;
          case "3D000" -> MISSING;
          case "42501" -> RIGHTS;
          default -> isOfConnection(state) ? UNREACHABLE : null;
        });
  }

  /// The driver gives a server without TLS and one that asks for a password the same state.
  private static boolean isOfTls(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SSLException
          || String.valueOf(cause.getMessage()).contains("SSL")
              && state(failure).startsWith(CONNECTION)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a failure ends by itself, once the server answers.
  public static boolean endsByItself(Throwable failure) {
    return failure instanceof StoreException broken && endsByItself(broken.problem());
  }

  /// Whether a problem ends by itself, once the server answers.
  public static boolean endsByItself(Problem problem) {
    return Stream.of(AWAY, UNREACHABLE, READ_ONLY, FULL).anyMatch(problem.message()::is);
  }

  /// Why a statement failed; empty when it is the statement's own fault.
  static Optional<PostgresFault> ofWork(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      // the second is a connection that was waited for when the engine was closed
      if (cause instanceof SQLTransientConnectionException
          || cause instanceof InterruptedException) {
        return Optional.of(AWAY);
      }
    }
    var state = state(failure);
    return Optional.ofNullable(
        switch (state) {
          case "25006" -> READ_ONLY;
          case "53100", "58030" -> FULL;
          default -> isOfConnection(state) ? AWAY : null;
        });
  }

  /// Whether no statement was sent, as no connection was free in time.
  static boolean isWithoutConnection(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLTransientConnectionException) {
        return true;
      }
    }
    return false;
  }

  /// Whether another transaction was in the way, or this one in others': nothing of it was stored.
  /// 40001: a serialization failure; 40P01: a deadlock; 55P03: a lock was not free soon; 25P03: it
  /// stood still for too long, on a busy computer.
  static boolean isPassing(Throwable failure) {
    return switch (state(failure)) {
      case "40001", "40P01", "55P03", "25P03" -> true;
      default -> false;
    };
  }

  /// Whether an answer was waited for in vain, by the server or by this side.
  static boolean isTimeLimit(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SocketTimeoutException) {
        return true;
      }
    }
    return state(failure).equals("57014");
  }

  /// 57P: the server ends; 57014, 25P03: a time limit of ours; 53300: no connection is left.
  private static boolean isOfConnection(String state) {
    return state.startsWith(CONNECTION)
        || state.startsWith("57P")
        || state.equals("57014")
        || state.equals("25P03")
        || state.equals("53300");
  }

  private static String state(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException refused && refused.getSQLState() != null) {
        return refused.getSQLState();
      }
    }
    return "";
  }
}
