package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.nio.file.Path;

/// Numbers counted in the database, with the highest one also recorded in a file on this computer,
/// which a restored backup does not replace. How many numbers were given since such a backup may be
/// unknown, and then many are skipped.
///
/// A SQLite file has one engine: when the file of marks is behind it, a backup was restored into
/// another folder. On a database that several engines share each mark is behind what others have
/// given; there the database finds out whether it was restored, and a mark that is ahead of it says
/// so too.
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
        .readOnce(tx -> store.find(tx, range, reference))
        .orElseGet(() -> give(range, reference, false));
  }

  @Override
  public synchronized long another(String range, String reference) {
    return give(range, reference, true);
  }

  /// @param anew whether the reference gets another number although it has one
  private long give(String range, String reference, boolean anew) {
    long marked = marks.of(range);
    long given =
        database.isShared()
            ? database.writeBeside(tx -> store.give(tx, range, reference, anew, marked, LEFT_OUT))
            : database.write(tx -> counted(tx, range, reference, marked));
    marks.put(range, Math.max(marked, given + 1));
    return given;
  }

  private long counted(Tx tx, String range, String reference, long marked) {
    long counted = store.next(tx, range);
    long next = marked >= counted ? marked : counted + LEFT_OUT;
    store.put(tx, range, reference, next);
    return next;
  }
}
