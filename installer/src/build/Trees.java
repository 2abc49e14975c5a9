import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Copies, deletes and lists whole folders.
final class Trees {

  private Trees() {}

  static void delete(Path tree) throws IOException {
    if (Files.exists(tree, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> files = Files.walk(tree)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        var copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          Files.createDirectories(copy);
        } else {
          Files.createDirectories(copy.getParent());
          Files.copy(
              file,
              copy,
              StandardCopyOption.COPY_ATTRIBUTES,
              StandardCopyOption.REPLACE_EXISTING,
              LinkOption.NOFOLLOW_LINKS);
        }
      }
    }
  }

  /// All files below a folder, in the same order on every machine.
  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
          .sorted(Comparator.comparing(Path::toString))
          .toList();
    }
  }

  /// Writes a text file from a template and replaces its `@WORDS@`.
  ///
  /// @param words each word followed by its value
  static void fill(Path template, Path file, String... words) throws IOException {
    var text = Files.readString(template);
    for (int i = 0; i < words.length; i += 2) {
      text = text.replace("@" + words[i] + "@", words[i + 1]);
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  static void makeExecutable(Path file) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
