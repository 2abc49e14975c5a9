package dev.quayside.printing.printer;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.printer.transport.Transport;
import dev.quayside.printing.render.Renders;

/// A printer: a way to reach it, a language it understands and how it is set up.
///
/// @param name what people call it; unique
public record Printer(String name, Transport transport, Language language, Profile profile) {

  /// The bytes that make this printer print a label.
  public byte[] render(LabelDocument document, Renders renders) {
    return switch (language) {
      case ZPL -> zpl(document, renders);
      case PDF -> renders.pdf(document, profile.dpi());
      case PNG -> renders.png(document, profile.dpi());
    };
  }

  private byte[] zpl(LabelDocument document, Renders renders) {
    return profile.nativeZpl()
        ? renders.zplNative(document, profile.dpi(), profile.setup())
        : renders.zpl(document, profile.dpi(), profile.graphics(), profile.setup());
  }
}
