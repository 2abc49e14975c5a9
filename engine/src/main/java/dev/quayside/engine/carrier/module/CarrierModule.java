package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.number.LabelCode;
import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.OptionCheck;
import dev.quayside.engine.carrier.option.PrepaidLanes;
import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Everything Quayside knows of one real carrier. It lives in the folder `carrier/<code>` and is
/// named in {@code CarrierModules} only.
public abstract class CarrierModule {

  private final String code;
  private final String name;
  private final URI production;
  private final URI test;
  private final String trackingPage;
  private final Connector connector;

  /// @param code lower case, as in the API and the database: `canada_post`
  /// @param name for people: `Canada Post`
  /// @param production address of its API, with the path that all its paths begin with
  /// @param test the same for its test system
  /// @param trackingPage its public page of a parcel; the tracking number is appended to it
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

  /// Every host that `--carrier-endpoint` replaces.
  public List<URI> hosts() {
    return List.of(production, test);
  }

  /// The fields of an account, in the order of its form.
  public abstract List<AccountField> fields();

  /// Its cheapest request that needs credentials and changes nothing; empty when there is none.
  public abstract Optional<CredentialQuestion> credentialQuestion(
      CarrierHost host, CarrierCredentials credentials);

  /// The formats of its tracking numbers.
  public abstract List<TrackingFormat> trackingFormats();

  /// What it takes beside parcels, here and in the sandbox.
  public CarrierOptions options() {
    return CarrierOptions.plain(code);
  }

  /// The fields it has for tax numbers.
  public TaxIdRoom taxIds() {
    return TaxIdRoom.NONE;
  }

  /// Refuses a shipment that its connector refuses without asking the carrier: the request is made
  /// and dropped. The sandbox asks it too, so that a shop hears of it before it goes live.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException as the connector's purchase, but
  ///   with all faults of the addresses
  public final void check(Consignment consignment, String service) {
    if (consignment.options() != null) {
      new OptionCheck(name, options()).requireAccounts(consignment);
    }
    PrepaidLanes.require(code, name, consignment);
    var account = CarrierCredentials.none(this);
    AllFaults.check(consignment, each -> order(account, Tender.trial(service, each)));
  }

  /// A name for all services that {@link #check} refuses alike: where {@link #order} only hands the
  /// service on, one name for all. A carrier that says nothing is asked for each.
  public String refusedAs(Consignment consignment, String service) {
    return service;
  }

  /// The request that its connector buys the tender with. Whatever the connector refuses by itself,
  /// it refuses here and nowhere else.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException for what the carrier is not asked
  protected abstract Object order(CarrierCredentials account, Tender tender);

  /// Whether a pickup has to name the service of its parcels, here and in the sandbox.
  public Pickups.Naming pickupNaming() {
    return Pickups.Naming.WELCOME;
  }

  /// Refuses a pickup that its connector refuses without asking the carrier.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException as the connector's booking
  public final void check(Pickups.Request pickup, Instant now) {
    booking(CarrierCredentials.none(this), pickup, now);
  }

  /// The request that its connector books a pickup with; of a carrier without pickups, nothing.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException for what the carrier is not asked
  protected Object booking(CarrierCredentials account, Pickups.Request pickup, Instant now) {
    return pickup;
  }

  /// Bar codes on its labels that hold a tracking number and more; none where the number is the
  /// whole code.
  public List<LabelCode> labelCodes() {
    return List.of();
  }
}
