package dev.quayside.app.i18n;

import dev.quayside.engine.base.number.NumberStyle;
import java.util.Locale;

/// The languages of the window. English dates and dollars are those of the United States, where its
/// carriers are; so are the Spanish ones.
public enum Language {
  ENGLISH("en", Locale.US),
  SPANISH("es", Locale.of("es", "US"));

  private final String code;
  private final Locale locale;

  Language(String code, Locale locale) {
    this.code = code;
    this.locale = locale;
  }

  /// The code of ISO 639-1.
  public String code() {
    return code;
  }

  public Locale locale() {
    return locale;
  }

  /// How numbers are typed: as the window writes them, if the computer's country writes them the
  /// same way. Elsewhere they may be meant either way.
  ///
  /// @param system the computer's locale
  public NumberStyle numbers(Locale system) {
    var here = system.getCountry().isEmpty() ? Locale.of(code) : system;
    return NumberStyle.of(locale).or(NumberStyle.of(here));
  }

  /// The language of a code; English for other languages.
  public static Language of(String code) {
    for (var language : values()) {
      if (language.code.equals(code)) {
        return language;
      }
    }
    return ENGLISH;
  }
}
