package dev.quayside.engine.carrier;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/// What a file of a carrier's is, by its first bytes.
public enum FileType {
  PDF("%PDF", "application/pdf", "pdf"),
  PNG("\u0089PNG", "image/png", "png"),
  GIF("GIF8", "image/gif", "gif"),
  ZPL("^XA", "application/zpl", "zpl"),
  OTHER("", "application/octet-stream", "bin");

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
        .filter(type -> head.startsWith(type.beginning))
        .findFirst()
        .orElse(OTHER);
  }

  public String mediaType() {
    return mediaType;
  }

  /// Of a file's name.
  public String extension() {
    return extension;
  }
}
