package dev.quayside.engine.carrier;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/// The type of a carrier's file, read from its first bytes.
public enum FileType {
  PDF("%PDF", "application/pdf", "pdf"),
  PNG("\u0089PNG", "image/png", "png"),
  GIF("GIF8", "image/gif", "gif"),
  ZPL("^XA", "application/zpl", "zpl"),
  /// UTF-8 without control characters other than line breaks.
  TEXT("", "text/plain; charset=utf-8", "txt"),
  OTHER("", "application/octet-stream", "bin");

  /// The character that stands for bytes that are not UTF-8.
  private static final int NO_LETTER = 0xFFFD;

  private final String beginning;
  private final String mediaType;
  private final String extension;

  FileType(String beginning, String mediaType, String extension) {
    this.beginning = beginning;
    this.mediaType = mediaType;
    this.extension = extension;
  }

  public static FileType of(byte[] file) {
    var head = new String(file, 0, Math.min(file.length, 8), StandardCharsets.ISO_8859_1);
    return Stream.of(values())
        .filter(type -> !type.beginning.isEmpty() && head.startsWith(type.beginning))
        .findFirst()
        .orElseGet(() -> isText(file) ? TEXT : OTHER);
  }

  private static boolean isText(byte[] file) {
    var text = new String(file, StandardCharsets.UTF_8);
    return !text.isEmpty()
        && text.codePoints()
            .noneMatch(each -> each == NO_LETTER || Character.isISOControl(each) && !isLine(each));
  }

  private static boolean isLine(int sign) {
    return sign >= '\t' && sign <= '\r';
  }

  public String mediaType() {
    return mediaType;
  }

  /// The extension of a file name: `pdf`.
  public String extension() {
    return extension;
  }
}
