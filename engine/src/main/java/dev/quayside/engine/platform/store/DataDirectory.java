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
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Where one installation keeps everything. Its owner's alone: it holds addresses and keys.
///
/// Where several engines share one database, each has a folder of its own for what is about the
/// running engine and not about the installation: its lock, its name and its quotes.
public final class DataDirectory {

  private static final String LOCK = "engine.lock";

  private final Path root;
  private final Path desk;

  private DataDirectory(Path root, Path desk) {
    this.root = root;
    this.desk = desk;
  }

  /// Made if need be, closed to others, and whole: a restore that was cut short is finished.
  ///
  /// @throws StoreException when it cannot be made or used, or others can open it and it is not
  ///   ours to close
  public static DataDirectory at(Path root) {
    return at(root, root);
  }

  /// As {@link #at(Path)}, for one of several engines that share the database.
  ///
  /// @param desk the engine's own folder, made if need be
  public static DataDirectory at(Path root, Path desk) {
    var directory = new DataDirectory(root, desk);
    try {
      if (!Files.isDirectory(desk)) {
        OwnerOnly.createFolder(desk);
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

  /// As it is, for somebody who only looks.
  public static DataDirectory unchanged(Path root) {
    return new DataDirectory(root, root);
  }

  /// What is wrong with the folder itself and what to do about it; empty when it can be used.
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

  /// Whether an engine of another process runs on it.
  public boolean isHeld() {
    try (var channel = FileChannel.open(desk.resolve(LOCK), StandardOpenOption.WRITE);
        var lock = tryLock(channel)) {
      return lock == null;
    } catch (IOException neverUsed) {
      return false;
    }
  }

  /// A folder with files of others is not taken from them.
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
    return root.resolve("quayside.db");
  }

  /// Rates on offer. They hold for minutes and may be lost, so no backup has them.
  public Path quotes() {
    return desk.resolve("quotes.db");
  }

  /// Under which name an engine holds what it has in hand.
  public Path engineName() {
    return desk.resolve("engine.name");
  }

  /// What is about the running engine.
  public Path desk() {
    return desk;
  }

  /// Signs the tokens of the API.
  public Path tokenKey() {
    return root.resolve("token.key");
  }

  /// Opens the secrets in the database.
  public Path vaultKey() {
    return root.resolve("vault.key");
  }

  /// How far tracking numbers were given. Neither kept in a backup nor replaced by one.
  public Path numberMarks() {
    return root.resolve("tracking-numbers.txt");
  }

  /// What a backup must hold.
  List<Path> kept() {
    return List.of(database(), tokenKey(), vaultKey());
  }

  /// What a restore puts aside: also what belongs to the database as it is.
  List<Path> replaced() {
    var all = new ArrayList<>(kept());
    for (Path database : List.of(database(), quotes())) {
      for (String beside : List.of("", "-wal", "-shm", "-journal")) {
        all.add(Path.of(database + beside));
      }
    }
    return all;
  }

  /// Makes this process the one engine of the directory. A restore that was cut short is finished
  /// first.
  ///
  /// @throws StoreException naming the process that holds it
  public Hold hold() {
    try {
      var channel =
          FileChannel.open(
              desk.resolve(LOCK),
              Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
              OwnerOnly.file(desk));
      var lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new StoreException(PlatformWords.STORE_HELD, desk, holder());
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

  /// One byte far behind the text, so that others can read who holds it (Windows locks are
  /// mandatory).
  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }

  private String holder() {
    try {
      return Files.readString(desk.resolve(LOCK));
    } catch (IOException e) {
      return "unknown";
    }
  }

  /// The directory is this process's until closed, or until the process ends in any way.
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
