package dev.quayside.engine.account.carrieraccount;

import static dev.quayside.engine.account.carrieraccount.AccountKinds.ACCOUNT_NUMBER;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.API_KEY;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.API_SECRET;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.CLIENT_ID;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.CLIENT_SECRET;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.PASSWORD;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.SECRET_KEY;
import static dev.quayside.engine.account.carrieraccount.AccountKinds.USER_NAME;

import dev.quayside.engine.account.carrieraccount.Login.Question;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.TokenWire;
import java.net.URI;
import java.util.Map;
import java.util.function.Predicate;

/// Each carrier's cheapest question that needs credentials and changes nothing: its token endpoint,
/// or, where it has none, something it looks up.
final class Logins {

  private static final String GRANT = "grant_type";
  private static final String CLIENT_CREDENTIALS = "client_credentials";
  private static final String JSON = "application/json";
  private static final String RATES = "application/vnd.cpc.ship.rate-v4+xml";

  private Logins() {}

  /// UPS, OAuth Client Credentials API.
  static Question ups(URI host, Map<String, String> values) {
    return token(
        CarrierRequest.post(
                host.resolve("/security/v1/oauth/token"), Map.of(GRANT, CLIENT_CREDENTIALS))
            .basic(of(values, CLIENT_ID), of(values, CLIENT_SECRET))
            .with("x-merchant-id", of(values, ACCOUNT_NUMBER)));
  }

  /// FedEx, Authorization API v1.
  static Question fedex(URI host, Map<String, String> values) {
    return token(oauth(host.resolve("/oauth/token"), of(values, API_KEY), of(values, SECRET_KEY)));
  }

  /// USPS, OAuth 2 v3.
  static Question usps(URI host, Map<String, String> values) {
    return token(
        oauth(host.resolve("/oauth2/v3/token"), of(values, CLIENT_ID), of(values, CLIENT_SECRET)));
  }

  /// DHL Express, MyDHL API 3.1: whether it serves a well-known place.
  static Question dhl(URI host, Map<String, String> values) {
    return Question.of(
        CarrierRequest.get(
                host.resolve(
                    "/mydhlapi/address-validate?type=delivery&countryCode=DE&postalCode=53113&cityName=Bonn"))
            .basic(of(values, API_KEY), of(values, API_SECRET))
            .with("x-version", "3.1.1")
            .with("Accept", JSON),
        said -> TokenWire.holdsList(said.body(), "address"));
  }

  /// Canada Post, service discovery. It refuses credentials with 403 and E002.
  static Question canadaPost(URI host, Map<String, String> values) {
    return Question.of(
            CarrierRequest.get(host.resolve("/rs/ship/service?country=CA"))
                .basic(of(values, USER_NAME), of(values, PASSWORD))
                .with("Accept", RATES)
                .with("Accept-language", "en-CA"),
            said -> said.body().startsWith("<?xml") && said.body().contains("<services"))
        .wrongWhen(said -> said.body().contains("E002"));
  }

  /// Australia Post, Get Accounts.
  static Question australiaPost(URI host, Map<String, String> values) {
    var account = of(values, ACCOUNT_NUMBER);
    return Question.of(
            CarrierRequest.get(host.resolve("/shipping/v1/accounts/" + account))
                .basic(of(values, API_KEY), of(values, PASSWORD))
                .with("Account-Number", account)
                .with("Accept", JSON),
            said -> TokenWire.holds(said.body(), "account_number", account))
        .knowingTheAccount();
  }

  /// GLS US, REST v1: the token is in a header of the answer.
  static Question gls(URI host, Map<String, String> values) {
    return Question.of(
        CarrierRequest.get(host.resolve("/Rest/v1/token"))
            .with("UserName", of(values, USER_NAME))
            .with("PassWord", of(values, PASSWORD)),
        said -> !said.header("Token").isBlank());
  }

  /// Veho, API v2: the ZIP codes it serves.
  static Question veho(URI host, Map<String, String> values) {
    return Question.of(
        CarrierRequest.get(host.resolve("/v2/serviceable-zips"))
            .with("apikey", of(values, API_KEY))
            .with("Accept", JSON),
        said -> TokenWire.isList(said.body()));
  }

  private static CarrierRequest oauth(URI url, String id, String secret) {
    return CarrierRequest.post(
        url, Map.of(GRANT, CLIENT_CREDENTIALS, "client_id", id, "client_secret", secret));
  }

  private static Question token(CarrierRequest request) {
    Predicate<Said> token = said -> TokenWire.holdsToken(said.body());
    return Question.of(request, token);
  }

  private static String of(Map<String, String> values, String field) {
    return values.getOrDefault(field, "");
  }
}
