package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.number.TrackingFormat;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Everything Quayside knows of one real carrier. Its folder is `carrier/<code>`, its line stands
/// in {@code CarrierModules}; nobody else names it.
public interface CarrierModule {

  /// Lower case, as the API and the database say: `canada_post`.
  String code();

  /// As people say: `Canada Post`.
  String name();

  /// Where its API answers, with the path that all its paths begin with.
  URI host(Endpoint endpoint);

  /// All that `--carrier-endpoint` takes the place of.
  default List<URI> hosts() {
    return Stream.of(Endpoint.values()).map(this::host).toList();
  }

  /// What an account consists of, in the order its form asks.
  List<AccountField> fields();

  /// Its cheapest question that needs credentials and changes nothing. Empty when there is none.
  Optional<CredentialQuestion> credentialQuestion(CarrierHost host, CarrierCredentials credentials);

  /// The shapes of its numbers.
  List<TrackingFormat> trackingFormats();

  /// Where it shows a parcel to anybody: what the number is appended to.
  String trackingPage();

  /// Makes the carrier of one account. Empty as long as nobody has written it.
  default Optional<Connector> connector() {
    return Optional.empty();
  }
}
