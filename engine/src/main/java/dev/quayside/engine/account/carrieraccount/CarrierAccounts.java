package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A workspace's accounts with carriers: at most one with each. What is secret goes in and never
/// comes out again, but to the carrier it is for.
///
/// An account makes no connection to a carrier: whether rates and labels can be had is for the
/// carriers of the environment to say ({@link dev.quayside.engine.carrier.Carriers}).
public final class CarrierAccounts {

  private static final Duration TEST_LIMIT = Duration.ofSeconds(10);

  private final Database database;
  private final Vault vault;
  private final CarrierSwitches switches;
  private final CredentialCheck production;
  private final CredentialCheck sandbox;
  private final WorkspaceClock clock;
  private final CarrierAccountStore store = new CarrierAccountStore();

  /// @param sandbox checks the credentials of sandbox workspaces
  /// @param hosts where carriers answer in place of their own addresses, by code: for tests
  public static CarrierAccounts of(
      Database database,
      Vault vault,
      CarrierSwitches switches,
      CredentialCheck sandbox,
      Map<String, URI> hosts,
      WorkspaceClock clock) {
    return new CarrierAccounts(
        database, vault, switches, new CarrierCredentialCheck(hosts, TEST_LIMIT), sandbox, clock);
  }

  CarrierAccounts(
      Database database,
      Vault vault,
      CarrierSwitches switches,
      CredentialCheck production,
      CredentialCheck sandbox,
      WorkspaceClock clock) {
    this.database = database;
    this.vault = vault;
    this.switches = switches;
    this.production = production;
    this.sandbox = sandbox;
    this.clock = clock;
  }

  /// Every carrier an account can be kept with, in catalogue order.
  public List<CarrierAccount> list(Caller caller) {
    return database.read(
        tx ->
            AccountKinds.all().stream()
                .map(kind -> row(tx, caller.workspace(), kind).account())
                .toList());
  }

  /// @throws ProblemException `NOT_FOUND`
  public CarrierAccount get(Caller caller, String carrier) {
    var kind = require(carrier);
    return database.read(tx -> row(tx, caller.workspace(), kind).account());
  }

  /// Opens an account, changes it, or switches the carrier on or off. Credentials that changed are
  /// not tested any more.
  ///
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` naming every field at fault
  public CarrierAccount put(Caller caller, String carrier, AccountDraft draft) {
    var kind = require(carrier);
    if (draft.enabled() == null && draft.fields().isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST, "say what to change: enabled, fields, or both");
    }
    var account =
        database.write(
            tx -> {
              var before = row(tx, caller.workspace(), kind);
              var after = draft.fields().isEmpty() ? before : filled(before, draft);
              var enabled = draft.enabled() == null ? before.account().enabled() : draft.enabled();
              return keep(tx, caller, with(after, enabled));
            });
    switches.lookAgain(caller.workspace());
    return account;
  }

  /// Forgets the account's credentials. Whether the carrier is on stays as it is.
  ///
  /// @throws ProblemException `NOT_FOUND` when there is no account
  public void remove(Caller caller, String carrier) {
    var kind = require(carrier);
    database.write(
        tx -> {
          var before = row(tx, caller.workspace(), kind);
          if (!before.account().isOpen()) {
            throw ProblemException.notFound("an account with " + kind.name());
          }
          var bare = new AccountRow(CarrierAccount.none(kind), null, before.revision() + 1);
          return keep(tx, caller, with(bare, before.account().enabled()));
        });
  }

  /// Shows the credentials to the carrier (in the sandbox to the practice carrier) and keeps what
  /// came of it. Takes up to ten seconds.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` without an account, or when it was changed
  ///   meanwhile
  public CarrierAccount test(Caller caller, String carrier, Receipt<CarrierAccount> receipt) {
    var kind = require(carrier);
    var workspace = caller.workspace();
    var asked = database.read(tx -> row(tx, workspace, kind));
    if (!asked.account().isOpen()) {
      throw conflict(
          "there is no account with " + kind.name() + " yet: enter its credentials first");
    }
    var desk =
        switch (caller.environment()) {
          case PRODUCTION -> production;
          case SANDBOX -> sandbox;
        };
    var finding = desk.test(workspace, kind, values(asked));
    return database.write(
        tx -> {
          var row = row(tx, workspace, kind);
          if (row.revision() != asked.revision()) {
            throw conflict("the account was changed while it was tested: test it again");
          }
          var tested = keep(tx, caller, found(row, finding, clock.now(workspace)));
          receipt.settle(tx, tested);
          return tested;
        });
  }

  private AccountRow filled(AccountRow before, AccountDraft draft) {
    var account = before.account();
    var values = draft.applied(account.kind(), values(before));
    var shown = new HashMap<String, String>();
    var secret = new HashMap<String, String>();
    for (var field : account.kind().fields()) {
      var value = values.get(field.name());
      if (value != null) {
        (field.secret() ? secret : shown).put(field.name(), value);
      }
    }
    return new AccountRow(
        new CarrierAccount(
            account.kind(),
            account.enabled(),
            shown,
            secret.keySet(),
            Connection.NOT_TESTED,
            null,
            null),
        vault.seal(StoreJson.write(secret)),
        before.revision() + 1);
  }

  private Map<String, String> values(AccountRow row) {
    var values = new HashMap<>(row.account().shown());
    var sealed = row.sealed();
    if (sealed != null) {
      values.putAll(StoreJson.readTexts(vault.open(sealed)));
    }
    return values;
  }

  private CarrierAccount keep(Tx tx, Caller caller, AccountRow row) {
    store.put(tx, caller.workspace(), row);
    return row.account();
  }

  private AccountRow row(Tx tx, WorkspaceId workspace, AccountKind kind) {
    return store.find(tx, workspace, kind).orElseGet(() -> AccountRow.none(kind));
  }

  private static AccountRow with(AccountRow row, boolean enabled) {
    var account = row.account();
    return new AccountRow(
        new CarrierAccount(
            account.kind(),
            enabled,
            account.shown(),
            account.kept(),
            account.connection(),
            account.message(),
            account.testedAt()),
        row.sealed(),
        row.revision());
  }

  private static AccountRow found(AccountRow row, CredentialFinding finding, Instant at) {
    var account = row.account();
    return new AccountRow(
        new CarrierAccount(
            account.kind(),
            account.enabled(),
            account.shown(),
            account.kept(),
            finding.connection(),
            finding.message(),
            at),
        row.sealed(),
        row.revision());
  }

  private static AccountKind require(String carrier) {
    return AccountKinds.of(carrier)
        .orElseThrow(() -> ProblemException.notFound("a carrier named '" + carrier + "'"));
  }

  private static ProblemException conflict(String why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }
}
