package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Why;
import java.nio.file.Files;
import java.nio.file.Path;

/// A folder is ready when it can be written.
final class FolderProbe implements Probe {

  private final Path folder;

  FolderProbe(Path folder) {
    this.folder = folder;
  }

  @Override
  public PrinterStatus status() {
    return Files.isDirectory(folder) && Files.isWritable(folder)
        ? PrinterStatus.READY
        : PrinterStatus.offline(Why.STATE_FOLDER.of(folder));
  }
}
