package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.source.kind.ShopHttp;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.stream.Collectors;

/// The form's two calls.
record StoreApi(ShopHttp http, URI url, String user, String password) {

  /// UTC, to the minute.
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("MM/dd/yyyy HH:mm").withZone(ZoneOffset.UTC);

  /// A page of what changed between two times; an answer that is no list of orders is a failure,
  /// whatever its status says.
  StoreDocument export(Instant from, Instant until, int page, boolean brief) {
    var request =
        CarrierRequest.get(
                at(
                    Map.of(
                        "action", "export",
                        "start_date", TIME.format(from),
                        "end_date", TIME.format(until),
                        "page", Integer.toString(page))))
            .basic(user, password);
    var said = brief ? http.goodSoon(request) : http.good(request);
    return StoreDocument.read(said.body()).orElseThrow(() -> http.garbled(said));
  }

  /// Carts say what went wrong with a good status too.
  void notice(Map<String, String> about, String document) {
    http.done(
        CarrierRequest.xml("POST", at(about), "application/xml", document).basic(user, password));
  }

  static String time(Instant at) {
    return TIME.format(at);
  }

  private URI at(Map<String, String> query) {
    var text =
        query.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> each.getKey() + "=" + UrlText.encoded(each.getValue()))
            .collect(Collectors.joining("&"));
    return URI.create(url + (url.getRawQuery() == null ? "?" : "&") + text);
  }
}
