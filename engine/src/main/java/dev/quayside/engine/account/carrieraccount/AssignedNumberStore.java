package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `assigned_number`.
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
