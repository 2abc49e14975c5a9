package dev.quayside.engine.print.content;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.measure.Size;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A file of another program in a request to print.
public final class ContentOrderJson {

  private static final List<String> OWN_FIELDS =
      List.of("contentType", "title", "fit", "rotate", "pages", "paper");

  private ContentOrderJson() {}

  /// Whether fields are there that mean something only with a file.
  public static boolean isMeant(Fields body) {
    return OWN_FIELDS.stream().anyMatch(body::has);
  }

  /// Names the fields that mean something only with a file.
  public static void refuseFields(Fields body) {
    OWN_FIELDS.stream()
        .filter(body::has)
        .forEach(name -> body.violations().add(name, PrintWords.ONLY_CONTENT));
  }

  /// @param copies read already
  public static ContentOrder read(Fields body, int copies) {
    body.require("contentType");
    var type = body.choice("contentType", FileType.values(), ContentOrderJson::wire);
    var fit = body.choice("fit", Placing.Fit.values(), ContentOrderJson::wire);
    return new ContentOrder(
        new PrintFile(
            Objects.requireNonNullElse(type, FileType.RAW),
            PrintFileJson.content(body),
            Objects.requireNonNullElse(fit, Placing.Fit.SHRINK),
            new PrintFile.Turn(PrintFileJson.rotate(body), false),
            PrintFileJson.pages(body),
            paper(body),
            1),
        body.text("title"),
        body.text("printer"),
        body.text("station"),
        copies,
        body.instant("expiresAt"),
        null,
        null);
  }

  private static @Nullable Size paper(Fields body) {
    var name = body.text("paper");
    if (name == null) {
      return null;
    }
    var paper = Paper.named(name);
    if (paper.isEmpty()) {
      body.violations().add("paper", PrintWords.PAPER);
    }
    return paper.map(Paper::size).orElse(null);
  }

  private static String wire(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }
}
