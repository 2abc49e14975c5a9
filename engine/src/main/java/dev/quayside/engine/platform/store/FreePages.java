package dev.quayside.engine.platform.store;

import java.sql.SQLException;

/// Pages of a file that nothing is in any more.
final class FreePages {

  /// Settles for a file that is empty, or made anew by VACUUM, that they can be given back.
  static final String CAN_BE_GIVEN_BACK = "PRAGMA auto_vacuum = INCREMENTAL";

  private FreePages() {}

  static int count(Tx tx) {
    return tx.handle().createQuery("PRAGMA freelist_count").mapTo(Integer.class).one();
  }

  /// @return how many were
  static int giveBack(Tx tx, int most) {
    int before = count(tx);
    // one page a step: a prepared statement, which ends after its first, would free no more
    try (var statement = tx.handle().getConnection().createStatement()) {
      statement.executeUpdate("PRAGMA incremental_vacuum(" + most + ")");
    } catch (SQLException e) {
      throw new StoreException("free pages were not given back", e);
    }
    return before - count(tx);
  }
}
