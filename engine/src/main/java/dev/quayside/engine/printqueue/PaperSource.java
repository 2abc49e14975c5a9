package dev.quayside.engine.printqueue;

import dev.quayside.engine.identity.Caller;
import dev.quayside.printing.printer.Printer;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where documents beside labels come from: packing slips, customs forms, manifests.
@FunctionalInterface
public interface PaperSource {

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
  /// @param drawn its bytes for a printer, in that printer's language
  record Paper(
      PrintKind kind, String title, @Nullable String carrier, Function<Printer, byte[]> drawn) {}
}
