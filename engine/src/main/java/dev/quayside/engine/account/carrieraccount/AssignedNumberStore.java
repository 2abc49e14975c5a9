package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.platform.store.Tx;

/// Table `assigned_number`.
final class AssignedNumberStore {

  /// What a reference was given, or is given now.
  long of(Tx tx, String range, String reference) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO assigned_number (number_range, reference, serial)
            VALUES (:range, :reference,
              (SELECT COALESCE(MAX(serial) + 1, 0) FROM assigned_number WHERE number_range = :range))
            ON CONFLICT (number_range, reference) DO NOTHING
            """)
        .bind("range", range)
        .bind("reference", reference)
        .execute();
    return tx.handle()
        .createQuery(
            "SELECT serial FROM assigned_number WHERE number_range = :range AND reference = :reference")
        .bind("range", range)
        .bind("reference", reference)
        .mapTo(Long.class)
        .one();
  }
}
