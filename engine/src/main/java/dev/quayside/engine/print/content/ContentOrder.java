package dev.quayside.engine.print.content;

import dev.quayside.printing.file.PrintFile;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The request of another program to print a file.
///
/// @param title for people; null for what kind of file it is
/// @param printer null for the default one
/// @param station whose default printer prints, or which has `printer`; null for this engine's
/// @param copies jobs to be made of it, at least 1
/// @param expiresAt when it is dropped if it has not been printed; null for never
/// @param program the name of the program; null when it has none
/// @param named what the program calls it; null for our own names
public record ContentOrder(
    PrintFile file,
    @Nullable String title,
    @Nullable String printer,
    @Nullable String station,
    int copies,
    @Nullable Instant expiresAt,
    @Nullable String program,
    @Nullable Named named) {

  /// The words of a program that speaks another service's API.
  ///
  /// @param type its content type, as in `pdf_base64`
  /// @param source what the program calls itself
  public record Named(String type, @Nullable String source) {}

  /// The same, sent by a program of this name.
  public ContentOrder from(@Nullable String name) {
    return new ContentOrder(file, title, printer, station, copies, expiresAt, name, named);
  }

  public String titleOrType() {
    return title == null || title.isBlank() ? file.type().name() : title;
  }
}
