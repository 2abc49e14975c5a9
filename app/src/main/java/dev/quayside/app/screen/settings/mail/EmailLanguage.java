package dev.quayside.app.screen.settings.mail;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The language of e-mails to customers.
public enum EmailLanguage {
  /// The language of the country the parcel goes to.
  COUNTRY,
  EN,
  ES;

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Nullable String wire() {
    return this == COUNTRY ? null : key();
  }

  static EmailLanguage of(@Nullable String wire) {
    return Arrays.stream(values())
        .filter(each -> each != COUNTRY && each.key().equals(wire))
        .findFirst()
        .orElse(COUNTRY);
  }
}
