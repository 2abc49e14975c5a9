import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// The jars of a package, without those and without native code of other systems.
final class ClassPath {

  private static final Comparator<String> OURS_FIRST =
      Comparator.comparing((String name) -> !name.startsWith("quayside-"))
          .thenComparing(Comparator.naturalOrder());
  private static final Pattern WINDOW_NATIVES = Pattern.compile("javafx-graphics-[0-9.]+-[a-z].*");

  private ClassPath() {}

  /// Copies the jars and returns their names in the order of the launchers' class path. The cache
  /// of classes is only valid for that order.
  static List<String> copy(Platform platform, List<Path> folders, Path to) throws IOException {
    Files.createDirectories(to);
    var jars = new TreeMap<String, Path>(OURS_FIRST);
    for (Path folder : folders) {
      for (Path jar : Trees.files(folder)) {
        if (platform.takes(jar)) {
          jars.put(jar.getFileName().toString(), jar);
        }
      }
    }
    if (jars.keySet().stream().noneMatch(name -> WINDOW_NATIVES.matcher(name).matches())) {
      throw new IllegalStateException("no JavaFX of " + platform.label() + " is on the class path");
    }
    for (var jar : jars.entrySet()) {
      copy(platform, jar.getValue(), to.resolve(jar.getKey()));
    }
    return List.copyOf(jars.keySet());
  }

  private static void copy(Platform platform, Path jar, Path copy) throws IOException {
    try (var from = new ZipFile(jar.toFile());
        var to = new ZipOutputStream(Files.newOutputStream(copy))) {
      for (ZipEntry entry : from.stream().map(ZipEntry.class::cast).toList()) {
        if (platform.takesEntry(entry.getName())) {
          var kept = new ZipEntry(entry.getName());
          kept.setTime(entry.getTime());
          to.putNextEntry(kept);
          from.getInputStream(entry).transferTo(to);
          to.closeEntry();
        }
      }
    }
    Files.setLastModifiedTime(copy, Files.getLastModifiedTime(jar));
  }
}
