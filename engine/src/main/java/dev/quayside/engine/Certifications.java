package dev.quayside.engine;

import dev.quayside.engine.account.carrieraccount.AccountNetwork;
import dev.quayside.engine.account.carrieraccount.GivenNumbers;
import dev.quayside.engine.account.carrieraccount.OpenAccounts;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.certification.Certification;
import dev.quayside.engine.carrier.certification.CertificationFolder;
import dev.quayside.engine.carrier.certification.CertificationResult;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.setting.InstallationVault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Test labels that carriers ask for as proof, bought with the accounts of a data directory. It may
/// run beside an engine, since it records no shipment.
public final class Certifications implements AutoCloseable {

  private final Database database;
  private final OpenAccounts accounts;
  private final GivenNumbers numbers;
  private final Locations locations;
  private final Ids ids;
  private final InstantSource clock;
  private final Map<String, URI> hosts;

  private Certifications(
      FolderDatabase kept, Database database, EngineOptions options, Map<String, URI> hosts) {
    var directory = kept.directory();
    this.database = database;
    this.hosts = Map.copyOf(hosts);
    var random = options.random();
    clock = options.clock();
    ids = new Ids(clock, random);
    accounts =
        new OpenAccounts(
            database,
            InstallationVault.open(database, InstallationKeys.of(kept, database, random), random));
    numbers = new GivenNumbers(database, directory.numberMarks());
    locations = new Locations(database, ids, new Audit(ids, null));
  }

  /// @param hosts addresses to use in place of the carriers' own hosts, by carrier code
  public static Certifications open(FolderDatabase kept, Map<String, URI> hosts) {
    var database = kept.open(_ -> {});
    try {
      return new Certifications(kept, database, EngineOptions.on(kept), hosts);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  /// Buys the carrier's set of test labels on its test system, and voids each.
  ///
  /// @param told receives the result of each label
  /// @throws ProblemException `INVALID_SERVICE` for an unknown carrier; `CONFLICT` when the
  ///   workspace has no account with it, when the account is on the live system, or when the
  ///   workspace has no location to ship from; the carrier's own reason when it sells nothing
  public List<CertificationResult> run(
      Workspace workspace,
      String carrier,
      CertificationFolder folder,
      Consumer<CertificationResult> told) {
    var account = account(workspace, carrier);
    var from =
        locations
            .standard(workspace.ownCaller())
            .orElseThrow(
                () -> ProblemException.refused(ProblemCode.CONFLICT, CarrierWords.NO_SENDER))
            .address();
    var certification = new Certification(folder, account.secrets());
    var http = new CarrierHttp(EgressPolicy.allowing(List.of()), certification);
    var seller =
        new AccountNetwork(accounts, numbers, http, hosts, _ -> clock)
            .carriers(workspace.id()).stream()
                .filter(each -> each.profile().code().equals(carrier))
                .findFirst()
                .orElseThrow();
    return certification.run(seller, from, clock.instant(), () -> ids.next(IdKind.SHIPMENT), told);
  }

  private CarrierCredentials account(Workspace workspace, String carrier) {
    var module =
        CarrierModules.of(carrier)
            .orElseThrow(
                () ->
                    ProblemException.refused(
                        ProblemCode.INVALID_SERVICE, CarrierWords.NO_CARRIER, carrier));
    var account =
        accounts.credentials(workspace.id()).stream()
            .filter(each -> each.carrier().code().equals(carrier))
            .findFirst()
            .orElseThrow(
                () ->
                    ProblemException.refused(
                        ProblemCode.CONFLICT, CarrierWords.NOT_OPEN, module.name()));
    if (!account.terms().test() && !hosts.containsKey(carrier)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, CarrierWords.LIVE, module.name());
    }
    return account;
  }

  @Override
  public void close() {
    database.close();
  }
}
