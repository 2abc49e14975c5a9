package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.Colour;
import dev.quayside.engine.platform.markup.Html;
import dev.quayside.engine.platform.markup.Template;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;

/// A whole page: its head, its style, and what is in it.
///
/// @param style the content of the one style element
record PageHtml(String html, String style, String language) {

  private static final Template PAGE = Template.read(PageHtml.class, "page.html");
  private static final Template MESSAGE = Template.read(PageHtml.class, "message.html");

  static PageHtml of(PageWords words, String title, Branding branding, Html body) {
    var style = PageStyle.of(branding);
    return of(words, title, icon(branding.accent(), branding.onAccent()), style, body);
  }

  /// A page of no shop, which tells nothing about any.
  ///
  /// @param key of the texts `key.title` and `key.text`
  static PageHtml message(PageWords words, String key) {
    var title = words.text(key + ".title");
    var accent = Branding.FIRST_ACCENT;
    var icon = icon(accent, accent.text());
    var detail = words.text(key + ".text");
    var body = MESSAGE.fill(Map.of("headline", title, "detail", detail, "icon", icon));
    return of(words, title, icon, PageStyle.of(accent, accent.text()), body);
  }

  private static PageHtml of(PageWords words, String title, String icon, String style, Html body) {
    var html =
        PAGE.fill(
            Map.of(
                "language", words.language(),
                "title", title,
                "icon", icon,
                "style", new Html(style),
                "body", body));
    return new PageHtml(html.text(), style, words.language());
  }

  /// A parcel in the shop's colours, so that no browser asks for a picture we do not have.
  private static String icon(Colour ground, Colour drawn) {
    var svg =
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="%s"/>\
        <path d="M7 11l9-4 9 4v10l-9 4-9-4zM7 11l9 4 9-4M16 15v10" fill="none" stroke="%s" stroke-width="2"\
         stroke-linejoin="round"/></svg>"""
            .formatted(ground.hex(), drawn.hex());
    return "data:image/svg+xml;base64,"
        + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
  }
}
