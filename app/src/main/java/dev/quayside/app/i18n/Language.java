package dev.quayside.app.i18n;

import dev.quayside.engine.base.number.NumberStyle;
import java.util.Locale;

/// The languages the window speaks. English dates and dollars are those of the United States, where
/// its carriers are; Spanish is that of the United States too.
public enum Language {
  ENGLISH("en", Locale.US),
  SPANISH("es", Locale.of("es", "US"));

  private final String code;
  private final Locale locale;

  Language(String code, Locale locale) {
    this.code = code;
    this.locale = locale;
  }

  /// ISO 639-1.
  public String code() {
    return code;
  }

  public Locale locale() {
    return locale;
  }

  /// How numbers are typed: as the window writes them, where the computer's country writes them so
  /// too. Elsewhere either may be meant.
  ///
  /// @param system what the computer is set to
  public NumberStyle numbers(Locale system) {
    var here = system.getCountry().isEmpty() ? Locale.of(code) : system;
    return NumberStyle.of(locale).or(NumberStyle.of(here));
  }

  /// The one for a code or for the system's locale; English for what we do not speak.
  public static Language of(String code) {
    for (var language : values()) {
      if (language.code.equals(code)) {
        return language;
      }
    }
    return ENGLISH;
  }
}
