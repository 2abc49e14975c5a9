package dev.quayside.app.control;

import dev.quayside.app.problem.AppWords;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.queue.PrintJob;
import java.util.Map;

/// The title of a print job: for Quayside's own documents their kind, else the job's own title.
public final class JobTitle {

  private static final Map<String, MessageKey> KINDS =
      Map.of(
          "packing_slip", AppWords.PACKING_SLIP,
          "commercial_invoice", AppWords.COMMERCIAL_INVOICE,
          "cn22", AppWords.CN22,
          "cn23", AppWords.CN23,
          "test_label", AppWords.TEST_LABEL,
          "command_sheet", AppWords.SCANNER_COMMANDS);

  private JobTitle() {}

  public static Message of(PrintJob job) {
    var id = job.document().id();
    var kind = id.substring(id.lastIndexOf('/') + 1);
    var known = KINDS.get(kind);
    var title = job.title();
    return known == null
        ? Message.said(title)
        : known.of(title.substring(Math.min(kind.length() + 1, title.length())));
  }
}
