package dev.quayside.printing.file;

import dev.quayside.printing.printer.Language;
import java.util.Arrays;
import java.util.List;

/// What a file of another program is.
public enum FileType {
  PDF,
  PNG,
  ZPL,
  EPL,
  /// Commands in the printer's own language, which Quayside does not read.
  RAW;

  /// Whether it is drawn by Quayside, so that it can be printed on any printer.
  public boolean isDrawn() {
    return this == PDF || this == PNG;
  }

  /// Whether a printer of this language takes it as it is.
  public boolean isUnderstoodBy(Language language) {
    return switch (this) {
      case ZPL -> language == Language.ZPL;
      case EPL -> language == Language.EPL2;
      case RAW -> language == Language.ZPL || language == Language.EPL2;
      case PDF, PNG -> false;
    };
  }

  /// What a printer of this language prints, drawn files included.
  public static List<FileType> printedBy(Language language) {
    return Arrays.stream(values())
        .filter(type -> type.isDrawn() || type == ZPL || type.isUnderstoodBy(language))
        .toList();
  }
}
