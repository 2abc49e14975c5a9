package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierToken;
import dev.quayside.engine.carrier.module.CarrierToken.Grant;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/// The calls of USPS's APIs v3: paths, and the two tokens. One says who asks; labels also need one
/// that says who pays.
final class UspsApi {

  /// Labels as one JSON document; without it they come in parts.
  private static final String LABELS = "application/vnd.usps.labels+json";

  /// Where the answer does not say: what the portal says.
  private static final long TOKEN_SECONDS = 28_800;

  private static final Duration PAYMENT = Duration.ofHours(8);
  private static final int BAD_REQUEST = 400;

  private final CarrierLine line;
  private final CarrierToken token;
  private final CarrierToken payment;

  UspsApi(CarrierLine line) {
    this.line = line;
    token = line.token(this::grant);
    payment = line.token(this::paymentGrant);
  }

  Said options(UspsWire.OptionsRequest question) {
    return asked(json("/shipments/v3/options/search", question));
  }

  Said create(UspsHandle kind, String reference, UspsLabelWire.Request label) {
    return paid(
        json(kind.order(), label).with("Accept", LABELS).with("X-Idempotency-Key", key(reference)),
        line::order);
  }

  /// The label made under a reference; never makes one.
  Said reprint(UspsHandle kind, String reference, UspsLabelWire.Reprint how) {
    return paid(
        json(kind.reprint(), how).with("Accept", LABELS).with("X-Idempotency-Key", key(reference)),
        line::question);
  }

  Said reprintOf(UspsHandle kind, String trackingNumber, UspsLabelWire.Reprint how) {
    return paid(
        json(kind.reprint() + "/" + encoded(trackingNumber), how).with("Accept", LABELS),
        line::question);
  }

  Said cancel(UspsHandle kind, String trackingNumber) {
    var url = line.host().at(kind.label() + "/" + encoded(trackingNumber));
    return paid(CarrierRequest.delete(url).with("Accept", "application/json"), line::order);
  }

  Said track(String number) {
    var url = line.host().at("/tracking/v3/tracking/" + encoded(number) + "?expand=DETAIL");
    return asked(CarrierRequest.get(url).with("Accept", "application/json"));
  }

  /// The header takes a UUID: one of ours, the same for the same reference.
  static String key(String reference) {
    return UUID.nameUUIDFromBytes(reference.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private CarrierRequest json(String path, Object body) {
    return CarrierRequest.json("POST", line.host().at(path), body);
  }

  private Said asked(CarrierRequest request) {
    return token.carried(value -> line.question(request.bearer(value)));
  }

  /// A 401 is answered to either token, so both are fetched anew before it is believed.
  private Said paid(CarrierRequest request, Function<CarrierRequest, Said> way) {
    return token.carried(
        value ->
            payment.carried(
                paying ->
                    way.apply(
                        request.bearer(value).with("X-Payment-Authorization-Token", paying))));
  }

  private Grant grant() {
    var account = line.credentials();
    var said =
        line.question(
            CredentialQuestion.grant(
                line.host().at(Usps.TOKEN),
                account.get(AccountField.CLIENT_ID),
                account.get(AccountField.CLIENT_SECRET)));
    if (!said.isGood()) {
      throw said.status() == BAD_REQUEST || UspsErrors.isAboutCredentials(said)
          ? line.wrongCredentials()
          : UspsErrors.problem(line, said);
    }
    var granted = Wire.read(said, UspsWire.Token.class).orElseThrow(() -> line.garbled());
    var value = granted.value();
    if (value == null || value.isBlank()) {
      throw line.garbled();
    }
    var seconds = granted.expiresIn() == null ? TOKEN_SECONDS : granted.expiresIn();
    return new Grant(value, line.clock().instant().plusSeconds(seconds));
  }

  /// With the account's own prices; an account without a contract may have none.
  private Grant paymentGrant() {
    var said = authorization(List.of("PAYER", "LABEL_OWNER", "RATE_HOLDER"));
    if (said.status() == BAD_REQUEST) {
      said = authorization(List.of("PAYER", "LABEL_OWNER"));
    }
    if (!said.isGood()) {
      throw UspsErrors.problem(line, said);
    }
    var value =
        Wire.read(said, UspsWire.Payment.class)
            .map(UspsWire.Payment::token)
            .filter(each -> !each.isBlank())
            .orElseThrow(() -> line.garbled());
    return new Grant(value, line.clock().instant().plus(PAYMENT));
  }

  private Said authorization(List<String> roles) {
    return asked(
        json(
            "/payments/v3/payment-authorization",
            new UspsWire.PaymentRequest(roles.stream().map(this::role).toList())));
  }

  private UspsWire.Role role(String name) {
    var account = line.credentials();
    boolean owner = name.equals("LABEL_OWNER");
    var mid = account.get(Usps.MID);
    var manifest =
        Stream.of(account.get(Usps.MANIFEST_MID), mid)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse(mid);
    return new UspsWire.Role(
        name,
        account.get(Usps.CRID),
        owner ? mid : null,
        owner ? manifest : null,
        "EPS",
        account.get(AccountField.ACCOUNT_NUMBER));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
