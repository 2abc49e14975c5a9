package dev.quayside.app.screen.orders.file;

import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.Sheet;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import java.nio.file.Path;
import java.util.List;

/// What is asked of the engine to take in a shop's file and mend its bad lines; as {@code
/// OrdersGateway}.
public interface FilesGateway extends IncomingFile.Desk<Preview, Imported> {

  @Override
  Preview preview(Path file);

  /// Files with orders that wait to be mended.
  List<Imported> unfinished();

  /// What customs want to know of goods that wait to go abroad.
  List<CustomsQuestion> customsQuestions();

  void answer(CustomsAnswer answer);

  Imported mend(String fileId, List<Sheet.Line> lines);

  Imported dismiss(String fileId, int line);

  /// Writes the bad lines of a file beside what is wrong with them.
  void saveBadLines(String fileId, Path to);
}
