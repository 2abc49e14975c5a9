package dev.quayside.engine.print.printnode;

import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.measure.Size;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A print job as a program of PrintNode's kind asks for it.
///
/// @param bytes null when they are at `uri`
/// @param expireAfter null for never
/// @param times how often all of it is printed
record PrintNodeOrder(
    long printer,
    @Nullable String title,
    FileType type,
    byte @Nullable [] bytes,
    @Nullable String uri,
    Placing.Fit fit,
    PrintFile.Turn turn,
    PageRange pages,
    @Nullable Size sheet,
    int times,
    @Nullable Duration expireAfter,
    ContentOrder.Named named) {

  /// @param content the bytes
  /// @param printerName of `printer`
  ContentOrder of(byte[] content, String printerName, Instant now) {
    return new ContentOrder(
        new PrintFile(type, content, fit, turn, pages, sheet, times),
        title,
        printerName,
        null,
        1,
        expireAfter == null ? null : now.plus(expireAfter),
        null,
        named);
  }
}
