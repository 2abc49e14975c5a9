package dev.quayside.engine.customer.branding;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A branding as typed, before it is checked. Only the shop's name is required.
public record BrandingDraft(
    @Nullable String shopName,
    @Nullable String accent,
    @Nullable String text,
    @Nullable String supportEmail,
    @Nullable String supportUrl,
    List<String> returnLines,
    @Nullable String trackingSite,
    @Nullable String timeZone) {

  public static final int LONGEST_NAME = 60;
  public static final int MOST_RETURN_LINES = 6;

  private static final int LONGEST_LINE = 80;
  private static final int LONGEST_ADDRESS = 200;
  private static final Pattern EMAIL =
      Pattern.compile("[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+");

  public BrandingDraft {
    returnLines = List.copyOf(returnLines);
  }

  /// The draft that stands for a branding as it is.
  public static BrandingDraft of(Branding branding) {
    var text = branding.text();
    var zone = branding.timeZone();
    return new BrandingDraft(
        branding.shopName(),
        branding.accent().hex(),
        text == null ? null : text.hex(),
        branding.supportEmail(),
        branding.supportUrl(),
        branding.returnLines(),
        branding.trackingSite(),
        zone == null ? null : zone.getId());
  }

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every error
  public Branding checked() {
    var found = new Violations();
    var branding = read(found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return branding;
  }

  void check(Violations found) {
    read(found);
  }

  private Branding read(Violations found) {
    found.require("shopName", shopName);
    var name = shopName == null ? "" : shopName.strip();
    longest(found, "shopName", name, LONGEST_NAME);
    var colour = colour(found, "accentColor", accent).orElse(Branding.FIRST_ACCENT);
    var written = colour(found, "textColor", text);
    written
        .filter(each -> !each.isReadableOn(colour))
        .ifPresent(each -> found.add("textColor", tooFaint(each, colour)));
    var email = Absent.fromBlank(supportEmail);
    if (email != null && (email.length() > LONGEST_ADDRESS || !EMAIL.matcher(email).matches())) {
      found.add("supportEmail", FieldWords.EMAIL);
    }
    checkLines(found);
    return new Branding(
        name,
        colour,
        written.orElse(null),
        email,
        url(found, "supportUrl", supportUrl, true),
        returnLines.stream().map(String::strip).filter(line -> !line.isEmpty()).toList(),
        url(found, "trackingSite", trackingSite, false),
        zone(found));
  }

  private @Nullable ZoneId zone(Violations found) {
    var text = Absent.fromBlank(timeZone);
    var zone = TimeZones.find(text);
    if (text != null && zone.isEmpty()) {
      found.add("timeZone", BrandingWords.TIME_ZONE);
    }
    return zone.orElse(null);
  }

  private void checkLines(Violations found) {
    if (returnLines.size() > MOST_RETURN_LINES) {
      found.add("returnAddress", BrandingWords.LINES, MOST_RETURN_LINES);
    }
    returnLines.forEach(line -> longest(found, "returnAddress", line.strip(), LONGEST_LINE));
  }

  private static void longest(Violations found, String field, String value, int most) {
    if (value.length() > most) {
      found.add(field, FieldWords.MOST_CHARACTERS, most);
    }
  }

  private static Optional<Colour> colour(Violations found, String field, @Nullable String typed) {
    var text = Absent.fromBlank(typed);
    if (text == null) {
      return Optional.empty();
    }
    var colour = Colour.parse(text);
    if (colour.isEmpty()) {
      found.add(field, BrandingWords.COLOUR);
    }
    return colour;
  }

  private static String tooFaint(Colour text, Colour ground) {
    return "cannot be read on the accent colour (contrast %.1f to 1, at least %.1f is needed): leave it out to have black or white chosen"
        .formatted(text.contrast(ground), Colour.READABLE);
  }

  /// @param queried whether a query in the address is allowed
  private static @Nullable String url(
      Violations found, String field, @Nullable String typed, boolean queried) {
    var text = Absent.fromBlank(typed);
    if (text == null) {
      return null;
    }
    if (text.length() > LONGEST_ADDRESS || !isUrl(text, queried)) {
      found.add(field, BrandingWords.URL);
    }
    return queried ? text : text.replaceFirst("/+$", "");
  }

  private static boolean isUrl(String text, boolean queried) {
    try {
      var url = new URI(text);
      var scheme = url.getScheme();
      return scheme != null
          && scheme.toLowerCase(Locale.ROOT).matches("https?")
          && url.getHost() != null
          && url.getUserInfo() == null
          && url.getFragment() == null
          && (queried || url.getQuery() == null);
    } catch (URISyntaxException e) {
      return false;
    }
  }
}
