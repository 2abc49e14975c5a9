package dev.quayside.engine.print.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where documents beside labels come from: packing slips, customs forms, manifests.
@FunctionalInterface
public interface DocumentSource {

  /// The document id of a printer's test label.
  String TEST_LABEL = "test_label";

  /// The document id of the sheet of scanner commands.
  String COMMAND_SHEET = "command_sheet";

  /// Empty when it knows no such document of this workspace.
  Optional<Paper> find(Caller caller, String documentId);

  /// One document.
  ///
  /// @param title for people
  /// @param carrier its code, null when it is no carrier's
  record Paper(PrintKind kind, String title, @Nullable String carrier, Content content) {

    /// @param drawn its bytes for a printer, in that printer's language
    public Paper(
        PrintKind kind, String title, @Nullable String carrier, Function<Printer, byte[]> drawn) {
      this(kind, title, carrier, new Pages(drawn));
    }
  }

  /// What is on it.
  sealed interface Content permits Label, Pages {}

  /// One label, which may share a sheet with others.
  record Label(LabelContent content) implements Content {}

  /// @param drawn the bytes for a printer, in that printer's language
  record Pages(Function<Printer, byte[]> drawn) implements Content {}
}
