package dev.quayside.engine.platform.store;

import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The folder where one installation keeps its data. Only its owner may open it: it holds addresses
/// and keys.
///
/// When several engines share one database, each has its own folder for what belongs to the running
/// engine and not to the installation: its lock, its name and its quotes.
public final class DataDirectory {

  /// The name of the database, in the folder and in a backup of it.
  static final String DATABASE = "quayside.db";

  private static final String LOCK = "engine.lock";

  private final Path root;
  private final Path own;

  private DataDirectory(Path root, Path own) {
    this.root = root;
    this.own = own;
  }

  /// Makes the folder if needed, closes it to others, and finishes a restore that was interrupted.
  ///
  /// @throws StoreException when it cannot be made or used, or is open to others and not ours to
  ///   close
  public static DataDirectory at(Path root) {
    return at(root, root);
  }

  /// Opens the folder for one of several engines that share the database.
  ///
  /// @param own the engine's own folder, made if needed
  public static DataDirectory at(Path root, Path own) {
    var directory = new DataDirectory(root, own);
    try {
      if (!Files.isDirectory(own)) {
        OwnerOnly.createFolder(own);
      }
      if (Files.isDirectory(root)) {
        directory.close();
      } else {
        OwnerOnly.createFolder(root);
      }
    } catch (IOException e) {
      throw StoreFault.ofFolder(root)
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(() -> new StoreException(PlatformWords.STORE_UNMADE.of(root), e));
    }
    if (new Restore(directory).isCutShort()) {
      directory.hold().close();
    }
    return directory;
  }

  /// The folder as it is, for commands that only read.
  public static DataDirectory unchanged(Path root) {
    return new DataDirectory(root, root);
  }

  /// The fault of the folder and what to do about it; empty when it can be used.
  public Optional<String> fault() {
    try {
      var fault = StoreFault.ofFolder(root).map(each -> each.of().sentence());
      return fault.isEmpty() && OwnerOnly.isOpenToOthers(root)
          ? Optional.of(openToOthers().sentence())
          : fault;
    } catch (IOException e) {
      return Optional.of(StoreFault.NO_ACCESS.of().sentence());
    }
  }

  /// Whether another process's engine runs on it.
  public boolean isHeld() {
    try (var channel = FileChannel.open(own.resolve(LOCK), StandardOpenOption.WRITE);
        var lock = tryLock(channel)) {
      return lock == null;
    } catch (IOException neverUsed) {
      return false;
    }
  }

  /// Closes the folder to others, unless it holds foreign files: those are not taken from them.
  private void close() throws IOException {
    if (!OwnerOnly.isOpenToOthers(root)) {
      return;
    }
    if (!Files.exists(database()) && !isEmpty()) {
      throw new StoreException(openToOthers(), null);
    }
    try {
      OwnerOnly.restrict(root);
    } catch (IOException e) {
      throw new StoreException(openToOthers(), e);
    }
  }

  private Message openToOthers() {
    return PlatformWords.STORE_OPEN.of(root);
  }

  private boolean isEmpty() throws IOException {
    try (var files = Files.list(root)) {
      return files.findAny().isEmpty();
    }
  }

  public Path root() {
    return root;
  }

  public Path database() {
    return root.resolve(DATABASE);
  }

  /// The file with the address of a database that several engines share; none for the file in this
  /// folder.
  public Path sharedDatabase() {
    return own.resolve("database.url");
  }

  /// The file with the address to which the data of this folder was moved.
  private Path movedTo() {
    return root.resolve("moved-to.url");
  }

  /// Marks that the data is elsewhere now. The mark is on the disk when this returns.
  public void moved(String url) {
    var whole = root.resolve("moved-to.url.new");
    try {
      OwnerOnly.create(whole);
      Files.writeString(
          whole, url + "\n", StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.DSYNC);
      Files.move(whole, movedTo(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new StoreException("the folder cannot be marked as moved: " + movedTo(), e);
    }
  }

  /// @throws StoreException saying where the data was moved to
  public void requireNotMoved() {
    requireMovedNowhereBut("");
    if (Files.exists(wholeCopy()) && !Files.exists(database())) {
      throw new StoreException(
          "a move into "
              + root
              + " has not ended: run the same quayside database move again to end it");
    }
  }

  /// The file that says of a database moved in here that it is whole and has only to get its name.
  public Path wholeCopy() {
    return root.resolve("quayside.db.whole");
  }

  /// @param url an address to which it may have been moved
  /// @throws StoreException saying where else the data was moved to
  public void requireMovedNowhereBut(String url) {
    var there = movedAway();
    if (!there.isEmpty() && !there.equals(url)) {
      throw new StoreException(PlatformWords.STORE_MOVED, root, there);
    }
  }

  /// Whether the data was moved to an address, as far as this folder knows.
  public boolean isMovedTo(String url) {
    return movedAway().equals(url);
  }

  /// The address to which the data was moved; empty when it is here. An earlier version may have
  /// been killed while it wrote: then nothing was moved yet.
  private String movedAway() {
    try {
      return Files.exists(movedTo()) ? Files.readString(movedTo()).strip() : "";
    } catch (IOException e) {
      throw new StoreException("it cannot be read whether the data was moved: " + movedTo(), e);
    }
  }

  /// The database of quotes. They hold for minutes and may be lost, so no backup has them.
  public Path quotes() {
    return own.resolve("quotes.db");
  }

  /// The file with the name under which an engine holds its unfinished work.
  public Path engineName() {
    return own.resolve("engine.name");
  }

  /// The file of what carriers answered while the database was away.
  public Path carrierAnswers() {
    return own.resolve("carrier-answers.jsonl");
  }

  /// The folder of the running engine.
  public Path own() {
    return own;
  }

  /// The key that signs the API's tokens.
  public Path tokenKey() {
    return root.resolve("token.key");
  }

  /// The key that opens the secrets in the database.
  public Path vaultKey() {
    return root.resolve("vault.key");
  }

  /// The file with the numbers given so far. A backup neither holds nor replaces it.
  public Path numberMarks() {
    return root.resolve("tracking-numbers.txt");
  }

  /// The files a backup must hold.
  List<Path> kept() {
    return List.of(database(), tokenKey(), vaultKey());
  }

  /// The files a restore moves aside, those that accompany the databases included.
  List<Path> replaced() {
    var all = new ArrayList<>(kept());
    for (Path database : List.of(database(), quotes())) {
      for (String beside : List.of("", "-wal", "-shm", "-journal")) {
        all.add(Path.of(database + beside));
      }
    }
    return all;
  }

  /// Makes this process the only engine of the directory. An interrupted restore is finished first.
  ///
  /// @throws StoreException naming the process that holds it
  public Hold hold() {
    try {
      var channel =
          FileChannel.open(
              own.resolve(LOCK),
              Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
              OwnerOnly.file(own));
      var lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new StoreException(PlatformWords.STORE_HELD, own, holder());
      }
      channel.truncate(0);
      channel.write(
          StandardCharsets.US_ASCII.encode(Long.toString(ProcessHandle.current().pid())), 0);
      var hold = new Hold(channel, lock);
      finishRestore(hold);
      return hold;
    } catch (IOException e) {
      throw StoreFault.ofFolder(root)
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(() -> new StoreException("the data directory " + root + " cannot be used", e));
    }
  }

  private void finishRestore(Hold hold) {
    try {
      new Restore(this).finish();
    } catch (IOException e) {
      hold.close();
      throw StoreFault.ofFolder(root)
          .map(fault -> new StoreException(fault.of(), e))
          .orElseGet(
              () ->
                  new StoreException(
                      "a restore was cut short and cannot be finished: " + e.getMessage(), e));
    }
  }

  /// Locks one byte far behind the text, so that others can still read which process holds it
  /// (Windows locks are mandatory).
  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }

  private String holder() {
    try {
      return Files.readString(own.resolve(LOCK));
    } catch (IOException e) {
      return "unknown";
    }
  }

  /// The hold of this process on the directory, until it is closed or the process ends in any way.
  public record Hold(FileChannel channel, FileLock lock) implements AutoCloseable {
    @Override
    public void close() {
      try {
        channel.close();
      } catch (IOException e) {
        throw new StoreException("the data directory was not released", e);
      }
    }
  }
}
