package dev.quayside.engine.platform.store;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;

/// Where an installation keeps everything: a SQLite file, or a PostgreSQL that several engines
/// share. Changes are made one after the other, whichever of the engines makes them.
///
/// Neither a read nor a write may be begun inside a write: its changes would not be seen there, and
/// on PostgreSQL it would take a second connection while it holds one.
public interface Database extends AutoCloseable {

  /// Opens a SQLite file; makes or migrates it first when needed.
  ///
  /// @throws StoreException saying why it cannot be used and what to do
  static Database open(Path file) {
    return SqliteDatabase.open(file);
  }

  /// Opens a SQLite file and reports a migration.
  ///
  /// @param upgrading called with each step when an earlier version wrote the file
  static Database open(Path file, Consumer<Upgrade> upgrading) {
    return SqliteDatabase.open(file, upgrading);
  }

  /// Opens a SQLite file whose content may be lost. It starts empty when it is damaged, of another
  /// version, or still has its log: since nothing waits for the disk, a crash of the machine may
  /// have left any part of that log unwritten.
  static Database openLosable(Path file) {
    return SqliteDatabase.openLosable(file);
  }

  /// The fault of a SQLite file and what to do about it. Changes nothing, and may be called while
  /// an engine runs on it.
  ///
  /// @return empty when it is sound and can be written
  static Optional<String> fault(Path file) {
    return SqliteDatabase.fault(file);
  }

  /// Runs `work` in a transaction and returns once it is durable. An exception of `work` rolls back
  /// only its own changes and is thrown here. `work` may run more than once, and only the last run
  /// counts.
  ///
  /// @throws IllegalStateException inside a write
  <T> T write(Function<Tx, T> work);

  /// Runs `work`, which answers nothing, like {@link #write}.
  default void change(Consumer<Tx> work) {
    var _ =
        write(
            tx -> {
              work.accept(tx);
              return true;
            });
  }

  /// How often something is prepared before others have to wait for it.
  int PREPARED = Integer.getInteger("quayside.prepared", 3);

  /// Writes what was prepared from what was read, if that is still so; otherwise reads and prepares
  /// again. So an answer can be made before the transaction that has its result, and others need
  /// not wait for it. What changes faster than it is prepared, such as the balance during a batch,
  /// is prepared in the transaction in the end.
  ///
  /// @param state what the write depends on, compared by `equals`
  /// @param prepared makes the write; its checks may refuse; reads nothing
  default <S, T> T writeIfUnchanged(Function<Tx, S> state, Function<S, Function<Tx, T>> prepared) {
    for (int tries = 0; tries < PREPARED; tries++) {
      var seen = read(state);
      var work = prepared.apply(seen);
      var done =
          write(
              tx ->
                  seen.equals(state.apply(tx)) ? Optional.of(work.apply(tx)) : Optional.<T>empty());
      if (done.isPresent()) {
        return done.get();
      }
    }
    return write(tx -> prepared.apply(state.apply(tx)).apply(tx));
  }

  /// Runs `work` like {@link #write}, but beside other work of this kind where the database can do
  /// several things at once; never beside a {@link #write}. What `work` reads may have changed by
  /// its next statement, so it must be right by the conditions of its statements alone.
  default <T> T writeBeside(Function<Tx, T> work) {
    return write(work);
  }

  /// Runs one statement that is right whatever else is written at the same time.
  default <T> T writeOnce(Function<Tx, T> statement) {
    return write(statement);
  }

  /// Writes one of many small changes that no person waits for, as {@link #writeBeside} does. Only
  /// a few of them are queued at a time, so that a change a person waits for is not held up.
  <T> T writeYielding(Function<Tx, T> work);

  /// Runs `step` in separate transactions until it changes nothing more, so that others can write
  /// in between.
  ///
  /// @param step makes some of the changes and returns their number
  /// @return the number of changes
  default int writeInSteps(Function<Tx, Integer> step) {
    int all = 0;
    int some;
    do {
      some = write(step);
      all += some;
    } while (some > 0);
    return all;
  }

  /// Writes without waiting, for changes that a crash may lose. Keeps the order of the calls, those
  /// to {@link #write} included.
  ///
  /// @return completes on the writer's thread, once the change is durable or has failed
  <T> CompletableFuture<T> writeSoon(Function<Tx, T> work);

  /// Runs `work` on a consistent snapshot. Writing in it fails.
  ///
  /// @throws IllegalStateException inside a write
  <T> T read(Function<Tx, T> work);

  /// Runs one query, which needs no snapshot of its own: where the database is a network away this
  /// is one round trip, not two.
  ///
  /// @throws IllegalStateException inside a write
  default <T> T readOnce(Function<Tx, T> query) {
    return read(query);
  }

  /// Whether other engines may work on it.
  default boolean isShared() {
    return false;
  }

  /// Calls `hint` with what the database tells its engines of each other's commits. Some may be
  /// lost.
  ///
  /// @param listening called each time it begins to hear: what was told before was lost
  /// @return ends it
  default Runnable hear(Consumer<String> hint, Runnable listening) {
    return () -> {};
  }

  /// The time that all engines on it go by.
  ///
  /// @param own of this computer
  default Instant now(InstantSource own) {
    return own.instant();
  }

  /// Whether a query finds a row now. Made for a check in every request: it uses no transaction and
  /// no Jdbi.
  ///
  /// @param sql with one parameter, `?`, from a `*Store`
  boolean finds(String sql, String value);

  /// Whether there is something to put in order, as a condition in SQL; empty where {@link #tidyUp}
  /// sees for itself.
  default Optional<String> untidy() {
    return Optional.empty();
  }

  /// Puts in order what only the database itself knows of, such as unused space. Called often.
  void tidyUp();

  /// The work the writer has done and still has.
  Load load();

  /// The work of a database's one writer.
  ///
  /// @param commits since the database was opened; each makes the changes of many callers durable
  /// @param changes in those commits
  /// @param waiting changes not yet begun
  record Load(long commits, long changes, int waiting) {}

  @Override
  void close();
}
