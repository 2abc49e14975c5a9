package dev.quayside.engine.carrier.module;

import java.util.Base64;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Files in vendors' answers.
public final class VendorFile {

  private VendorFile() {}

  /// Empty for what is no file in Base64, broken into lines or not.
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
