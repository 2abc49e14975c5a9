package dev.quayside.engine.platform.store;

import java.sql.SQLException;

/// The unused pages of a database file.
final class FreePages {

  /// Lets pages be returned to the disk; takes effect in an empty file or at a VACUUM.
  static final String CAN_BE_GIVEN_BACK = "PRAGMA auto_vacuum = INCREMENTAL";

  private FreePages() {}

  static int count(Tx tx) {
    return tx.handle().createQuery("PRAGMA freelist_count").mapTo(Integer.class).one();
  }

  /// @return the number of pages returned
  static int giveBack(Tx tx, int most) {
    int before = count(tx);
    // not a prepared statement, which ends after its first step and so frees only one page
    try (var statement = tx.handle().getConnection().createStatement()) {
      statement.executeUpdate("PRAGMA incremental_vacuum(" + most + ")");
    } catch (SQLException e) {
      throw new StoreException("free pages were not given back", e);
    }
    return before - count(tx);
  }
}
