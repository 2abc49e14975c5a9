package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.number.TrackingPages;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.platform.markup.Html;
import dev.quayside.engine.platform.markup.Template;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One parcel's page. Nothing private is on it: no name, no street, no price, no words of a
/// carrier.
final class ParcelHtml {

  private static final Template PARCEL = Template.read(ParcelHtml.class, "parcel.html");

  private final ParcelPage page;
  private final PageWords words;
  private final ZoneId zone;

  private ParcelHtml(ParcelPage page, PageWords words) {
    this.page = page;
    this.words = words;
    zone = page.zone();
  }

  /// @param shop what links to the page name; null when the visitor's did not
  static PageHtml of(ParcelPage page, PageWords words, @Nullable String shop) {
    return new ParcelHtml(page, words).whole(shop);
  }

  private PageHtml whole(@Nullable String shop) {
    var standing = Standing.of(page, words);
    var body =
        PARCEL.fill(
            Map.ofEntries(
                Map.entry("mark", mark()),
                Map.entry("otherLanguage", words.language().equals("es") ? "en" : "es"),
                Map.entry("other", words.text("other")),
                Map.entry("shop", shop == null ? "" : "&shop=" + shop),
                Map.entry("sandbox", sandbox()),
                Map.entry("headline", standing.headline()),
                Map.entry("detail", standing.detail()),
                Map.entry("steps", steps()),
                Map.entry("notice", notice()),
                Map.entry("historyTitle", words.text("history")),
                Map.entry("history", history()),
                Map.entry("detailsTitle", words.text("details")),
                Map.entry("details", details()),
                Map.entry("help", help()),
                Map.entry(
                    "times",
                    words.text(
                        "times",
                        zone.getDisplayName(TextStyle.FULL, Locale.of(words.language()))))));
    return PageHtml.of(
        words, words.text("title", page.branding().shopName()), page.branding(), body);
  }

  private Html mark() {
    var name = Html.of(page.branding().shopName()).text();
    var logo = page.logo();
    return logo == null
        ? new Html("<span class=\"name\">" + name + "</span>")
        : new Html(
            "<img class=\"logo\" alt=\"%s\" width=\"%d\" height=\"%d\" src=\"data:image/png;base64,%s\">"
                .formatted(
                    name,
                    logo.width(),
                    logo.height(),
                    Base64.getEncoder().encodeToString(logo.png())));
  }

  private Html sandbox() {
    return page.sandbox()
        ? new Html(
            "<div class=\"sandbox\"><p class=\"wide\">"
                + Html.of(words.text("sandbox")).text()
                + "</p></div>")
        : Html.NONE;
  }

  private Html steps() {
    int at = Standing.step(page.tracker());
    if (at < 0) {
      return Html.NONE;
    }
    var items = new ArrayList<Html>();
    for (String step : List.of("ready", "underway", "delivery", "delivered")) {
      int number = items.size();
      var state = number < at ? " class=\"done\"" : "";
      var now = number == at ? " class=\"now\" aria-current=\"step\"" : state;
      items.add(new Html("<li" + now + ">" + escaped(words.text("step." + step)) + "</li>"));
    }
    return new Html(
        "<ol class=\"steps\" aria-label=\"%s\">%s</ol>"
            .formatted(escaped(words.text("progress")), Html.join(items).text()));
  }

  private Html notice() {
    if (page.tracker().status() != TrackingStatus.EXCEPTION) {
      return Html.NONE;
    }
    return new Html(
        "<section class=\"card notice\"><p>%s</p></section>"
            .formatted(escaped(words.text("notice.help", page.branding().shopName()))));
  }

  private Html history() {
    var scans = page.tracker().scans();
    if (scans.isEmpty()) {
      var none = page.tracker().status().isTerminal() ? "history.ended" : "history.none";
      return new Html("<p class=\"muted\">" + escaped(words.text(none)) + "</p>");
    }
    return new Html(
        "<ol class=\"scans\">"
            + Html.join(scans.reversed().stream().map(this::scan).toList()).text()
            + "</ol>");
  }

  private Html scan(Scan scan) {
    var place = words.place(scan.city(), scan.country());
    var moment = words.moment(scan.at(), zone);
    return new Html(
        "<li><b>%s</b><span><time datetime=\"%s\">%s</time>%s</span></li>"
            .formatted(
                escaped(words.scan(scan)),
                scan.at(),
                escaped(moment),
                place.isEmpty() ? "" : " &middot; " + escaped(place)));
  }

  private Html details() {
    var lines = new ArrayList<Html>();
    lines.add(detail("carrier", carrier()));
    lines.add(
        detail(
            "number",
            "<span class=\"number\">" + escaped(page.tracker().trackingNumber()) + "</span>"));
    var shipment = page.tracker().shipment();
    if (shipment != null) {
      lines.addAll(journey(shipment));
    }
    return Html.join(lines);
  }

  /// With a link to the carrier's own page, which knows nothing of a simulated parcel.
  private String carrier() {
    var name = escaped(page.carrierName());
    var tracker = page.tracker();
    return page.sandbox()
        ? name
        : TrackingPages.of(tracker.carrier(), tracker.trackingNumber())
            .map(url -> "<a rel=\"noopener\" href=\"" + escaped(url) + "\">" + name + "</a>")
            .orElse(name);
  }

  private List<Html> journey(Shipment shipment) {
    var lines = new ArrayList<Html>();
    var from = shipment.consignment().from();
    var to = shipment.consignment().to();
    lines.add(detail("from", escaped(words.place(from.city(), from.country()))));
    lines.add(detail("to", escaped(words.place(to.city(), to.country()))));
    var acceptance = shipment.acceptance();
    var expected = acceptance == null ? null : acceptance.estimatedDelivery();
    if (expected != null && !page.tracker().status().isTerminal()) {
      lines.add(detail("expected", escaped(words.day(expected))));
    }
    return lines;
  }

  private Html detail(String key, String html) {
    return new Html("<div><dt>" + escaped(words.text(key)) + "</dt><dd>" + html + "</dd></div>");
  }

  private Html help() {
    var brand = page.branding();
    var parts = new ArrayList<Html>();
    if (brand.supportEmail() != null) {
      parts.add(
          link("mailto:" + brand.supportEmail(), words.text("help.email", brand.supportEmail())));
    }
    if (brand.supportUrl() != null) {
      parts.add(link(brand.supportUrl(), words.text("help.site")));
    }
    if (parts.isEmpty()) {
      parts.add(new Html("<p>" + escaped(words.text("help.shop", brand.shopName())) + "</p>"));
    }
    parts.add(returns(brand));
    return new Html(
        "<section class=\"card\"><h2>%s</h2>%s</section>"
            .formatted(escaped(words.text("help")), Html.join(parts).text()));
  }

  private Html returns(Branding brand) {
    return brand.returnLines().isEmpty()
        ? Html.NONE
        : new Html(
            "<h3>%s</h3><p class=\"returns\">%s</p>"
                .formatted(
                    escaped(words.text("returns")),
                    escaped(String.join("\n", brand.returnLines()))));
  }

  private static Html link(String address, @Nullable String text) {
    return new Html(
        "<p><a rel=\"noopener\" href=\"%s\">%s</a></p>"
            .formatted(escaped(address), escaped(Objects.requireNonNullElse(text, address))));
  }

  private static String escaped(String plain) {
    return Html.of(plain).text();
  }
}
