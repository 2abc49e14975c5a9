package dev.quayside.engine.order.file.watch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Checks the folder that this desk watches for each workspace. A file is imported when it has not
/// changed between two checks, and is then moved into the folder `imported`, with a table of the
/// orders that were left out beside it.
public final class FolderWatch {

  private static final Logger LOG = LoggerFactory.getLogger(FolderWatch.class);
  private static final String SETTING = "watched-folder";
  private static final String ASIDE = "imported";
  private static final String LEFT_OUT = ".left-out.csv";

  private final Settings settings;
  private final OrderFiles files;
  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final Map<Path, Look> seen = new HashMap<>();

  /// Workspaces for which this desk watches none, as most: only it can change that.
  private final Set<WorkspaceId> without = new HashSet<>();

  /// A file at the time of a check.
  ///
  /// @param refusal why it was not imported in this state; null when it was not tried
  private record Look(long size, FileTime changed, @Nullable Message refusal) {}

  /// @param live told of every change of a watched folder
  public FolderWatch(Settings settings, OrderFiles files, WorkspaceClock clock, LiveEvents live) {
    this.live = live;
    this.settings = settings;
    this.files = files;
    this.clock = clock;
  }

  /// The workspace's folder at this desk; empty until one was chosen.
  public Optional<WatchedFolder> of(Caller caller) {
    return settings.find(caller, SETTING, WatchedFolder.class);
  }

  /// Starts or stops watching a folder.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no folder that can be read and written
  public synchronized WatchedFolder watch(Caller caller, String path, boolean on) {
    if (on) {
      check(path);
    }
    var before = of(caller);
    var folder =
        new WatchedFolder(
            path,
            on,
            null,
            before.map(WatchedFolder::lastFile).orElse(null),
            before.map(WatchedFolder::lastTakenAt).orElse(null),
            before.map(WatchedFolder::note).orElse(null));
    keep(caller, folder);
    seen.clear();
    without.clear();
    return folder;
  }

  /// Checks the folder once. Errors are stored with the folder and never end the watch.
  ///
  /// @param taken receives every imported file
  public synchronized void look(Caller caller, Consumer<Imported> taken) {
    if (without.contains(caller.workspace())) {
      return;
    }
    var folder = of(caller).filter(WatchedFolder::on);
    if (folder.isEmpty()) {
      without.add(caller.workspace());
      return;
    }
    var after = looked(caller, folder.get().with(null), taken);
    if (!after.equals(folder.get())) {
      keep(caller, after);
    }
  }

  private void keep(Caller caller, WatchedFolder folder) {
    settings.keep(caller, SETTING, folder);
    live.tell(caller.workspace(), Topic.WATCHED_FOLDER_CHANGED, folder.path());
  }

  private WatchedFolder looked(Caller caller, WatchedFolder folder, Consumer<Imported> taken) {
    var after = folder;
    try {
      for (var file : settled(Path.of(folder.path()))) {
        after = take(caller, file, after, taken);
      }
      return after.problem() == null ? after.with(waiting()) : after;
    } catch (IOException | InvalidPathException unreachable) {
      return after.with(OrderWords.FOLDER_UNREAD.of());
    }
  }

  private WatchedFolder take(
      Caller caller, Path file, WatchedFolder folder, Consumer<Imported> taken) throws IOException {
    var name = String.valueOf(file.getFileName());
    try {
      var preview = files.preview(caller, FileText.bytes(file));
      if (!preview.missing().isEmpty()) {
        return refuse(file, folder, OrderWords.FOLDER_UNMAPPED.of(name));
      }
      var imported = files.take(caller, name, preview);
      var answer = FolderAnswer.of(imported);
      answer(answer, moveAside(file));
      taken.accept(imported);
      return folder.taken(name, clock.now(caller.workspace()), answer.note().orElse(null));
    } catch (ProblemException unreadable) {
      return refuse(file, folder, OrderWords.OF_FILE.of(name, unreadable.problem().message()));
    } catch (RuntimeException broken) {
      LOG.warn("a file of the watched folder was not taken in", broken);
      return folder.with(OrderWords.FOLDER_LATER.of(name));
    }
  }

  /// Remembers the refusal, so that the file is not tried again until it changes.
  private WatchedFolder refuse(Path file, WatchedFolder folder, Message why) throws IOException {
    seen.put(file, look(file, why));
    return folder.with(why);
  }

  /// The refusal of a file that is still in the folder.
  private @Nullable Message waiting() {
    return seen.entrySet().stream()
        .filter(each -> each.getValue().refusal() != null && Files.exists(each.getKey()))
        .map(each -> each.getValue().refusal())
        .findFirst()
        .orElse(null);
  }

  private List<Path> settled(Path folder) throws IOException {
    try (var inside = Files.list(folder)) {
      return inside.filter(FolderWatch::isTable).sorted().filter(this::isSettled).toList();
    }
  }

  private static boolean isTable(Path file) {
    var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Files.isRegularFile(file) && SheetFile.ENDINGS.stream().anyMatch(name::endsWith);
  }

  private boolean isSettled(Path file) {
    try {
      var is = look(file, null);
      var was = seen.put(file, is);
      boolean same = was != null && was.size() == is.size() && was.changed().equals(is.changed());
      if (same && was.refusal() != null) {
        seen.put(file, was);
        return false;
      }
      return same;
    } catch (IOException gone) {
      return false;
    }
  }

  private static Look look(Path file, @Nullable Message refusal) throws IOException {
    return new Look(Files.size(file), Files.getLastModifiedTime(file), refusal);
  }

  /// Writes what was left out beside the imported file, and into the log.
  private static void answer(FolderAnswer answer, Path imported) throws IOException {
    if (!answer.isEmpty()) {
      var name = imported.getFileName() + LEFT_OUT;
      Files.write(imported.resolveSibling(name), answer.table());
      LOG.info(
          "{} orders of a watched file are not as it has them: {}", answer.lines().size(), name);
    }
  }

  private Path moveAside(Path file) throws IOException {
    var aside = Files.createDirectories(file.resolveSibling(ASIDE));
    var name = String.valueOf(file.getFileName());
    // the name as the system returned it: without a locale Java may be unable to write it
    var target = aside.resolve(file.getFileName());
    for (int again = 2; Files.exists(target); again++) {
      target = aside.resolve(again + "-" + name);
    }
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    seen.remove(file);
    return target;
  }

  private static void check(String path) {
    try {
      var folder = Path.of(path);
      if (folder.isAbsolute() && Files.isDirectory(folder) && Files.isWritable(folder)) {
        return;
      }
    } catch (InvalidPathException no) {
      // refused below
    }
    throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "path", OrderWords.FOLDER_PATH);
  }
}
