package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;

/// Numbers counted in the database, with the highest one also recorded in a file beside it. When
/// the file is behind the database, a backup was restored into another folder: how many numbers
/// were given since the backup is unknown, so many are skipped.
public final class GivenNumbers implements AssignedNumbers {

  /// Numbers skipped then: more than a shop ships between two backups, and little of a range's
  /// billion.
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
