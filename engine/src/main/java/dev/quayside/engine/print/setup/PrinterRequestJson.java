package dev.quayside.engine.print.setup;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Tracking;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads a printer from an API request.
final class PrinterRequestJson {

  private static final int MOST_DARKNESS = 30;
  private static final int MOST_SPEED = 14;
  private static final BigDecimal LEAST_SIDE = new BigDecimal("0.5");
  private static final BigDecimal MOST_SIDE = new BigDecimal(24);

  /// Largest offset of a label that is possible at every resolution, in mm.
  private static final BigDecimal MOST_RIGHT = new BigDecimal(100);

  private static final BigDecimal MOST_DOWN = new BigDecimal(5);

  private static final Dpi[] HEADS = Dpi.values();

  /// A new printer and its settings.
  record New(String name, PrinterChange said) {}

  private PrinterRequestJson() {}

  static New readNew(Fields body) {
    var name = body.requiredText("name").strip();
    if (name.contains("/")) {
      body.violations().add("name", PrintWords.NO_SLASH);
    }
    if (name.length() > PrinterRegistry.LONGEST_NAME) {
      body.violations().add("name", PrintWords.NAME, PrinterRegistry.LONGEST_NAME);
    }
    body.require("address");
    return new New(name, read(body));
  }

  static PrinterChange read(Fields body) {
    return new PrinterChange(
        stripped(body, "address"),
        body.choice("language", Language.values(), Language::extension),
        dpi(body),
        side(body, "mediaWidthIn"),
        side(body, "mediaHeightIn"),
        body.choice("tracking", Tracking.values(), PrinterRequestJson::lower),
        ranged(body, "darkness", 0, MOST_DARKNESS),
        ranged(body, "speed", 1, MOST_SPEED),
        moved(body, "moveRightMm", MOST_RIGHT),
        moved(body, "moveDownMm", MOST_DOWN),
        body.bool("upsideDown"),
        body.choice("handling", Handling.values(), PrinterRequestJson::lower),
        body.choice("encoding", Encoding.values(), PrinterRequestJson::lower),
        body.choice("sheet", SheetChoice.values(), PrinterRequestJson::lower),
        ranged(body, "sheetPlace", 1, LabelSheet.FOUR_ON_A4.places()),
        body.bool("isDefault"),
        stripped(body, "fallback"),
        stripped(body, "station"));
  }

  static String lower(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }

  private static @Nullable String stripped(Fields body, String name) {
    var text = body.text(name);
    return text == null ? null : text.strip();
  }

  private static @Nullable Dpi dpi(Fields body) {
    var dots = body.integer("dpi");
    if (dots == null) {
      return null;
    }
    var head = Stream.of(HEADS).filter(each -> each.dotsPerInch() == dots).findFirst();
    if (head.isEmpty()) {
      var known =
          Stream.of(HEADS)
              .map(each -> Integer.toString(each.dotsPerInch()))
              .collect(Collectors.joining(", "));
      body.violations().add("dpi", FieldWords.ONE_OF, known);
    }
    return head.orElse(null);
  }

  private static @Nullable Integer ranged(Fields body, String name, int least, int most) {
    var value = body.integer(name);
    if (value != null && (value < least || value > most)) {
      body.violations().add(name, FieldWords.FROM_TO, least, most);
      return null;
    }
    return value;
  }

  private static @Nullable Length side(Fields body, String name) {
    var inches = ranged(body, name, LEAST_SIDE, MOST_SIDE);
    return inches == null ? null : Length.mils(whole(inches));
  }

  private static @Nullable Length moved(Fields body, String name, BigDecimal most) {
    var millimetres = ranged(body, name, most.negate(), most);
    return millimetres == null ? null : Length.micrometres(whole(millimetres));
  }

  private static @Nullable BigDecimal ranged(
      Fields body, String name, BigDecimal least, BigDecimal most) {
    var value = body.decimal(name);
    if (value != null && (value.compareTo(least) < 0 || value.compareTo(most) > 0)) {
      body.violations().add(name, FieldWords.FROM_TO, least, most);
      return null;
    }
    return value;
  }

  /// Converts to thousandths.
  private static long whole(BigDecimal value) {
    return value.movePointRight(3).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }
}
