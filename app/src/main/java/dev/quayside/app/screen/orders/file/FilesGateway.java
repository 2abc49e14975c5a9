package dev.quayside.app.screen.orders.file;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.fulfilment.CustomsQuestion;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Currency;
import java.util.List;

/// The access of the file import to the engine: importing a shop's file and correcting its bad
/// lines. Called off the window's thread; may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public record FilesGateway(WorkspaceEngine place)
    implements IncomingFile.Gateway<Preview, Imported> {

  @Override
  public Preview preview(Path file) {
    try {
      if (Files.size(file) > 20L * 1024 * 1024) {
        throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LARGE);
      }
      return place
          .engine()
          .ordering()
          .imports()
          .orders()
          .preview(place.caller(), FileText.bytes(file));
    } catch (IOException unreadable) {
      throw ProblemException.refused(ProblemCode.NOT_FOUND, AppWords.FILE_GONE);
    }
  }

  @Override
  public Preview preview(Preview before, Mapping mapping) {
    return place.engine().ordering().imports().orders().preview(place.caller(), before, mapping);
  }

  @Override
  public Preview preview(Preview before, Currency currency) {
    return place.engine().ordering().imports().orders().preview(place.caller(), before, currency);
  }

  @Override
  public Imported take(String name, Preview preview) {
    return place.engine().ordering().imports().orders().take(place.caller(), name, preview);
  }

  /// Files with orders that need corrections.
  public List<Imported> unfinished() {
    return place.engine().ordering().imports().orders().unfinished(place.caller());
  }

  /// The customs details missing for goods of waiting orders to other countries.
  public List<CustomsQuestion> customsQuestions() {
    var home = new DefaultSender(place).find().map(Address::country);
    var questions = place.engine().ordering().customsQuestions();
    return home.map(country -> questions.open(place.caller(), country)).orElse(List.of());
  }

  public void answer(CustomsAnswer answer) {
    place.engine().ordering().customsQuestions().answer(place.caller(), answer);
  }

  public Imported mend(String fileId, List<Sheet.Line> lines) {
    return place.engine().ordering().imports().orders().mend(place.caller(), fileId, lines);
  }

  public Imported dismiss(String fileId, int line) {
    return place.engine().ordering().imports().orders().dismiss(place.caller(), fileId, line);
  }

  /// Writes the bad lines of a file, each with its errors, to another file.
  ///
  /// @param wording the language of the errors
  public void saveBadLines(String fileId, Path to, Wording wording) {
    SavedFile.write(
        to, place.engine().ordering().imports().orders().badLines(place.caller(), fileId, wording));
  }
}
