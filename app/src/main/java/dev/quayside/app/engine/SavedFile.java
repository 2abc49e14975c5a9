package dev.quayside.app.engine;

import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file that a person asked for, in the folder of downloads.
public final class SavedFile {

  private SavedFile() {}

  /// @throws ProblemException `CONFLICT` naming the file when it cannot be written
  public static Path write(Path file, byte[] content) {
    try {
      return Files.write(file, content);
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, AppWords.FILE_NOT_WRITTEN, file);
    }
  }
}
