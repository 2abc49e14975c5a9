package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// How many numbers were given, in a file beside the database that a restored backup does not
/// replace. Each line holds the first free number, a space, and the range.
record NumberMarks(Path file) {

  /// The first free number; 0 when the file does not know the range.
  long of(String range) {
    return all().getOrDefault(range, 0L);
  }

  /// Records a number, on the disk before it returns.
  ///
  /// @throws StoreException when it cannot be written: then the number must not be used
  void put(String range, long next) {
    var all = all();
    all.put(range, next);
    var text =
        all.entrySet().stream()
            .map(each -> each.getValue() + " " + each.getKey() + "\n")
            .collect(Collectors.joining());
    var fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.deleteIfExists(fresh);
      try (var channel =
          FileChannel.open(
              fresh,
              Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              OwnerOnly.file(file.resolveSibling("")))) {
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        channel.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new StoreException("the tracking numbers given were not written to " + file, e);
    }
  }

  /// The numbers by range; lines that cannot be read are left out.
  private Map<String, Long> all() {
    var all = new TreeMap<String, Long>();
    try {
      for (var line : Files.readAllLines(file)) {
        int blank = line.indexOf(' ');
        if (blank > 0 && line.substring(0, blank).matches("\\d{1,18}")) {
          all.put(line.substring(blank + 1), Long.parseLong(line.substring(0, blank)));
        }
      }
    } catch (IOException unknown) {
      return all;
    }
    return all;
  }
}
