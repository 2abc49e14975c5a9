import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Makes the packages of one system: an image with jars, Java and launchers, and the archives and
/// installers around it.
///
/// `java Package.java PLATFORM TARGET VERSION TIMESTAMP runtime:FOLDER JARS...`: `linux-x64`,
/// `windows-x64`, `macos-aarch64`, `macos-x64` or `here`; FOLDER has a Java of that system, or is
/// empty; JARS are jars and folders of them. Run in `installer` by the toolchain's JDK.
public final class Package {

  private final Build build;
  private final Platform platform;
  private final String runtime;
  private final List<Path> libraries;

  private Package(Build build, Platform platform, String runtime, List<Path> libraries) {
    this.build = build;
    this.platform = platform;
    this.runtime = runtime;
    this.libraries = libraries;
  }

  public static void main(String[] arguments) throws Exception {
    try {
      var build =
          new Build(
              Path.of("").toAbsolutePath(),
              Path.of(arguments[1]).toAbsolutePath(),
              arguments[2],
              Instant.parse(arguments[3]));
      var platform = arguments[0].equals("here") ? Platform.here() : Platform.of(arguments[0]);
      var libraries =
          Arrays.stream(arguments)
              .skip(5)
              .map(name -> Path.of(name).toAbsolutePath())
              .filter(Files::exists)
              .toList();
      new Package(build, platform, arguments[4].replaceFirst("runtime:", ""), libraries).make();
    } catch (Missing missing) {
      System.err.println("quayside: " + missing.getMessage());
      System.exit(1);
    }
  }

  private void make() throws Exception {
    needTools();
    Icon.checkWindow(build.installer());
    Icon.draw(build.source("icon/quayside.svg"), build.icons());
    switch (platform) {
      case LINUX -> new LinuxPackages(build, image()).make();
      case WINDOWS -> WindowsPackages.make(build, image());
      case MACOS_ARM, MACOS_INTEL ->
          MacPackages.make(build, platform, MacBundle.make(build, platform, libraries, runtime));
    }
    try (Stream<Path> made = Files.list(build.dist(""))) {
      made.sorted().forEach(file -> System.out.println("made " + file));
    }
  }

  /// Checks for missing tools before anything that takes long.
  private void needTools() {
    switch (platform) {
      case LINUX -> {
        // nothing is needed: what a missing tool would make is left out
      }
      case WINDOWS -> {
        WindowsImage.needTools();
        WindowsPackages.needTools();
      }
      case MACOS_ARM, MACOS_INTEL -> MacBundle.needTools();
    }
  }

  /// Makes a folder that runs as it is, for Linux and Windows.
  private Path image() throws Exception {
    var image = build.work(platform.label()).resolve("Quayside");
    Trees.delete(image);
    var jars = ClassPath.copy(platform, libraries, image.resolve("app"));
    JavaRuntime.make(platform, runtime, build.work("downloads"), image.resolve("runtime"));
    for (String name : List.of("LICENSE", "NOTICE")) {
      Trees.copy(build.project(name), image.resolve(name));
    }
    if (platform == Platform.WINDOWS) {
      WindowsImage.complete(build, image, jars);
    } else {
      LinuxImage.complete(build, image, jars);
    }
    return image;
  }
}
