package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The launchers start Java in UTF-8 whatever the locale, or it could write no file name beyond
/// ASCII. In place of Java stands a script that tells how names are written.
@EnabledOnOs(OS.LINUX)
class LauncherLocaleTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path home;

  @BeforeEach
  void standIn() throws IOException {
    script("jdk/bin/java");
    Files.writeString(home.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    script("runtime/bin/java");
    copy(ROOT.resolve("quayside"), "quayside");
    copy(ROOT.resolve("installer/src/linux/quayside.sh"), "bin/quayside");
    Files.createDirectories(home.resolve("app/target"));
    Files.createFile(home.resolve("app/target/quayside-app.jar"));
    Files.createFile(home.resolve("app/target/.built"));
    Files.createFile(home.resolve("pom.xml"));
    Files.setLastModifiedTime(
        home.resolve("pom.xml"), java.nio.file.attribute.FileTime.fromMillis(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "LANG=C", "LC_ALL=C", "LC_ALL=POSIX", "LANG=xx_XX.UTF-8", "LC_CTYPE=C"})
  void javaNamesFilesInUtf8(String set) throws Exception {
    assertThat(said("quayside", set)).startsWith("UTF-8");
    assertThat(said("bin/quayside", set)).startsWith("UTF-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"LANG=C.UTF-8", "LC_ALL=C.UTF-8", "LC_CTYPE=C.UTF-8"})
  void aLocaleOfUtf8StaysAsItIs(String set) throws Exception {
    assertThat(said("quayside", set).lines()).containsExactly("UTF-8", set);
    assertThat(said("bin/quayside", set).lines()).containsExactly("UTF-8", set);
  }

  private String said(String launcher, String set) throws Exception {
    var start = new ProcessBuilder(List.of("sh", home.resolve(launcher).toString(), "serve"));
    start.environment().keySet().removeIf(name -> name.equals("LANG") || name.startsWith("LC_"));
    start.environment().putAll(Map.of("JAVA25_HOME", home.resolve("jdk").toString()));
    if (!set.isEmpty()) {
      var parts = set.split("=", 2);
      start.environment().put(parts[0], parts[1]);
    }
    var process = start.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var said = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).isZero();
    return said;
  }

  private void script(String name) throws IOException {
    var file = home.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\nlocale charmap\nenv | grep -E '^(LANG|LC_)'\nexit 0\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private void copy(Path from, String to) throws IOException {
    var file = home.resolve(to);
    Files.createDirectories(file.getParent());
    Files.copy(from, file, StandardCopyOption.COPY_ATTRIBUTES);
  }
}
