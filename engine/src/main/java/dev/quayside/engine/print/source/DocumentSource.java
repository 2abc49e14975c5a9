package dev.quayside.engine.print.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A source of printable documents beside labels: packing slips, customs forms, manifests.
@FunctionalInterface
public interface DocumentSource {

  /// The document id of a printer's test label.
  String TEST_LABEL = "test_label";

  /// The document id of the sheet of scanner commands.
  String COMMAND_SHEET = "command_sheet";

  /// Finds a document; empty when this source has none with this id for the caller.
  Optional<Paper> find(Caller caller, String documentId);

  /// One document.
  ///
  /// @param title shown to people
  /// @param carrier carrier code; null when it belongs to no carrier
  record Paper(PrintKind kind, String title, @Nullable String carrier, Content content) {

    /// @param drawn draws it as bytes in a printer's language
    public Paper(
        PrintKind kind, String title, @Nullable String carrier, Function<Printer, byte[]> drawn) {
      this(kind, title, carrier, new Pages(drawn));
    }
  }

  sealed interface Content permits Label, Pages {}

  /// One label, which may share a sheet with others.
  record Label(LabelContent content, PrintDocument.Bought bought) implements Content {}

  /// @param drawn draws the bytes in a printer's language
  record Pages(Function<Printer, byte[]> drawn) implements Content {}
}
