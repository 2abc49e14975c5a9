import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Names the Java files of the given folders that `mvn spotless:apply` would change. The formatter
/// itself is asked, as it works on all cores, where Spotless checks one file after the other.
public final class FormatCheck {

  private FormatCheck() {}

  public static void main(String[] modules) throws Exception {
    var arguments =
        new ArrayList<>(
            List.of("--dry-run", "--set-exit-if-changed", "--skip-reflowing-long-strings"));
    for (var module : modules) {
      for (var sources : List.of("src/main/java", "src/test/java")) {
        arguments.addAll(javaFiles(Path.of(module, sources)));
      }
    }
    int exit =
        new Main(new PrintWriter(System.out, true), new PrintWriter(System.err, true), System.in)
            .format(arguments.toArray(String[]::new));
    if (exit != 0) {
      System.err.println(
          "The files above are not formatted: JAVA_HOME=/path/to/jdk-25 mvn spotless:apply does it.");
    }
    System.exit(exit);
  }

  private static List<String> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(Path::toString).filter(name -> name.endsWith(".java")).toList();
    }
  }
}
