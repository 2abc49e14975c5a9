package dev.quayside.app.cli.api;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.nio.file.Path;

/// Reads a file to send; `-` is standard input.
public final class InputFile {

  private static final Path PIPE = Path.of("-");

  private InputFile() {}

  static byte[] bytes(Path file) {
    try {
      return file.equals(PIPE) ? FileText.bytes(System.in) : FileText.bytes(file);
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be read");
    }
  }

  public static Object json(Path file) {
    try {
      return JsonText.plain(bytes(file));
    } catch (ProblemException e) {
      throw new CommandFailure(file + ": " + e.problem().message().sentence());
    }
  }
}
