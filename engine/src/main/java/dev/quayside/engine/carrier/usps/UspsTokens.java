package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.module.CarrierToken;
import dev.quayside.engine.carrier.module.CarrierToken.Grant;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// USPS's two tokens: one identifies the caller; labels also need one that identifies the payer.
final class UspsTokens {

  /// Seconds a token is valid when the answer does not say; as stated in USPS's portal.
  private static final long TOKEN_SECONDS = 28_800;

  private static final Duration PAYMENT = Duration.ofHours(8);
  private static final int BAD_REQUEST = 400;

  private final CarrierLine line;
  private final CarrierToken token;
  private final CarrierToken payment;

  UspsTokens(CarrierLine line) {
    this.line = line;
    token = line.token(this::grant);
    payment = line.token(this::paymentGrant);
  }

  /// @param way asks as a question or as an order
  Said asked(CarrierRequest request, Function<CarrierRequest, Said> way) {
    return token.carried(value -> way.apply(request.bearer(value)));
  }

  /// Asks with both tokens. Either may be the cause of a 401, so both are renewed before it is
  /// believed. A payment token USPS no longer knows may also be refused by name: nothing was bought
  /// then.
  Said paid(CarrierRequest request, Function<CarrierRequest, Said> way) {
    return token.carried(
        value ->
            payment.carried(
                paying ->
                    way.apply(request.bearer(value).with("X-Payment-Authorization-Token", paying)),
                UspsErrors::isAboutThePaymentToken));
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
    var granted = line.read(said, UspsWire.Token.class);
    var value = granted.value();
    if (value == null || value.isBlank()) {
      throw line.garbled();
    }
    var seconds = granted.expiresIn() == null ? TOKEN_SECONDS : granted.expiresIn();
    return new Grant(value, line.clock().instant().plusSeconds(seconds));
  }

  /// A payment token with the account's contract prices; without, for an account that has none.
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
        line.json(
            "POST",
            "/payments/v3/payment-authorization",
            new UspsWire.PaymentRequest(roles.stream().map(this::role).toList())),
        line::question);
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
}
