package dev.quayside.app.engine;

import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes a file for the user: whole or not at all. When it cannot be written, an older file of
/// that name stays.
public final class SavedFile {

  private SavedFile() {}

  /// Writes the content of a file.
  ///
  /// @param <T> the result
  @FunctionalInterface
  public interface Content<T> {
    T writeTo(OutputStream out) throws IOException;
  }

  /// @throws ProblemException `CONFLICT` naming the file when it cannot be written
  public static Path write(Path file, byte[] content) {
    return write(
        file,
        out -> {
          out.write(content);
          return file;
        });
  }

  /// @throws ProblemException `CONFLICT` naming the file when it cannot be written
  public static <T> T write(Path file, Content<T> content) {
    var unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      try {
        var said = written(unfinished, content);
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        return said;
      } finally {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, AppWords.FILE_NOT_WRITTEN, file);
    }
  }

  private static <T> T written(Path file, Content<T> content) throws IOException {
    try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
      return content.writeTo(out);
    }
  }
}
