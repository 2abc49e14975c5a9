package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.TokenWire;
import java.net.URI;
import java.util.Map;
import java.util.function.Predicate;

/// The request that tells whether a carrier takes an account's credentials.
///
/// @param good whether an answer of 2xx is the carrier's own, and not that of a network that asks
///   for a sign-in first
/// @param wrong whether an answer of 403 or 2xx nevertheless means that the credentials are wrong
/// @param knowsAccount whether a good answer also proves the account number
public record CredentialQuestion(
    CarrierRequest request, Predicate<Said> good, Predicate<Said> wrong, boolean knowsAccount) {

  public static CredentialQuestion of(CarrierRequest request, Predicate<Said> good) {
    return new CredentialQuestion(request, good, _ -> false, false);
  }

  /// A request for an OAuth 2 token (RFC 6749 section 4.4).
  public static CredentialQuestion token(CarrierRequest request) {
    return of(request, said -> TokenWire.holdsToken(said.text()));
  }

  /// The token request with the client's id and secret in its body.
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
