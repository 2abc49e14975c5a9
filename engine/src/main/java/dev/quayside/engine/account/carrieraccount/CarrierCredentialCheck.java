package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.CredentialQuestion;
import java.net.URI;
import java.time.Duration;
import java.util.Map;

/// Tests credentials with the real carriers, over HTTP.
final class CarrierCredentialCheck implements CredentialCheck {

  private static final int UNAUTHORIZED = 401;
  private static final int FORBIDDEN = 403;
  private static final int TOO_MANY = 429;

  private final Map<String, URI> hosts;
  private final Duration limit;
  private final CarrierHttp http;

  /// @param hosts addresses that replace a carrier's own hosts, by its code
  /// @param limit for the carrier's answer
  CarrierCredentialCheck(Map<String, URI> hosts, CarrierHttp http, Duration limit) {
    this.hosts = Map.copyOf(hosts);
    this.http = http;
    this.limit = limit;
  }

  @Override
  public CredentialFinding test(CarrierCredentials credentials) {
    var carrier = credentials.carrier();
    var host = CarrierHost.of(carrier, credentials.endpoint(), hosts.get(carrier.code()));
    return carrier
        .credentialQuestion(host, credentials)
        .map(question -> answer(carrier.name(), question))
        .orElseGet(() -> CredentialFinding.notTestable(carrier.name()));
  }

  private CredentialFinding answer(String carrier, CredentialQuestion question) {
    return switch (http.ask(question.request().with("Connection", "close"), limit)) {
      case Said said -> said(carrier, question, said);
      case CarrierAnswer.Silent silent -> silent(carrier, silent.why());
    };
  }

  /// The finding for an answer. Everything in the request but the credentials is fixed, so 400 and
  /// 422 are about them too.
  private static CredentialFinding said(String carrier, CredentialQuestion question, Said said) {
    if (said.isGood()) {
      if (question.good().test(said)) {
        return CredentialFinding.connected(carrier, question.knowsAccount());
      }
      return question.wrong().test(said)
          ? CredentialFinding.wrong(carrier)
          : CredentialFinding.unreadable(carrier);
    }
    return switch (said.status()) {
      case 400, UNAUTHORIZED, 422 -> CredentialFinding.wrong(carrier);
      case FORBIDDEN ->
          question.wrong().test(said)
              ? CredentialFinding.wrong(carrier)
              : CredentialFinding.notAllowed(carrier);
      case 404 ->
          question.knowsAccount()
              ? CredentialFinding.notAllowed(carrier)
              : CredentialFinding.unreadable(carrier);
      case TOO_MANY -> CredentialFinding.unreachable(AccountWords.BUSY.of(carrier));
      default ->
          said.status() >= 500
              ? CredentialFinding.unwell(carrier, said.status())
              : CredentialFinding.unreadable(carrier);
    };
  }

  private CredentialFinding silent(String carrier, Silence why) {
    return switch (why) {
      case UNKNOWN_HOST -> CredentialFinding.unreachable(AccountWords.NOT_FOUND.of(carrier));
      case NO_CONNECTION -> CredentialFinding.unreachable(AccountWords.NO_WAY.of(carrier));
      case NOT_SECURE -> CredentialFinding.unreachable(AccountWords.NOT_SECURE.of(carrier));
      case LATE -> CredentialFinding.late(carrier, limit.toSeconds());
      case OFF_LIMITS, TOO_LONG -> CredentialFinding.unreadable(carrier);
      case BROKE_OFF -> CredentialFinding.unreachable(AccountWords.BROKE_OFF.of(carrier));
    };
  }
}
