import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Completes the image for Linux: the launcher and the cache of classes.
final class LinuxImage {

  private LinuxImage() {}

  static void complete(Build build, Path image, List<String> jars) throws Exception {
    var launcher = image.resolve("bin/quayside");
    Trees.fill(
        build.source("linux/quayside.sh"),
        launcher,
        "JARS",
        String.join(" ", jars),
        "QUICK",
        String.join(" ", Launch.QUICK) + " " + String.join(" ", Launch.QUICK_LINUX),
        "SERVE",
        String.join(" ", Launch.SERVE),
        "ALWAYS",
        Launch.ALWAYS.stream().collect(Collectors.joining(" ")),
        "MAIN_CLASS",
        Launch.MAIN_CLASS);
    Trees.makeExecutable(launcher);
    Trees.copy(build.source("icon/quayside.svg"), image.resolve("quayside.svg"));
    train(build, image, launcher);
  }

  /// Runs the window's first minute without a display, with the launcher, runtime and jars of the
  /// package. The classes that it loads and links are kept in a cache for all later starts, also of
  /// `serve`. With other jars Java ignores the cache and starts without it.
  private static void train(Build build, Path image, Path launcher)
      throws IOException, InterruptedException {
    var data = build.work("trained");
    Trees.delete(data);
    var cache = image.resolve("app/quayside.aot");
    var builder = new ProcessBuilder(launcher.toString()).inheritIO();
    builder
        .environment()
        .putAll(
            Map.of(
                "QUAYSIDE_DATA",
                data.toString(),
                "QUAYSIDE_JAVA_OPTS",
                "-XX:AOTCacheOutput="
                    + cache
                    + " -Dquayside.firstFrame=train -Dglass.platform=Headless -Dprism.order=sw"));
    int code = builder.start().waitFor();
    if (code != 0 || !Files.exists(cache)) {
      throw new IllegalStateException("the window that fills the cache ended with " + code);
    }
  }
}
