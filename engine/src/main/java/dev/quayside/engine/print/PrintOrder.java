package dev.quayside.engine.print;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.engine.print.content.ContentOrderJson;
import dev.quayside.engine.print.printer.PrintWords;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A request to print.
///
/// @param documents label or document ids, in the order they are to be printed
/// @param printer null for the one chosen by the print routes
/// @param station whose default printer prints, or which has `printer`; null for this engine's
/// @param copies copies of each document, at least 1
/// @param expiresAt when the job is dropped if it has not been printed; null for never
public record PrintOrder(
    List<String> documents,
    @Nullable String printer,
    @Nullable String station,
    int copies,
    @Nullable Instant expiresAt) {

  /// At the station of this engine.
  public PrintOrder(
      List<String> documents, @Nullable String printer, int copies, @Nullable Instant expiresAt) {
    this(documents, printer, null, copies, expiresAt);
  }

  public PrintOrder {
    documents = List.copyOf(documents);
  }

  /// A request that names either a label, a document or a file of its own.
  ///
  /// @param file a file of another program; null for `order`
  record Any(@Nullable PrintOrder order, @Nullable ContentOrder file) {

    private static final int MOST_COPIES = 20;

    static Any read(Fields body) {
      var copies = body.integer("copies");
      if (copies != null && (copies < 1 || copies > MOST_COPIES)) {
        body.violations().add("copies", PrintWords.COPIES, MOST_COPIES);
      }
      int wanted = copies == null ? 1 : copies;
      var named = Stream.of("labelId", "documentId", "content").filter(body::has).toList();
      if (named.size() != 1) {
        body.violations().add("labelId", PrintWords.ONE_OF_THREE);
      }
      return body.has("content")
          ? new Any(null, ContentOrderJson.read(body, wanted))
          : new Any(ofOurs(body, wanted), null);
    }

    private static PrintOrder ofOurs(Fields body, int copies) {
      ContentOrderJson.refuseFields(body);
      var label = body.text("labelId");
      var document = body.text("documentId");
      var id = label == null ? document : label;
      return new PrintOrder(
          id == null ? List.of() : List.of(id),
          body.text("printer"),
          body.text("station"),
          copies,
          body.instant("expiresAt"));
    }
  }
}
