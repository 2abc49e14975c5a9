import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Completes the image for Windows: the two launchers. The one for the console is in `bin`, because
/// Windows does not distinguish the names `quayside.exe` and `Quayside.exe`.
final class WindowsImage {

  private static final String MINGW = "gcc-mingw-w64-x86-64";
  private static final Tool COMPILER = new Tool("x86_64-w64-mingw32-gcc", MINGW);
  private static final Tool RESOURCES = new Tool("x86_64-w64-mingw32-windres", MINGW);

  private WindowsImage() {}

  /// @throws Missing naming a tool that is not installed
  static void needTools() {
    COMPILER.needed();
    RESOURCES.needed();
  }

  static void complete(Build build, Path image, List<String> jars)
      throws IOException, InterruptedException {
    var work = build.work("windows-launcher");
    Trees.delete(work);
    Trees.copy(build.source("windows/launcher.c"), work.resolve("launcher.c"));
    Trees.copy(build.icons().resolve("quayside.ico"), work.resolve("quayside.ico"));
    Trees.fill(
        build.source("windows/quayside.rc"),
        work.resolve("quayside.rc"),
        "VERSION",
        build.version(),
        "NUMBERS",
        build.version().replace('.', ','));
    Trees.fill(
        build.source("windows/quayside.manifest"),
        work.resolve("quayside.manifest"),
        "VERSION",
        build.version());
    Files.writeString(work.resolve("launch.h"), Launch.header(jars, build.version()));
    RESOURCES.run(work, "quayside.rc", "-O", "coff", "-o", "resources.o");
    compile(work, image.resolve("Quayside.exe"), "-mwindows");
    Files.createDirectories(image.resolve("bin"));
    compile(work, image.resolve("bin/quayside.exe"), "-mconsole", "-DQS_CONSOLE");
  }

  private static void compile(Path work, Path program, String... options)
      throws IOException, InterruptedException {
    var arguments = new ArrayList<>(List.of(options));
    arguments.addAll(
        List.of(
            "-O2",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-s",
            "-municode",
            "-Wl,--no-insert-timestamp",
            "-o",
            program.toString(),
            "launcher.c",
            "resources.o"));
    COMPILER.run(work, arguments.toArray(String[]::new));
    Signing.sign(program);
  }
}
