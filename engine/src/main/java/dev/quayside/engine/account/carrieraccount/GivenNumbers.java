package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;

/// Numbers counted in the database, and their end marked beside it. Where the mark does not reach
/// as far as the database does, somebody has put a backup into another folder: how many numbers
/// were given since it was made nobody knows, so that many are left out.
public final class GivenNumbers implements AssignedNumbers {

  /// More than a shop sends between two backups; a range has a billion.
  private static final long LEFT_OUT = 100_000;

  private final Database database;
  private final NumberMarks marks;
  private final AssignedNumberStore store = new AssignedNumberStore();

  /// @param marks the file beside the database
  public GivenNumbers(Database database, Path marks) {
    this.database = database;
    this.marks = new NumberMarks(marks);
  }

  @Override
  public synchronized long of(String range, String reference) {
    return database
        .read(tx -> store.find(tx, range, reference))
        .orElseGet(() -> another(range, reference));
  }

  @Override
  public synchronized long another(String range, String reference) {
    long marked = marks.of(range);
    long given =
        database.write(
            tx -> {
              long counted = store.next(tx, range);
              long next = marked >= counted ? marked : counted + LEFT_OUT;
              store.put(tx, range, reference, next);
              return next;
            });
    marks.put(range, given + 1);
    return given;
  }
}
