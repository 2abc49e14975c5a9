package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.number.TrackingFormat;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/// Everything Quayside knows of one real carrier. Its folder is `carrier/<code>`, its line stands
/// in {@code CarrierModules}; nobody else names it.
public abstract class CarrierModule {

  private final String code;
  private final String name;
  private final URI production;
  private final URI test;
  private final String trackingPage;
  private final Connector connector;

  /// @param code lower case, as the API and the database say: `canada_post`
  /// @param name as people say: `Canada Post`
  /// @param production where its API answers, with the path that all its paths begin with
  /// @param test the same of its test system
  /// @param trackingPage where it shows a parcel to anybody: what the number is appended to
  /// @param connector makes the carrier of one account
  protected CarrierModule(
      String code,
      String name,
      String production,
      String test,
      String trackingPage,
      Connector connector) {
    this.code = code;
    this.name = name;
    this.production = URI.create(production);
    this.test = URI.create(test);
    this.trackingPage = trackingPage;
    this.connector = connector;
  }

  public final String code() {
    return code;
  }

  public final String name() {
    return name;
  }

  public final URI host(Endpoint endpoint) {
    return switch (endpoint) {
      case PRODUCTION -> production;
      case TEST -> test;
    };
  }

  public final String trackingPage() {
    return trackingPage;
  }

  public final Connector connector() {
    return connector;
  }

  /// All that `--carrier-endpoint` takes the place of.
  public List<URI> hosts() {
    return List.of(production, test);
  }

  /// What an account consists of, in the order its form asks.
  public abstract List<AccountField> fields();

  /// Its cheapest question that needs credentials and changes nothing. Empty when there is none.
  public abstract Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials);

  /// The shapes of its numbers.
  public abstract List<TrackingFormat> trackingFormats();
}
