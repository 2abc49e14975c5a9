package dev.quayside.app.screen.orders.file;

import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.Sheet;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import dev.quayside.printing.message.Wording;
import java.nio.file.Path;
import java.util.List;

/// The access of the file import to the engine: importing a shop's file and correcting its bad
/// lines. Called off the window's thread; may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface FilesGateway extends IncomingFile.Desk<Preview, Imported> {

  @Override
  Preview preview(Path file);

  /// Files with orders that need corrections.
  List<Imported> unfinished();

  /// The customs details missing for goods of waiting orders to other countries.
  List<CustomsQuestion> customsQuestions();

  void answer(CustomsAnswer answer);

  Imported mend(String fileId, List<Sheet.Line> lines);

  Imported dismiss(String fileId, int line);

  /// Writes the bad lines of a file, each with its errors, to another file.
  ///
  /// @param wording the language of the errors
  void saveBadLines(String fileId, Path to, Wording wording);
}
