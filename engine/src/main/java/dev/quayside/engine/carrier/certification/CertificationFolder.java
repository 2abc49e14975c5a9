package dev.quayside.engine.carrier.certification;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quayside.engine.carrier.FileType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// The folder of a certification: for each label one with its requests and answers in order and the
/// carrier's files; beside them `summary.md`.
public final class CertificationFolder {

  private final Path root;
  private Path now;
  private int exchanges;
  private int files;

  /// @param root a new or empty folder
  /// @throws IllegalArgumentException when the folder is not empty
  public CertificationFolder(Path root) {
    this.root = root;
    now = root;
    try {
      Files.createDirectories(root);
      try (var there = Files.list(root)) {
        if (there.findAny().isPresent()) {
          throw new IllegalArgumentException(root + " is not empty");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  synchronized void begin(String name) {
    now = root.resolve(name);
    exchanges = 0;
    files = 0;
    try {
      Files.createDirectories(now);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  synchronized void exchange(String request, String answer) {
    exchanges++;
    write("%d-request.txt".formatted(exchanges), request.getBytes(UTF_8));
    write("%d-answer.txt".formatted(exchanges), answer.getBytes(UTF_8));
  }

  synchronized void file(String kind, FileType type, byte[] content) {
    files++;
    write(kind + (files == 1 ? "" : "-" + files) + "." + type.extension(), content);
  }

  void summary(String carrier, Instant at, List<CertificationResult> results) {
    var lines = new StringBuilder();
    lines.append("# Certification of Quayside with ").append(carrier).append("\n\n");
    lines.append("On the carrier's test system, ").append(at).append(".\n\n");
    lines.append(
        "| label | service | tracking number | state | outcome |\n|---|---|---|---|---|\n");
    for (var each : results) {
      lines
          .append("| ")
          .append(
              String.join(
                  " | ",
                  each.name(),
                  each.service(),
                  each.number(),
                  each.state().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                  each.outcome().replace("|", "/").replace("\n", " ")))
          .append(" |\n");
    }
    now = root;
    write("summary.md", lines.toString().getBytes(UTF_8));
  }

  private void write(String name, byte[] content) {
    try {
      Files.write(now.resolve(name), content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
