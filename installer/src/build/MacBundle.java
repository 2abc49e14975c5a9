import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Quayside.app for macOS. Its launcher is compiled by the Mac's own compiler or, on other systems,
/// by Zig, which includes what a macOS program is linked with. Signing and the .dmg need a Mac.
final class MacBundle {

  private static final Tool CC = new Tool("cc", "gcc");
  private static final Tool PYTHON = new Tool("python3", "python3");

  private MacBundle() {}

  static Path make(Build build, Platform platform, List<Path> libraries, String runtime)
      throws Exception {
    var bundle = build.work(platform.label()).resolve("Quayside.app");
    Trees.delete(bundle);
    var contents = bundle.resolve("Contents");
    var jars = ClassPath.copy(platform, libraries, contents.resolve("app"));
    var java = contents.resolve("runtime/Contents");
    JavaRuntime.make(platform, runtime, build.work("downloads"), java.resolve("Home"));
    Trees.fill(
        build.source("macos/Info.plist"),
        contents.resolve("Info.plist"),
        "VERSION",
        build.version());
    Files.writeString(contents.resolve("PkgInfo"), "APPL????");
    var resources = contents.resolve("Resources");
    Trees.copy(build.icons().resolve("quayside.icns"), resources.resolve("quayside.icns"));
    for (String name : List.of("LICENSE", "NOTICE")) {
      Trees.copy(build.project(name), resources.resolve(name));
    }
    compile(build, platform, jars, contents.resolve("MacOS/Quayside"));
    return bundle;
  }

  private static void compile(Build build, Platform platform, List<String> jars, Path program)
      throws IOException, InterruptedException {
    var work = build.work(platform.label() + "-launcher");
    Trees.delete(work);
    Trees.copy(build.source("macos/launcher.c"), work.resolve("launcher.c"));
    Files.writeString(work.resolve("launch.h"), Launch.header(jars, build.version()));
    Files.createDirectories(program.getParent());
    if (Platform.here().isMacos()) {
      var processor = platform == Platform.MACOS_ARM ? "arm64" : "x86_64";
      CC.run(
          work,
          "-arch",
          processor,
          "-mmacosx-version-min=11.0",
          "-O2",
          "-Wall",
          "-Werror",
          "-o",
          program.toString(),
          "launcher.c");
    } else {
      var processor = platform == Platform.MACOS_ARM ? "aarch64" : "x86_64";
      PYTHON.run(
          work,
          "-m",
          "ziglang",
          "cc",
          "-target",
          processor + "-macos.11.0",
          "-O2",
          "-Wall",
          "-Werror",
          "-o",
          program.toString(),
          "launcher.c");
    }
    Trees.makeExecutable(program);
  }

  /// @throws Missing naming what to install
  static void needTools() {
    if (!Platform.here().isMacos() && !hasZig()) {
      throw new Missing("a compiler for macOS is missing: pip install ziglang");
    }
  }

  private static boolean hasZig() {
    try {
      PYTHON.run(Path.of("").toAbsolutePath(), "-c", "import ziglang");
      return true;
    } catch (IOException | InterruptedException | IllegalStateException absent) {
      return false;
    }
  }
}
