package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;
import dev.quayside.engine.carrier.sandbox.place.Airports;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// FedEx: twelve digits, the last the check digit.
public final class FedexIssuer implements Issuer {

  private static final long FIRST = 79_400_000_000L;

  private static final DateTimeFormatter DELIVERY_DAY =
      DateTimeFormatter.ofPattern("EEE - dd MMM", Locale.US);
  private static final DateTimeFormatter DELIVERY_TIME =
      DateTimeFormatter.ofPattern("h:mma", Locale.US);

  private static final Map<String, String> TITLES =
      Map.of(
          "FEDEX_GROUND", "GROUND",
          "GROUND_HOME_DELIVERY", "HOME DELIVERY",
          "FEDEX_EXPRESS_SAVER", "EXPRESS SAVER",
          "FEDEX_2_DAY", "2DAY",
          "FEDEX_2_DAY_AM", "2DAY AM",
          "STANDARD_OVERNIGHT", "STANDARD OVERNIGHT",
          "PRIORITY_OVERNIGHT", "PRIORITY OVERNIGHT",
          "FIRST_OVERNIGHT", "FIRST OVERNIGHT");

  @Override
  public String trackingNumber(String service, long serial) {
    var body = Long.toString(FIRST + serial);
    return body + CheckDigit.FEDEX_EXPRESS.of(body);
  }

  @Override
  public Map<String, String> routing(Waybill waybill) {
    var to = waybill.to();
    var airport = Airports.nearestTo(to);
    var texts = new HashMap<String, String>();
    texts.put("ursa", prefix(to.zip()) + " " + airport + "A");
    texts.put("airport", airport);
    texts.put("state", to.state());
    texts.put("zip", to.zip());
    texts.put("serviceTitle", title(waybill.service()));
    texts.put("deliverBy", deliverBy(waybill));
    return Map.copyOf(texts);
  }

  private static String deliverBy(Waybill waybill) {
    var day = waybill.delivery().format(DELIVERY_DAY).toUpperCase(Locale.US);
    var commit = waybill.commit();
    if (commit == null) {
      return day;
    }
    var time = commit.format(DELIVERY_TIME);
    return day + " " + time.substring(0, time.length() - 1);
  }

  /// The two letters before the location only look the part.
  private static String prefix(String zip) {
    int number = Integer.parseInt(zip);
    return "" + (char) ('A' + number % 26) + (char) ('A' + number / 26 % 26);
  }

  private static String title(String service) {
    var title = TITLES.get(service);
    if (title == null) {
      throw new IllegalArgumentException("no label title for " + service);
    }
    return title;
  }
}
