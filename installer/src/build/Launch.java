import java.util.List;
import java.util.stream.Collectors;

/// The options Java is started with on every system. `serve` runs with Java's defaults, since a
/// server runs long enough for the optimizing compilers to pay off; everything else starts faster
/// with the quick compiler (docs/benchmarks.md).
final class Launch {

  static final String MAIN_CLASS = "dev.quayside.app.Main";

  static final List<String> ALWAYS =
      List.of(
          "--enable-native-access=ALL-UNNAMED",
          "-Djava.awt.headless=true",
          "-Xlog:aot*=off",
          "-Xlog:cds*=off");

  /// Without memory some threads would die and others go on: better a server ends, says so and is
  /// started anew by its service. A window shows what happened, and how to go on, by itself.
  static final List<String> SERVE = List.of("-XX:+ExitOnOutOfMemoryError");

  static final List<String> QUICK =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xms48m", "-XX:MaxRAMPercentage=25");

  /// Returns freed native memory to the system every 30 seconds (30,000 ms); glibc alone keeps it.
  static final List<String> QUICK_LINUX = List.of("-XX:TrimNativeHeapInterval=30000");

  private Launch() {}

  /// The same options as a header for the launchers written in C.
  static String header(List<String> jars, String version) {
    return """
    /* written by Launch.java */
    #define QS_ALWAYS %s
    #define QS_SERVE %s
    #define QS_QUICK %s
    #define QS_JARS %s
    #define QS_MAIN_CLASS "%s"
    #define QS_VERSION "%s"
    #define QS_WIDE(words) QS_WIDE_NOW(words)
    #define QS_WIDE_NOW(words) L##words
    """
        .formatted(
            strings(ALWAYS), strings(SERVE), strings(QUICK), strings(jars), MAIN_CLASS, version);
  }

  private static String strings(List<String> words) {
    return words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(", "));
  }
}
