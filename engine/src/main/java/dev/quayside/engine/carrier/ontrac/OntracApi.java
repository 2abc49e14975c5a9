package dev.quayside.engine.carrier.ontrac;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.net.URI;
import java.util.List;

/// The calls of OnTrac's Web Services V7. Every URL holds the password, so no URL is ever written
/// down.
record OntracApi(CarrierLine line) {

  private static final String XML = "text/xml";

  /// The recently changed ZIPs, asked for to test the credentials.
  static CarrierRequest zips(CarrierHost host, CarrierCredentials account) {
    return CarrierRequest.get(url(host, account, "Zips", "&lastUpdate=2026-01-01")).hiding();
  }

  Said rates(String piece) {
    return line.question(get("rates", "&packages=" + encoded(piece)));
  }

  Said create(String shipments) {
    var url = url(line.host(), line.credentials(), "shipments", "");
    return line.order(CarrierRequest.xml("POST", url, XML, shipments).hiding());
  }

  Said bookPickup(String pickup) {
    var url = url(line.host(), line.credentials(), "pickups", "");
    return line.order(CarrierRequest.xml("POST", url, XML, pickup).hiding());
  }

  Said track(List<String> numbers) {
    return line.question(
        get("shipments", "&requestType=track&tn=" + encoded(String.join(",", numbers))));
  }

  private CarrierRequest get(String what, String query) {
    return CarrierRequest.get(url(line.host(), line.credentials(), what, query))
        .with("Accept", XML)
        .hiding();
  }

  private static URI url(CarrierHost host, CarrierCredentials account, String what, String query) {
    return host.at(
        "/V7/"
            + encoded(account.get(AccountField.ACCOUNT_NUMBER))
            + "/"
            + what
            + "?pw="
            + encoded(account.get(AccountField.PASSWORD))
            + query);
  }
}
