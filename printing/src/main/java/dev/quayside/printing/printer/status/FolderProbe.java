package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Why;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reports a folder as ready when it exists and can be written.
record FolderProbe(Path folder) implements Probe {

  @Override
  public PrinterStatus status() {
    return Files.isDirectory(folder) && Files.isWritable(folder)
        ? PrinterStatus.READY
        : PrinterStatus.offline(Why.STATE_FOLDER.of(folder));
  }
}
