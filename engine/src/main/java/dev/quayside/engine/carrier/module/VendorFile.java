package dev.quayside.engine.carrier.module;

import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Files in carriers' answers.
public final class VendorFile {

  private VendorFile() {}

  /// The file of a Base64 text, with or without line breaks; empty when it is not one.
  public static Optional<byte[]> ofBase64(@Nullable String text) {
    try {
      return Optional.ofNullable(text)
          .map(Base64.getMimeDecoder()::decode)
          .filter(file -> file.length > 0);
    } catch (IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }
}
