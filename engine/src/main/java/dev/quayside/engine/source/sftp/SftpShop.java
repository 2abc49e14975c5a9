package dev.quayside.engine.source.sftp;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceContext.Fault;
import dev.quayside.engine.source.kind.SourceContext.FileOrders;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.sftp.SftpLine.Look;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A drop folder. A page is one file; it is moved away when the next page is asked for, which is
/// once its orders are stored.
final class SftpShop implements Shop {

  private static final int MOST_FILES = 10_000;
  private static final int LONGEST_NAME = 255;
  private static final List<String> UNFINISHED = List.of(".tmp", ".part");

  private final SftpAccess access;
  private final SourceContext context;
  private final Duration quiet;
  private final SftpParcels parcels;
  private Map<String, Look> seen = Map.of();
  private List<Look> queue = List.of();
  private @Nullable DropFile current;
  private @Nullable SftpLine pulling;

  /// @param quiet how long a file does not change that is whole
  SftpShop(SftpAccess access, SourceContext context, Duration quiet) {
    this.access = access;
    this.context = context;
    this.quiet = quiet;
    parcels = new SftpParcels(access);
  }

  /// Each folder is looked at; nothing is written.
  @Override
  public void test() {
    try (var line = access.open()) {
      Sftp.FOLDERS.stream().map(access::path).forEach(line::requireFolder);
    }
  }

  /// @param page the place in the folder's list
  @Override
  public synchronized Page pull(Instant since, @Nullable String page) {
    try {
      return page == null ? looked() : after(Integer.parseInt(page));
    } catch (ShopException trouble) {
      end();
      throw trouble;
    }
  }

  private Page looked() {
    end();
    var line = access.open();
    pulling = line;
    queue = whole(line);
    return new Page(List.of(), queue.isEmpty() ? over() : "0");
  }

  private Page after(int place) {
    var line = pulling;
    if (line == null) {
      throw ShopException.unavailable(SourceWords.BROKE_OFF.of(access.name()), false);
    }
    settle(line);
    if (place >= queue.size()) {
      return new Page(List.of(), over());
    }
    return new Page(orders(line, place), Integer.toString(place + 1));
  }

  private @Nullable String over() {
    end();
    return null;
  }

  private void end() {
    current = null;
    if (pulling != null) {
      pulling.close();
      pulling = null;
    }
  }

  /// Files that are whole, oldest first: they did not change between two looks, or bear their name
  /// only since they are.
  private List<Look> whole(SftpLine line) {
    var before = seen;
    var now = line.files(access.path(Sftp.FOLDER));
    seen = byName(now);
    var first = seen;
    if (now.stream().filter(SftpShop::isOrders).allMatch(file -> isWhole(file, before))) {
      return sorted(now);
    }
    waitQuietly();
    var then = line.files(access.path(Sftp.FOLDER));
    seen = byName(then);
    return sorted(
        then.stream().filter(file -> isWhole(file, before) || isWhole(file, first)).toList());
  }

  private static List<Look> sorted(List<Look> files) {
    return files.stream()
        .filter(SftpShop::isOrders)
        .sorted(Comparator.comparing(Look::changed).thenComparing(Look::name))
        .limit(MOST_FILES)
        .toList();
  }

  private static boolean isOrders(Look file) {
    var name = file.name();
    return !name.startsWith(".")
        && UNFINISHED.stream().noneMatch(name::endsWith)
        && !name.contains("/")
        && name.length() <= LONGEST_NAME
        && name.chars().noneMatch(Character::isISOControl);
  }

  private static boolean isWhole(Look file, Map<String, Look> before) {
    return file.equals(before.get(file.name()))
        || UNFINISHED.stream().anyMatch(ending -> before.containsKey(file.name() + ending));
  }

  private static Map<String, Look> byName(List<Look> files) {
    var map = new HashMap<String, Look>();
    files.forEach(file -> map.put(file.name(), file));
    return map;
  }

  private void waitQuietly() {
    try {
      Thread.sleep(quiet);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw ShopException.unavailable(SourceWords.BROKE_OFF.of(access.name()), false);
    }
  }

  private List<PulledOrder> orders(SftpLine line, int place) {
    var look = queue.get(place);
    var content = line.read(access.path(Sftp.FOLDER) + "/" + look.name());
    var file = DropFile.of(look, content);
    current = file;
    if (context.hasTaken(file.key())) {
      return List.of();
    }
    var read = read(content);
    current = file.with(read);
    // the same order in two files of one second comes twice
    return DropOrders.of(look.name(), read, look.changed().plusMillis(place % 1000));
  }

  private FileOrders read(byte[] content) {
    try {
      return context.read(content, access.currency());
    } catch (ProblemException unreadable) {
      var why = new Fault(1, "", "", unreadable.problem().message());
      return new FileOrders(List.of(), List.of(why), List.of());
    }
  }

  /// Moves the file before, whose orders are stored by now.
  private void settle(SftpLine line) {
    var file = current;
    current = null;
    if (file == null) {
      return;
    }
    context.taken(file.key());
    var failed = access.path(Sftp.FAILED);
    if (!file.faults().isEmpty()) {
      line.write(failed, file.name() + ".errors.csv", file.errors());
    }
    var from = access.path(Sftp.FOLDER) + "/" + file.name();
    line.move(from, file.isBad() ? failed : access.path(Sftp.DONE), file.name());
    context.gone(file.key());
  }

  /// What is in a file is not asked for a second time.
  @Override
  public Optional<PulledOrder> read(String externalId, boolean brief) {
    return Optional.empty();
  }

  @Override
  public ShopTracking tracking() {
    return parcels;
  }
}
