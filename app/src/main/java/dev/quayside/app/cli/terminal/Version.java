package dev.quayside.app.cli.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/// The output of `--version`: the version of the pom, the commit it was built from, and the Java it
/// runs on.
public final class Version implements IVersionProvider {

  private static final String COMMIT = "commit.txt";

  @Override
  public String[] getVersion() {
    return new String[] {
      "quayside "
          + running().orElse("(unpackaged)")
          + commit().map(commit -> " (" + commit + ")").orElse(""),
      "Java " + Runtime.version() + ", " + System.getProperty("java.vendor")
    };
  }

  /// The version of the pom; empty when run from folders of classes.
  public static Optional<String> running() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
  }

  /// The commit, written by the build; empty when it was built outside a repository.
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
