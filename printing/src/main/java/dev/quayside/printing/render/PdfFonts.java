package dev.quayside.printing.render;

import dev.quayside.printing.font.Face;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The embedded subset fonts of one PDF.
final class PdfFonts {

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final PDDocument document;
  private final Map<Face, TrueTypeFont> open;
  private final Map<Face, PDType0Font> used = new EnumMap<>(Face.class);

  /// @param open parsed fonts this thread may use alone, filled as needed
  PdfFonts(PDDocument document, Map<Face, TrueTypeFont> open) {
    this.document = document;
    this.open = open;
  }

  String name(Face face) {
    return "F" + face.ordinal();
  }

  /// The text as the font's codes, in hex.
  String encode(Face face, String text) {
    PDType0Font font = used.computeIfAbsent(face, this::load);
    text.codePoints().forEach(font::addToSubset);
    try {
      return HEX.formatHex(font.encode(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PDType0Font load(Face face) {
    try {
      return PDType0Font.load(document, open.computeIfAbsent(face, f -> f.typeface().open()), true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void addTo(PDResources resources) {
    used.forEach((face, font) -> resources.put(COSName.getPDFName(name(face)), font));
  }

  /// Cuts the fonts to the glyphs in use; after this nothing more can be written.
  void subset() throws IOException {
    for (PDType0Font font : used.values()) {
      font.subset();
    }
  }
}
