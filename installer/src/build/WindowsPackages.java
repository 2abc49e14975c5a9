import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The packages for Windows: a folder to unpack anywhere, and the .msi.
final class WindowsPackages {

  private static final Tool WIXL = new Tool("wixl", "wixl");
  private static final Tool MSIBUILD = new Tool("msibuild", "msitools");

  /// Removes the old version before the new files are installed; otherwise Windows Installer could
  /// take old files for ones changed by the user and keep them.
  private static final String OLD_ONE_GOES_FIRST =
      "UPDATE `InstallExecuteSequence` SET `Sequence` = 1450 WHERE `Action` = 'RemoveExistingProducts'";

  /// Corrects a wixl error: it writes 4 for HKMU (per user or per machine), which Windows Installer
  /// does not know.
  private static final String OF_THE_PERSON_OR_THE_MACHINE =
      "UPDATE `Registry` SET `Root` = -1 WHERE `Root` = 4";

  private WindowsPackages() {}

  static void needTools() {
    WIXL.needed();
    MSIBUILD.needed();
  }

  static void make(Build build, Path image) throws IOException, InterruptedException {
    var name = "Quayside-" + build.version();
    Zip.write(image, name, build.dist(name + "-windows-x64.zip"));
    var work = build.work("windows-msi");
    Trees.delete(work);
    Files.createDirectories(work);
    Trees.fill(
        build.source("windows/Quayside.wxs"),
        work.resolve("Quayside.wxs"),
        "VERSION",
        build.version());
    Trees.copy(build.icons().resolve("quayside.ico"), work.resolve("quayside.ico"));
    Trees.copy(build.source("windows/Environment.idt"), work.resolve("Environment.idt"));
    WixSource.write(image, work.resolve("files.wxs"));
    var msi = build.dist(name + ".msi");
    // wixl accepts only relative paths
    WIXL.run(
        work,
        "--arch",
        "x64",
        "-D",
        "Win64=yes",
        "-D",
        "Image=" + work.relativize(image),
        "--output",
        msi.toString(),
        "Quayside.wxs",
        "files.wxs");
    complete(work, msi);
    Signing.sign(msi);
  }

  /// Adds what wixl cannot: environment variables, conditions of components, and when an older
  /// version is removed.
  private static void complete(Path work, Path msi) throws IOException, InterruptedException {
    MSIBUILD.run(work, msi.toString(), "-i", "Environment.idt");
    for (String query :
        List.of(
            action("RemoveEnvironmentStrings", 3300),
            action("WriteEnvironmentStrings", 5200),
            OLD_ONE_GOES_FIRST,
            OF_THE_PERSON_OR_THE_MACHINE,
            condition("UserPath", "NOT ALLUSERS"),
            condition("MachinePath", "ALLUSERS=1"))) {
      MSIBUILD.run(work, msi.toString(), "-q", query);
    }
  }

  private static String action(String name, int place) {
    return "INSERT INTO `InstallExecuteSequence` (`Action`, `Condition`, `Sequence`) VALUES ('%s', '', %d)"
        .formatted(name, place);
  }

  private static String condition(String component, String condition) {
    return "UPDATE `Component` SET `Condition` = '%s' WHERE `Component` = '%s'"
        .formatted(condition, component);
  }
}
