package dev.quayside.engine.platform.store.move;

import dev.quayside.engine.base.text.StorableText;
import dev.quayside.engine.platform.store.StoreException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/// Copies the rows of one table and compares them with what has arrived.
final class RowCopy {

  private static final int ROWS_AT_ONCE = 500;

  /// Rows and the sum of their hashes, which is the same in whichever order they are read.
  record Sum(long rows, BigInteger hashes) {

    static final Sum NONE = new Sum(0, BigInteger.ZERO);

    /// The same for the same rows.
    String text() {
      return rows + " " + hashes.toString(16);
    }

    private Sum plus(byte[] hash) {
      return new Sum(rows + 1, hashes.add(new BigInteger(1, hash)));
    }
  }

  private final Connection from;
  private final Connection to;

  RowCopy(Connection from, Connection to) {
    this.from = from;
    this.to = to;
  }

  /// Copies a table.
  ///
  /// @param into the same table, as it is called there
  /// @return of its rows
  /// @throws StoreException when what has arrived is not what was sent
  Sum copy(TableShape table, TableShape into) throws SQLException {
    var sent = Sum.NONE;
    try (var rows = read(from, table);
        var insert = to.prepareStatement(insertion(into))) {
      while (rows.next()) {
        sent = sent.plus(hash(rows, table, insert));
        insert.addBatch();
        if (sent.rows() % ROWS_AT_ONCE == 0) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
    }
    if (!sent.equals(sum(to, into))) {
      throw new StoreException(
          "the rows of " + table.name() + " did not arrive as they were: nothing was moved");
    }
    return sent;
  }

  /// What a table holds where it is copied from.
  Sum sum(TableShape table) throws SQLException {
    return sum(from, table);
  }

  private static Sum sum(Connection connection, TableShape table) throws SQLException {
    var sum = Sum.NONE;
    try (var rows = read(connection, table)) {
      while (rows.next()) {
        sum = sum.plus(hash(rows, table, null));
      }
    }
    return sum;
  }

  /// The rows in the order they were made in, where a table keeps one.
  private static ResultSet read(Connection connection, TableShape table) throws SQLException {
    var statement = connection.createStatement();
    statement.closeOnCompletion();
    statement.setFetchSize(ROWS_AT_ONCE);
    var sql = "SELECT " + table.columnList() + " FROM \"" + table.name() + "\"";
    return statement.executeQuery(sql + (hasRowId(connection, table) ? " ORDER BY rowid" : ""));
  }

  private static boolean hasRowId(Connection connection, TableShape table) {
    // prepared only: SQLite says at once whether there is one
    try (var columns = connection.getMetaData().getColumns(null, null, table.name(), "rowid")) {
      if (columns.next()) {
        return true;
      }
      if (connection.getMetaData().getURL().startsWith("jdbc:sqlite:")) {
        connection.prepareStatement("SELECT rowid FROM \"" + table.name() + "\"").close();
        return true;
      }
      return false;
    } catch (SQLException none) {
      return false;
    }
  }

  private static String insertion(TableShape table) {
    var places = String.join(", ", Collections.nCopies(table.columns().size(), "?"));
    return "INSERT INTO \"%s\" (%s) VALUES (%s)"
        .formatted(table.name(), table.columnList(), places);
  }

  /// The hash of the current row, whose values go into `insert`.
  private static byte[] hash(ResultSet rows, TableShape table, @Nullable PreparedStatement insert)
      throws SQLException {
    var digest = sha256();
    for (int i = 1; i <= table.columns().size(); i++) {
      var value = kept(rows.getObject(i));
      add(digest, value);
      if (insert != null) {
        insert.setObject(i, value);
      }
    }
    return digest.digest();
  }

  /// A text of an earlier version may hold what PostgreSQL does not keep.
  private static @Nullable Object kept(@Nullable Object value) {
    return value instanceof String text ? StorableText.stored(text) : value;
  }

  private static void add(MessageDigest digest, @Nullable Object value) {
    var bytes =
        switch (value) {
          case null -> new byte[0];
          case byte[] file -> file;
          case Double real -> ByteBuffer.allocate(Double.BYTES).putDouble(real).array();
          case Number whole -> ByteBuffer.allocate(Long.BYTES).putLong(whole.longValue()).array();
          default -> value.toString().getBytes(StandardCharsets.UTF_8);
        };
    digest.update((byte) kind(value));
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }

  private static int kind(@Nullable Object value) {
    return switch (value) {
      case null -> 0;
      case byte[] _ -> 1;
      case Double _ -> 2;
      case Number _ -> 3;
      default -> 4;
    };
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
