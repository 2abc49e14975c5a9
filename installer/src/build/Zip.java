import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes a folder as a zip file, below a folder name of its own.
final class Zip {

  private Zip() {}

  static void write(Path folder, String name, Path zip) throws IOException {
    try (var entries = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Path file : Trees.files(folder)) {
        var inside = folder.relativize(file).toString().replace('\\', '/');
        var entry = new ZipEntry(name + "/" + inside);
        entry.setTime(Files.getLastModifiedTime(file).toMillis());
        entries.putNextEntry(entry);
        Files.copy(file, entries);
        entries.closeEntry();
      }
    }
  }
}
