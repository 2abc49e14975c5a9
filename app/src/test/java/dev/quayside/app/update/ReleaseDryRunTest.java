package dev.quayside.app.update;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rehearsal of a release, with a Maven that makes what this test says.
class ReleaseDryRunTest {

  private static final Path RELEASE = Path.of("../installer/src/release").toAbsolutePath();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  private record Ended(int exitCode, String said) {}

  @BeforeEach
  void toolsAreThere() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "needs bash");
    assumeTrue(run(List.of("git", "rev-parse", "HEAD")).exitCode() == 0, "needs a clone of git");
  }

  @Test
  void whatThisMachineCanMakeIsThereWholeAndTheRestIsNamed() throws Exception {
    var maven =
        maven(
            """
            case "$*" in
              *-Pinstaller*) mkdir -p installer/target/dist; echo deb >installer/target/dist/quayside_0.1.0_amd64.deb ;;
              *-Pwindows*) mkdir -p installer/target/dist; echo msi >installer/target/dist/Quayside-0.1.0.msi ;;
              *cyclonedx*) for one; do case $one in -DoutputDirectory=*) echo '{}' >"${one#*=}/quayside-sbom.cdx.json" ;; esac; done ;;
              *) echo "quayside: ziglang is needed: pip install ziglang"; exit 1 ;;
            esac
            """);
    var folder = directory.resolve("release");
    var ended = dryRun(maven, folder);
    assertThat(ended.exitCode()).as(ended.said()).isZero();
    assertThat(folder.resolve("SHA256SUMS"))
        .content()
        .contains("quayside_0.1.0_amd64.deb", "Quayside-0.1.0.msi", "quayside-sbom.cdx.json")
        .contains("Quayside.Quayside.installer.yaml");
    assertThat(folder.resolve("Quayside.Quayside.installer.yaml"))
        .content()
        .contains("PackageVersion: 0.1.0", "https://github.com/OWNER/NAME/releases/download/v0.1.0")
        .doesNotContain("@");
    assertThat(folder.resolve("notes.md")).content().contains("- ", "not signed");
    assertThat(ended.said())
        .contains("not made: packages of macos (quayside: ziglang is needed")
        .contains("missing: quayside-0.1.0-1.x86_64.rpm")
        .contains("missing: Quayside-0.1.0-macos-x64.dmg (needs a Mac")
        .contains("no cask of Homebrew")
        .doesNotContain("missing: Quayside-0.1.0.msi");
  }

  @Test
  void withoutAnyPackageItFails() throws Exception {
    var ended = dryRun(maven("exit 1"), directory.resolve("release"));
    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(ended.said()).contains("no package was made");
  }

  /// A release lacks nothing: only a rehearsal may.
  @Test
  void manifestsOfARealReleaseNeedEveryPackage() throws Exception {
    var folder = Files.createDirectory(directory.resolve("dist"));
    Files.writeString(folder.resolve("Quayside-0.1.0.msi"), "msi");
    var ended =
        run(
            List.of(
                RELEASE.resolve("manifests").toString(), "0.1.0", folder.toString(), "https://x"));
    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(ended.said()).contains("there is no Quayside-0.1.0-macos-aarch64.dmg");
  }

  private Ended dryRun(Path maven, Path folder) throws Exception {
    return run(
        List.of("env", "MVN=" + maven, RELEASE.resolve("dry-run").toString(), folder.toString()),
        "PATH=" + directory + ":" + System.getenv("PATH"));
  }

  /// Also as `mvn` on the path, where the bill of materials looks for it.
  private Path maven(String lines) throws IOException {
    var maven = Files.writeString(directory.resolve("mvn"), "#!/bin/bash\n" + lines);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
    return maven;
  }

  private Ended run(List<String> command, String... environment) throws Exception {
    var out = Files.createTempFile(directory, "said", ".txt");
    var builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
    for (var one : environment) {
      builder.environment().put(one.split("=", 2)[0], one.split("=", 2)[1]);
    }
    var process = builder.start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return new Ended(process.exitValue(), Files.readString(out));
  }
}
