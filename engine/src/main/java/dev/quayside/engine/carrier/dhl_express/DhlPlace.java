package dev.quayside.engine.carrier.dhl_express;

import java.util.Locale;
import java.util.Locale.IsoCountryCode;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The place of a scan, read from its service area: `NEW YORK GATEWAY, NY-USA`.
record DhlPlace(@Nullable String city, @Nullable String country) {

  private static final Pattern AREA = Pattern.compile("(.+?) *- *([A-Z]{2,3})");
  private static final Set<String> COUNTRIES = Locale.getISOCountries(IsoCountryCode.PART1_ALPHA2);

  static DhlPlace of(@Nullable String area) {
    if (area == null || area.isBlank()) {
      return new DhlPlace(null, null);
    }
    var read = AREA.matcher(area.strip());
    return read.matches()
        ? new DhlPlace(read.group(1), country(read.group(2)))
        : new DhlPlace(area.strip(), null);
  }

  private static @Nullable String country(String code) {
    return COUNTRIES.stream()
        .filter(each -> each.equals(code) || Locale.of("", each).getISO3Country().equals(code))
        .findFirst()
        .orElse(null);
  }
}
