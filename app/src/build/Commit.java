import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Writes down the commit that is built, for `--version`: `java Commit.java REPOSITORY FILE`.
///
/// Git's own files are read, as a machine that builds need not have git. Where there is no
/// repository, no file is written.
public final class Commit {

  private static final String REFERENCE = "ref: ";
  private static final int SHORT = 12;

  private Commit() {}

  public static void main(String[] arguments) throws IOException {
    var file = Path.of(arguments[1]);
    var commit = head(Path.of(arguments[0], ".git"));
    if (commit.isPresent()) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, commit.get().substring(0, SHORT) + "\n");
    } else {
      Files.deleteIfExists(file);
    }
  }

  private static Optional<String> head(Path git) throws IOException {
    var repository = git;
    if (Files.isRegularFile(git)) {
      // a second work tree: its folder of the repository is named in a file
      repository = git.resolveSibling(Files.readString(git).strip().replaceFirst("^gitdir: ", ""));
    }
    if (!Files.exists(repository.resolve("HEAD"))) {
      return Optional.empty();
    }
    var head = Files.readString(repository.resolve("HEAD")).strip();
    return head.startsWith(REFERENCE)
        ? named(repository, head.substring(REFERENCE.length()))
        : Optional.of(head);
  }

  private static Optional<String> named(Path repository, String reference) throws IOException {
    var common = repository;
    if (Files.exists(repository.resolve("commondir"))) {
      common = repository.resolve(Files.readString(repository.resolve("commondir")).strip());
    }
    if (Files.exists(common.resolve(reference))) {
      return Optional.of(Files.readString(common.resolve(reference)).strip());
    }
    if (!Files.exists(common.resolve("packed-refs"))) {
      return Optional.empty();
    }
    try (var lines = Files.lines(common.resolve("packed-refs"))) {
      return lines
          .filter(line -> line.endsWith(" " + reference))
          .map(line -> line.substring(0, line.indexOf(' ')))
          .findFirst();
    }
  }
}
