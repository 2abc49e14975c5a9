package dev.quayside.engine.carrier.number;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/// Where carriers show anybody a parcel: their public pages, as their own mails link to them.
public final class TrackingPages {

  private static final Map<String, String> PAGES =
      Map.of(
          "usps", "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
          "ups", "https://www.ups.com/track?tracknum=",
          "fedex", "https://www.fedex.com/fedextrack/?trknbr=",
          "ontrac", "https://www.ontrac.com/tracking/?number=",
          "veho", "https://track.shipveho.com/#/trackingId/",
          "gls_us", "https://www.gls-us.com/track-and-trace?TrackingNumbers=",
          "dhl_express", "https://www.dhl.com/en/express/tracking.html?AWB=",
          "canada_post",
              "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
          "australia_post", "https://auspost.com.au/mypost/track/#/details/");

  private TrackingPages() {}

  /// Empty for a carrier without a page that we know of.
  public static Optional<String> of(String carrier, String trackingNumber) {
    return Optional.ofNullable(PAGES.get(carrier))
        .map(page -> page + URLEncoder.encode(trackingNumber, StandardCharsets.UTF_8));
  }
}
