package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Tables `assigned_number` and, where engines share a database, `assigned_range`.
final class AssignedNumberStore {

  Optional<Long> find(Tx tx, String range, String reference) {
    return tx.handle()
        .createQuery(
            "SELECT serial FROM assigned_number WHERE number_range = :range AND reference = :reference")
        .bind("range", range)
        .bind("reference", reference)
        .mapTo(Long.class)
        .findOne();
  }

  /// The number after the highest assigned.
  long next(Tx tx, String range) {
    return tx.handle()
        .createQuery(
            "SELECT COALESCE(MAX(serial) + 1, 0) FROM assigned_number WHERE number_range = :range")
        .bind("range", range)
        .mapTo(Long.class)
        .one();
  }

  /// Gives a number on a database that engines share, under the lock of its range. What it does is
  /// `number_given` in `V193__assigned_range.postgres.sql`.
  ///
  /// @param anew whether the reference gets another number although it has one
  /// @param marked the first number that this engine knows to be free
  /// @param leftOut how many to skip when the database was restored
  long give(Tx tx, String range, String reference, boolean anew, long marked, long leftOut) {
    return tx.handle()
        .createQuery("SELECT number_given(:range, :reference, :anew, :marked, :leftOut)")
        .bind("range", range)
        .bind("reference", reference)
        .bind("anew", anew ? 1 : 0)
        .bind("marked", marked)
        .bind("leftOut", leftOut)
        .mapTo(Long.class)
        .one();
  }

  void put(Tx tx, String range, String reference, long serial) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO assigned_number (number_range, reference, serial)
            VALUES (:range, :reference, :serial)
            ON CONFLICT (number_range, reference) DO UPDATE SET serial = excluded.serial
            """)
        .bind("range", range)
        .bind("reference", reference)
        .bind("serial", serial)
        .execute();
  }
}
