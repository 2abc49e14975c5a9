package dev.quayside.app.control;

import dev.quayside.app.problem.AppWords;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.queue.PrintJob;
import java.util.Map;
import java.util.regex.Pattern;

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

  /// Words, and a tracking number behind them.
  private static final Pattern NUMBERED = Pattern.compile("(.+) ([A-Z0-9]*\\d[A-Z0-9]{7,})");

  private JobTitle() {}

  /// A title without the number behind it: `UPS Ground` of `UPS Ground 1Z12345E0205271688`.
  public static String words(String title) {
    return NUMBERED.matcher(title).replaceFirst("$1");
  }

  /// The number behind a title; empty when there is none.
  public static String number(String title) {
    var numbered = NUMBERED.matcher(title);
    return numbered.matches() ? numbered.group(2) : "";
  }

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
