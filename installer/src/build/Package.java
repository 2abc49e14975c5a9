import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Makes this system's installer: an image with its own runtime, an AOT cache trained on that very
/// runtime, and the package around it.
///
/// `java Package.java <target> <class path folder> <version>`, run by the toolchain's JDK. Windows
/// and macOS packages need their own hosts.
public final class Package {

  private static final String NAME = "quayside";
  private static final String MAIN_JAR = "quayside-app.jar";
  private static final String MAIN_CLASS = "dev.quayside.app.Main";
  private static final String WINDOWS_UPGRADE_CODE = "8f0a8c5e-2f4f-4d53-9f0e-6d8b1d6a7c11";
  private static final String MODULES =
      "java.base,java.desktop,java.logging,java.management,java.naming,java.net.http,java.sql,java.xml,jdk.crypto.ec,"
          + "jdk.localedata,jdk.unsupported,jdk.zipfs";

  private enum Host {
    LINUX(List.of("deb")),
    MACOS(List.of("dmg", "pkg")),
    WINDOWS(List.of("msi", "exe"));

    private final List<String> packages;

    Host(List<String> packages) {
      this.packages = packages;
    }

    static Host here() {
      var name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
      return name.contains("win") ? WINDOWS : name.contains("mac") ? MACOS : LINUX;
    }
  }

  private final Host host = Host.here();
  private final Path target;
  private final Path libraries;
  private final String version;

  private Package(Path target, Path libraries, String version) {
    this.target = target;
    this.libraries = libraries;
    this.version = version;
  }

  public static void main(String[] arguments) throws Exception {
    new Package(
            Path.of(arguments[0]).toAbsolutePath(),
            Path.of(arguments[1]).toAbsolutePath(),
            arguments[2])
        .make();
  }

  private void make() throws Exception {
    delete(target.resolve("image"));
    delete(target.resolve("dist"));
    jpackage(imageArguments());
    train();
    for (String type : host.packages) {
      jpackage(packageArguments(type));
    }
    try (Stream<Path> made = Files.list(target.resolve("dist"))) {
      made.forEach(file -> System.out.println("made " + file));
    }
  }

  private List<String> imageArguments() {
    var arguments =
        new ArrayList<>(
            List.of(
                "--type", "app-image",
                "--name", NAME,
                "--app-version", version,
                "--vendor", "Quayside",
                "--input", libraries.toString(),
                "--main-jar", MAIN_JAR,
                "--main-class", MAIN_CLASS,
                "--add-modules", MODULES,
                "--jlink-options",
                    "--strip-debug --no-header-files --no-man-pages --compress=zip-6 --include-locales=en,es",
                "--java-options", "--enable-native-access=ALL-UNNAMED",
                "--java-options", "-XX:+UseSerialGC",
                "--java-options", "-Xms48m",
                "--java-options", "-XX:MaxRAMPercentage=25",
                "--java-options", "-XX:AOTCache=$APPDIR/quayside.aot",
                "--dest", target.resolve("image").toString()));
    if (host == Host.LINUX) {
      // glibc by itself keeps what libraries have freed
      arguments.addAll(List.of("--java-options", "-XX:TrimNativeHeapInterval=30000"));
    }
    return arguments;
  }

  private List<String> packageArguments(String type) {
    var arguments =
        new ArrayList<>(
            List.of(
                "--type",
                type,
                "--app-image",
                image().toString(),
                "--name",
                NAME,
                "--app-version",
                version,
                "--vendor",
                "Quayside",
                "--description",
                "Shipping workstation",
                "--dest",
                target.resolve("dist").toString()));
    arguments.addAll(
        switch (host) {
          case LINUX ->
              List.of(
                  "--linux-menu-group",
                  "Office",
                  "--linux-shortcut",
                  "--linux-package-deps",
                  "libgtk-3-0, libpangoft2-1.0-0, libxtst6, libgl1, libxxf86vm1");
          case MACOS -> List.of("--mac-package-identifier", "dev.quayside.desk");
          case WINDOWS ->
              List.of(
                  "--win-menu",
                  "--win-menu-group",
                  "Quayside",
                  "--win-shortcut-prompt",
                  "--win-dir-chooser",
                  "--win-per-user-install",
                  "--win-upgrade-uuid",
                  WINDOWS_UPGRADE_CODE);
        });
    return arguments;
  }

  /// Runs the demo once on the image's own runtime. The cache is refused unless class path and
  /// options are those of the launcher.
  private void train() throws IOException, InterruptedException {
    var configuration = find(NAME + ".cfg");
    var app = configuration.getParent();
    var classPath = new ArrayList<String>();
    var command = new ArrayList<String>();
    command.add(find(host == Host.WINDOWS ? "java.exe" : "java").toString());
    for (String line : Files.readAllLines(configuration)) {
      var value = line.substring(line.indexOf('=') + 1).replace("$APPDIR", app.toString());
      if (line.startsWith("app.classpath=")) {
        classPath.add(value);
      } else if (line.startsWith("java-options=") && !value.contains("AOTCache")) {
        command.add(value);
      }
    }
    command.addAll(
        List.of(
            "-XX:AOTCacheOutput=" + app.resolve("quayside.aot"),
            "-cp",
            String.join(System.getProperty("path.separator"), classPath),
            MAIN_CLASS,
            "demo",
            "--out",
            target.resolve("trained").toString()));
    var code =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
    if (code != 0) {
      throw new IllegalStateException("the training run ended with " + code);
    }
  }

  private Path image() {
    return target.resolve("image").resolve(host == Host.MACOS ? NAME + ".app" : NAME);
  }

  private Path find(String file) throws IOException {
    try (Stream<Path> files = Files.walk(target.resolve("image"))) {
      return files
          .filter(path -> path.endsWith(file) && Files.isRegularFile(path))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException(file + " is missing from the image"));
    }
  }

  private static void jpackage(List<String> arguments) {
    var code =
        ToolProvider.findFirst("jpackage")
            .orElseThrow(() -> new IllegalStateException("this JDK has no jpackage"))
            .run(System.out, System.err, arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalStateException("jpackage ended with " + code);
    }
  }

  private static void delete(Path tree) throws IOException {
    if (Files.exists(tree)) {
      try (Stream<Path> files = Files.walk(tree)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
