package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.TokenWire;
import java.net.URI;
import java.util.Map;
import java.util.function.Predicate;

/// How a carrier is asked whether it takes an account's credentials.
///
/// @param good whether an answer with a status of 2xx is the carrier's own, and not that of a
///   network that wants a sign-in first
/// @param wrong whether a refusal with status 403, or with 2xx, is about the credentials all the
///   same
/// @param knowsAccount whether a good answer also says that the account number is good
public record CredentialQuestion(
    CarrierRequest request, Predicate<Said> good, Predicate<Said> wrong, boolean knowsAccount) {

  public static CredentialQuestion of(CarrierRequest request, Predicate<Said> good) {
    return new CredentialQuestion(request, good, _ -> false, false);
  }

  /// A grant of OAuth 2 (RFC 6749 section 4.4), answered by a token.
  public static CredentialQuestion token(CarrierRequest request) {
    return of(request, said -> TokenWire.holdsToken(said.text()));
  }

  /// The grant with the client's id and secret in its body.
  public static CarrierRequest grant(URI url, String id, String secret) {
    return CarrierRequest.post(
        url, Map.of("grant_type", "client_credentials", "client_id", id, "client_secret", secret));
  }

  public CredentialQuestion wrongWhen(Predicate<Said> other) {
    return new CredentialQuestion(request, good, other, knowsAccount);
  }

  public CredentialQuestion knowingTheAccount() {
    return new CredentialQuestion(request, good, wrong, true);
  }
}
