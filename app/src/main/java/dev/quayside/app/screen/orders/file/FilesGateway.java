package dev.quayside.app.screen.orders.file;

import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.Sheet;
import java.nio.file.Path;
import java.util.List;

/// What is asked of the engine to take in a shop's file and mend its bad lines; as {@code
/// OrdersGateway}.
public interface FilesGateway extends IncomingFile.Desk<Preview, Imported> {

  @Override
  Preview preview(Path file);

  /// Files with orders that wait to be mended.
  List<Imported> unfinished();

  Imported mend(String fileId, List<Sheet.Line> lines);

  Imported dismiss(String fileId, int line);

  /// Writes the bad lines of a file beside what is wrong with them.
  void saveBadLines(String fileId, Path to);
}
