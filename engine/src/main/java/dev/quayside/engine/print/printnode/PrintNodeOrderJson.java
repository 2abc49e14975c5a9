package dev.quayside.engine.print.printnode;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.engine.print.content.PrintFileJson;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.measure.Size;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Reads a print job as PrintNode's API has it. An option that a printer does not know is left out.
final class PrintNodeOrderJson {

  private static final int MOST_TIMES = 100;
  private static final int LONGEST_URI = 4000;

  private enum Kind {
    PDF_BASE64,
    RAW_BASE64,
    PDF_URI,
    RAW_URI;

    String wire() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean isPdf() {
      return this == PDF_BASE64 || this == PDF_URI;
    }

    boolean isElsewhere() {
      return this == PDF_URI || this == RAW_URI;
    }
  }

  private PrintNodeOrderJson() {}

  static PrintNodeOrder read(Fields body) {
    body.require("contentType");
    body.require("content");
    var kind =
        Objects.requireNonNullElse(
            body.choice("contentType", Kind.values(), Kind::wire), Kind.RAW_BASE64);
    var options = options(body);
    boolean pdf = kind.isPdf();
    return new PrintNodeOrder(
        printer(body),
        body.text("title"),
        pdf ? FileType.PDF : FileType.RAW,
        kind.isElsewhere() ? null : PrintFileJson.content(body),
        kind.isElsewhere() ? body.text("content", LONGEST_URI) : null,
        fit(options),
        new PrintFile.Turn(PrintFileJson.rotate(options), options.has("rotate")),
        pdf ? PrintFileJson.pages(options) : PageRange.ALL,
        paper(options),
        times(body, options),
        expireAfter(body),
        new ContentOrder.Named(kind.wire(), body.text("source")));
  }

  /// PHP writes options that hold nothing as a list that holds nothing.
  private static Fields options(Fields body) {
    var given = body.isEmptyList("options") ? null : body.object("options");
    return given == null
        ? Fields.of(JsonNodeFactory.instance.objectNode(), body.violations(), () -> Money.USD)
        : given;
  }

  private static long printer(Fields body) {
    var name = body.has("printerId") ? "printerId" : "printer";
    if (!body.has(name)) {
      body.violations().add("printerId", FieldWords.REQUIRED);
      return 0;
    }
    var number = body.integer(name);
    return number == null ? 0 : number;
  }

  private static Placing.Fit fit(Fields options) {
    var fit = options.bool("fit_to_page");
    return fit == null ? Placing.Fit.SHRINK : fit ? Placing.Fit.FIT : Placing.Fit.NONE;
  }

  private static @Nullable Size paper(Fields options) {
    var name = options.text("paper");
    return name == null ? null : Paper.named(name).map(Paper::size).orElse(null);
  }

  private static int times(Fields body, Fields options) {
    var quantity = body.integer("qty");
    var copies = options.integer("copies");
    long times = (quantity == null ? 1L : quantity) * (copies == null ? 1 : copies);
    boolean positive = (quantity == null || quantity > 0) && (copies == null || copies > 0);
    if (!positive || times > MOST_TIMES) {
      body.violations()
          .add(quantity == null ? "options.copies" : "qty", PrintWords.COPIES, MOST_TIMES);
      return 1;
    }
    return (int) times;
  }

  private static @Nullable Duration expireAfter(Fields body) {
    var seconds = body.integer("expireAfter");
    if (seconds != null && seconds < 0) {
      body.violations().add("expireAfter", FieldWords.NOT_NEGATIVE);
      return null;
    }
    return seconds == null ? null : Duration.ofSeconds(seconds);
  }
}
