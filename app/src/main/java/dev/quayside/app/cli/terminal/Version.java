package dev.quayside.app.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/// What `--version` prints: the version of the pom, the commit it was built from, and the Java it
/// runs on.
public final class Version implements IVersionProvider {

  private static final String COMMIT = "commit.txt";

  @Override
  public String[] getVersion() {
    return new String[] {
      "quayside " + version() + commit().map(commit -> " (" + commit + ")").orElse(""),
      "Java " + Runtime.version() + ", " + System.getProperty("java.vendor")
    };
  }

  private static String version() {
    return Objects.requireNonNullElse(
        Version.class.getPackage().getImplementationVersion(), "(unpackaged)");
  }

  /// Written by the build; empty where it was built from no repository.
  private static Optional<String> commit() {
    try (var file = Version.class.getResourceAsStream(COMMIT)) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.US_ASCII).strip());
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }
}
