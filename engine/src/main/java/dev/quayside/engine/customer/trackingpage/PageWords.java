package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.text.MessageFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The texts of the page in the visitor's language.
public final class PageWords {

  private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.of("es"));
  private static final int LONGEST_HEADER = 1_000;

  private final Locale locale;
  private final ResourceBundle words;

  private PageWords(Locale locale) {
    this.locale = locale;
    words =
        ResourceBundle.getBundle(
            "dev.quayside.engine.customer.trackingpage.texts",
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /// @param locale English or Spanish; others get English
  public static PageWords in(Locale locale) {
    return new PageWords(
        LANGUAGES.stream()
            .filter(each -> each.getLanguage().equals(locale.getLanguage()))
            .findFirst()
            .orElse(Locale.ENGLISH));
  }

  /// @param asked language tag that takes precedence over the header; null when none was chosen
  /// @param header value of Accept-Language
  static PageWords best(@Nullable String asked, @Nullable String header) {
    if (asked != null) {
      return in(Locale.forLanguageTag(asked));
    }
    if (header == null || header.length() > LONGEST_HEADER) {
      return in(Locale.ENGLISH);
    }
    try {
      var best = Locale.lookup(Locale.LanguageRange.parse(header), LANGUAGES);
      return in(best == null ? Locale.ENGLISH : best);
    } catch (IllegalArgumentException malformed) {
      return in(Locale.ENGLISH);
    }
  }

  String language() {
    return locale.getLanguage();
  }

  /// The language a visitor may switch to.
  String otherLanguage() {
    return language().equals("es") ? "en" : "es";
  }

  public String text(String key, Object... values) {
    return new MessageFormat(words.getString(key), locale).format(values);
  }

  /// Text for a scan. Never the carrier's own words, since they may contain a name.
  String scan(Scan scan) {
    return happened(scan.status(), scan.substatus());
  }

  public String happened(TrackingStatus status, @Nullable Substatus substatus) {
    return substatus == null
        ? text("status." + status.wire())
        : text("substatus." + substatus.wire());
  }

  /// A town with its state and country, where known.
  ///
  /// @param home country that is left out after a town; null to always name the country
  String place(
      @Nullable String city,
      @Nullable String state,
      @Nullable String country,
      @Nullable String home) {
    var town =
        Stream.of(city, state)
            .filter(part -> part != null && !part.isBlank())
            .collect(Collectors.joining(", "));
    if (country == null || !town.isEmpty() && country.equals(home)) {
      return town;
    }
    var nation = Locale.of("", country).getDisplayCountry(locale);
    return town.isEmpty() ? nation : town + ", " + nation;
  }

  public String day(LocalDate day) {
    return DateTimeFormatter.ofPattern(words.getString("pattern.day"), locale).format(day);
  }

  /// A time with the zone's short name.
  String moment(Instant at, ZoneId zone) {
    return DateTimeFormatter.ofPattern(words.getString("pattern.moment"), locale)
        .format(at.atZone(zone));
  }
}
